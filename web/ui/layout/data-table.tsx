import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import css from './data-table.module.css';

/** Table with its own horizontal scrolling; `numeric` right-aligns all columns but the first. */
export function DataTable({
  label,
  head,
  rows,
  numeric = false,
}: {
  label: string;
  head?: string[];
  rows: ReactNode[][];
  numeric?: boolean;
}) {
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={cx(css.table, numeric && css.numeric)}>
        {head && (
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
