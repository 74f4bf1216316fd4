import { useState } from 'react';
import type { ProductPage } from '#contract/catalog/catalog.ts';
import { formatTenge, multiply, remainder } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { rateText } from '#web/texts/rate-text.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { PaymentMarks } from '#web/ui/marks/payment-marks.tsx';
import css from './price-block.module.css';

/** Terms of instalment or credit: a chip per number of months, and the chosen one's payment with its effective rate. */
export default function Instalments({ price, terms }: { price: number; terms: ProductPage['instalments'] }) {
  const { language, frame } = useShop();
  const [months, setMonths] = useState<number | null>(null);
  // The longest term has the lowest payment, which lists show too.
  const chosen = terms.find((term) => term.months === months) ?? terms.at(-1)!;
  const title = isInterestFree(price, terms) ? m.product_instalment_free() : m.product_instalment();
  return (
    <section aria-label={title} className={css.block}>
      <p>{title}</p>
      <ChipRow label={title}>
        {terms.map((term) => (
          <Chip key={term.months} pressed={term.months === chosen.months} onClick={() => setMonths(term.months)}>
            {m.product_instalment_chip({ count: term.months, rate: rateText(term.rate) })}
          </Chip>
        ))}
      </ChipRow>
      <p aria-live="polite">
        <b>
          {m.product_instalment_monthly({
            amount: formatTenge(chosen.monthly, language),
            rate: rateText(chosen.rate),
          })}
        </b>
      </p>
      {frame.payments.includes('card') && <PaymentMarks />}
    </section>
  );
}

/** Payments are rounded up to a tenge: a free instalment costs at most one tenge more per month. */
function isInterestFree(price: number, terms: ProductPage['instalments']): boolean {
  return terms.every(({ months, monthly }) => remainder(multiply(monthly, months), price) < months);
}
