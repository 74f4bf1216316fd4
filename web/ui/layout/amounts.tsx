import { cx } from '../base/cx.ts';
import css from './amounts.module.css';

/** A row of `Amounts`; `text` stands below its name in small letters. */
export type AmountRow = { name: string; amount: string; text?: string | false; total?: boolean };

/** Lists what sums consist of: names to the left, sums to the right, a total below a line. */
export function Amounts({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <dl className={css.rows}>
      {rows.map(({ name, amount, text, total }, index) => (
        <div key={index} className={cx(css.row, total && css.total)}>
          <dt>
            {name}
            {text && <span className={css.text}>{text}</span>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
