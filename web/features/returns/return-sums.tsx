import type { ReturnPreview } from '#contract/returns.ts';
import { formatTenge, groupDigits } from '#domain/money.ts';
import { m } from '#web/messages.ts';
import { tenderWords } from './return-words.ts';
import css from './returns.module.css';

/** How the money of a return comes back, by tender, with the bonuses that come and go. */
export function ReturnSums({ sums }: { sums: ReturnPreview }) {
  const { tenders, bonuses, earned, delivery, money, gift } = sums;
  return (
    <div className={css.sums}>
      <dl className={css.amounts}>
        {tenders.map((tender) => (
          <div key={`${tender.kind} ${tender.lastDigits}`}>
            <dt>{tenderWords(tender)}</dt>
            <dd>{formatTenge(tender.amount)}</dd>
          </div>
        ))}
        {bonuses > 0 && (
          <div>
            <dt>{m.return_bonuses_back()}</dt>
            <dd>{groupDigits(bonuses)}</dd>
          </div>
        )}
        {earned > 0 && (
          <div>
            <dt>{m.return_bonuses_taken()}</dt>
            <dd>−{groupDigits(earned)}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>{m.return_total()}</dt>
          <dd>{formatTenge(money)}</dd>
        </div>
      </dl>
      {gift !== null && <p className={css.gift}>{m.return_with_gift({ name: gift })}</p>}
      {delivery > 0 && <p className={css.muted}>{m.return_with_delivery({ amount: formatTenge(delivery) })}</p>}
    </div>
  );
}
