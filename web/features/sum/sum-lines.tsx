import type { ExplanationLine } from '#contract/orders/cart.ts';
import { groupDigits } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import { feeText, signedTenge } from '#web/texts/amounts.ts';
import { sumLineText } from './sum-line-text.ts';
import css from './sum-lines.module.css';

const FEE_KINDS = new Set<ExplanationLine['kind']>(['delivery', 'express', 'lifting', 'gift']);

/** Sum line by line; each line expands to its explanation, the last is the total. Earned bonuses follow it. */
export function SumLines({
  lines,
  totalLabel = m.sum_total(),
  earnedBonuses = 0,
}: {
  lines: readonly ExplanationLine[];
  totalLabel?: string;
  earnedBonuses?: number;
}) {
  const total = lines.find(({ kind }) => kind === 'to-pay');
  return (
    <div className={css.sum}>
      <ul role="list" className={css.lines}>
        {lines
          .filter((line) => line !== total)
          .map((line, index) => (
            <li key={`${line.kind} ${index}`}>
              <SumLine line={line} />
            </li>
          ))}
      </ul>
      {total && (
        <p className={css.total}>
          <span>{totalLabel}</span> <strong>{signedTenge(total.amount)}</strong>
        </p>
      )}
      {earnedBonuses > 0 && <EarnedBonuses amount={earnedBonuses} />}
    </div>
  );
}

/** Bonuses that the order earns. A guest has no account for them yet. */
function EarnedBonuses({ amount }: { amount: number }) {
  const { paths, page } = useShop();
  const isGuest = customerId.use() === null;
  return (
    <>
      <p className={css.earned}>
        <span>{m.sum_earned()}</span> <b>+{groupDigits(amount)}</b>
      </p>
      {isGuest && (
        <p className={css.why}>
          {m.sum_earned_guest()} <a href={paths.auth(page.url)}>{m.auth_offer_login()}</a>
        </p>
      )}
    </>
  );
}

function SumLine({ line }: { line: ExplanationLine }) {
  const { title, explanation } = sumLineText(line);
  const amount = FEE_KINDS.has(line.kind) ? feeText(line.amount) : signedTenge(line.amount);
  return (
    <details className={css.line}>
      <summary className={css.face}>
        <span className={css.title}>
          {title} <Icon name="chevron-down" size={16} className={css.mark} />
        </span>
        <span
          className={cx(css.amount, (line.amount < 0 || (FEE_KINDS.has(line.kind) && line.amount === 0)) && css.gain)}
        >
          {amount}
        </span>
      </summary>
      <p className={css.why}>{explanation}</p>
    </details>
  );
}
