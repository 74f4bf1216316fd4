import css from './histogram.module.css'

/** Shows how marks are spread; a row leads to its reviews when it has `href`. */
export function Histogram({ label, rows }: {
  label: string
  /** From the best mark down; `text` names the row for screen readers ("5 stars: 84 reviews"). */
  rows: ReadonlyArray<{ mark: string; count: number; text: string; href?: string; current?: boolean }>
}) {
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  return (
    <ul role="list" aria-label={label} className={css.rows}>
      {rows.map(({ mark, count, text, href, current }) => {
        const inside = (
          <>
            <span aria-hidden="true" className={css.mark}>
              {mark}
            </span>
            <progress value={count} max={total || 1} className={css.bar} aria-hidden="true" />
            <span aria-hidden="true" className={css.count}>
              {count}
            </span>
            <span className="visually-hidden">{text}</span>
          </>
        )
        return (
          <li key={mark}>
            {href !== undefined && count > 0 ? (
              <a href={href} className={css.row} aria-current={current || undefined}>
                {inside}
              </a>
            ) : (
              <span className={css.row}>{inside}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
