import { cx } from '../base/cx.ts';
import css from './amounts.module.css';

/** A row of `Amounts`; `text` is small print below its name. */
export type AmountRow = { name: string; amount: string; text?: string | false; total?: boolean };

/** List of amounts: names at the left, sums at the right, a total below a line. */
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
