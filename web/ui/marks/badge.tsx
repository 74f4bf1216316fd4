import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import css from './badge.module.css';

/** Short label on a picture or near a title. `soft` is tinted, for lines of text. */
export function Badge({
  kind = 'neutral',
  soft,
  className,
  children,
}: {
  kind?: 'sale' | 'new' | 'bonus' | 'success' | 'warning' | 'neutral';
  soft?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <span className={cx(css.badge, css[soft ? `${kind}Soft` : kind], className)}>{children}</span>;
}
