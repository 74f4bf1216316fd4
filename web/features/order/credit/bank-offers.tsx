import { useState } from 'react';
import type { Credit } from '#contract/orders/credit.ts';
import { effectiveRate, overpayment } from '#domain/payments/instalment.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { rateText } from '#web/texts/rate-text.ts';
import { banksForTerm, offeredTerms, type BankForTerm } from './credit-offers.ts';
import css from './credit.module.css';

/** Offers of the banks side by side as they arrive; the slider sets the term for all. */
export function BankOffers({
  credit,
  busy,
  onChoose,
}: {
  credit: Credit;
  busy: string | null;
  onChoose: (bank: string, months: number) => void;
}) {
  const terms = offeredTerms(credit);
  const [wantedMonths, setWantedMonths] = useState(12);
  // Nearest offered term: the choice survives new offers.
  const months = terms.toSorted((a, b) => Math.abs(a - wantedMonths) - Math.abs(b - wantedMonths))[0];
  const index = months === undefined ? 0 : terms.indexOf(months);
  return (
    <>
      {months !== undefined && (
        <label className={css.term}>
          <span>
            {m.credit_term()} <strong>{m.product_instalment_months({ count: months })}</strong>
          </span>
          <input
            type="range"
            min={0}
            max={terms.length - 1}
            step={1}
            value={index}
            disabled={terms.length < 2}
            aria-valuetext={m.product_instalment_months({ count: months })}
            onChange={({ currentTarget }) => setWantedMonths(terms[Number(currentTarget.value)] ?? months)}
          />
          <span className={css.ends} aria-hidden="true">
            <span>{terms[0]}</span>
            <span>{terms.at(-1)}</span>
          </span>
        </label>
      )}
      <ul className={css.banks}>
        {banksForTerm(credit, months).map((row) => (
          <li key={row.bank.bank} className={css.bank}>
            <p className={css.bankName}>{row.bank.name}</p>
            <BankDecision row={row} amount={credit.amount} />
            {row.offer && months !== undefined && (
              <Button
                kind="action"
                loading={busy === row.bank.bank}
                disabled={busy !== null}
                onClick={() => onChoose(row.bank.bank, months)}
                aria-label={`${m.credit_choose()}: ${row.bank.name}`}
              >
                {m.credit_choose()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function BankDecision({ row: { bank, offer }, amount }: { row: BankForTerm; amount: number }) {
  if (offer) {
    const overpaid = overpayment(offer);
    return (
      <p className={css.terms}>
        <strong className={css.monthly}>{m.credit_monthly({ amount: formatTenge(offer.monthly) })}</strong>
        <span className={css.muted}>{m.credit_rate({ rate: rateText(effectiveRate(offer)) })}</span>
        {overpaid === 0 ? (
          <Badge kind="success" soft>
            {m.credit_free()}
          </Badge>
        ) : (
          <span className={css.muted}>{m.credit_extra({ amount: formatTenge(overpaid) })}</span>
        )}
      </p>
    );
  }
  if (bank.answer === 'asked')
    return (
      <p className={css.thinking}>
        <Spinner size="small" label={m.credit_thinking()} /> {m.credit_thinking()}
      </p>
    );
  if (bank.answer === 'silent') return <p className={css.muted}>{m.credit_silent()}</p>;
  if (bank.answer === 'declined') return <p className={css.muted}>{m.credit_declined()}</p>;
  const maxAmount = Math.max(0, ...bank.offers.map(({ amount }) => amount));
  if (maxAmount < amount) return <p className={css.muted}>{m.credit_less({ amount: formatTenge(maxAmount) })}</p>;
  return (
    <p className={css.muted}>{m.credit_other_terms({ terms: bank.offers.map(({ months }) => months).join(', ') })}</p>
  );
}
