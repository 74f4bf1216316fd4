import type { ReturnPreview } from '#contract/orders/returns.ts';
import { formatTenge, groupDigits } from '#domain/pricing/money.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { m } from '#web/messages.ts';
import { Amounts } from '#web/ui/layout/amounts.tsx';
import { refundTargetText } from './return-texts.ts';
import css from './returns.module.css';

/** Refund by tender, with refunded and deducted bonuses; `method` is the order's payment method. */
export function ReturnSums({ sums, method }: { sums: ReturnPreview; method: PaymentMethod }) {
  const { tenders, bonuses, earned, delivery, services, money, gift } = sums;
  return (
    <div className={css.sums}>
      <Amounts
        rows={[
          ...tenders.map((tender) => ({ name: refundTargetText(tender, method), amount: formatTenge(tender.amount) })),
          ...(bonuses > 0 ? [{ name: m.return_bonuses_back(), amount: groupDigits(bonuses) }] : []),
          ...(earned > 0 ? [{ name: m.return_bonuses_taken(), amount: `−${groupDigits(earned)}` }] : []),
          { name: m.return_total(), amount: formatTenge(money), total: true },
        ]}
      />
      {gift !== null && <p className={css.gift}>{m.return_with_gift({ name: gift })}</p>}
      {services > 0 && <p className={css.muted}>{m.return_with_services({ amount: formatTenge(services) })}</p>}
      {delivery > 0 && <p className={css.muted}>{m.return_with_delivery({ amount: formatTenge(delivery) })}</p>}
    </div>
  );
}
