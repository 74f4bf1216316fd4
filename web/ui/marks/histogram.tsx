import { cx } from '../base/cx.ts';
import css from './histogram.module.css';

/** Row of a histogram; `text` describes it for screen readers ("5 stars: 84 reviews"). */
export type HistogramRow = {
  stars: string;
  count: number;
  text: string;
  href?: string;
  current?: boolean;
  onPress?: () => void;
};

/**
 * Histogram of ratings, best first. A row links to its reviews with `href` or filters a list with `onPress`; `current`
 * is the selected row.
 */
export function Histogram({ label, rows }: { label: string; rows: readonly HistogramRow[] }) {
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  const hasSelection = rows.some((row) => row.current);
  return (
    <ul role="list" aria-label={label} className={css.rows}>
      {rows.map((row) => (
        <li key={row.stars} className={cx(hasSelection && !row.current && css.aside)}>
          <Row row={row} total={total} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row: { stars, count, text, href, current, onPress }, total }: { row: HistogramRow; total: number }) {
  const content = (
    <>
      <span aria-hidden="true" className={css.mark}>
        {stars}
      </span>
      <progress value={count} max={total || 1} className={css.bar} aria-hidden="true" />
      <span aria-hidden="true" className={css.count}>
        {count}
      </span>
      <span className="visually-hidden">{text}</span>
    </>
  );
  if (count === 0 && !current) return <span className={css.row}>{content}</span>;
  if (onPress) {
    return (
      <button type="button" data-print="keep" className={css.row} aria-pressed={current ?? false} onClick={onPress}>
        {content}
      </button>
    );
  }
  if (href === undefined) return <span className={css.row}>{content}</span>;
  return (
    <a href={href} className={css.row} aria-current={current || undefined}>
      {content}
    </a>
  );
}
