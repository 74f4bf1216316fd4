import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import css from './spec-list.module.css';

export type SpecGroup = {
  title?: string;
  rows: ReadonlyArray<{ name: string; value: ReactNode; hint?: ReactNode; differs?: boolean }>;
};

/**
 * Characteristics in groups, with dotted lines between name and value; `columns` arranges the groups in columns on wide
 * screens.
 */
export function SpecList({
  groups,
  columns,
  level = 3,
}: {
  groups: readonly SpecGroup[];
  columns?: boolean;
  level?: 3 | 4;
}) {
  const Tag = `h${level}` as const;
  return (
    <div className={cx(css.groups, columns && css.columns)}>
      {groups.map(({ title, rows }, index) => (
        <section key={title ?? index} className={css.group}>
          {title !== undefined && <Tag className={css.title}>{title}</Tag>}
          <dl>
            {rows.map(({ name, value, hint, differs }) => (
              <div key={name} className={cx(css.row, differs && css.differs)}>
                <dt className={css.name}>
                  <span>{name}</span>
                  {hint}
                </dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Plain table with its own horizontal scrolling; `pinned` keeps the first column in view. */
export function Table({
  caption,
  captionHidden,
  head,
  rows,
  pinned,
  numeric = [],
}: {
  caption: string;
  captionHidden?: boolean;
  head: readonly ReactNode[];
  rows: ReadonlyArray<{ id: string; cells: readonly ReactNode[]; differs?: boolean }>;
  pinned?: boolean;
  /** Right-aligned numeric columns, zero-based. */
  numeric?: readonly number[];
}) {
  const cellClass = (index: number) => cx(numeric.includes(index) && css.numeric);
  return (
    <div className={css.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={cx(css.table, pinned && css.pinned)}>
        <caption className={captionHidden ? 'visually-hidden' : css.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col" className={cellClass(index)}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={cx(row.differs && css.differs)}>
              {row.cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row" className={cellClass(index)}>
                    {cell}
                  </th>
                ) : (
                  <td key={index} className={cellClass(index)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
