import { useState, type ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { drawIcon } from '../marks/icon.tsx';
import css from './disclosure.module.css';

/**
 * Collapsible content under a title; works without scripts. Elements with the same `group` form an accordion with one
 * open.
 */
export function Disclosure({
  title,
  aside,
  open,
  group,
  kind = 'line',
  onToggle,
  className,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  /** Initially open; afterwards only the user opens and closes it. */
  open?: boolean;
  group?: string;
  kind?: 'line' | 'card' | 'facet';
  onToggle?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}) {
  const [isInitiallyOpen] = useState(open);
  return (
    <details
      className={cx(css.details, css[kind], className)}
      open={isInitiallyOpen}
      name={group}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={css.summary}>
        <span className={css.title}>{title}</span>
        {aside != null && <span className={css.aside}>{aside}</span>}
        {drawIcon({ name: 'chevron-down', size: 20, className: css.arrow })}
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
