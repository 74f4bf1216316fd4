import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../marks/icon.tsx';
import css from './problem.module.css';

/**
 * Error message, announced at once to screen readers; renders nothing without text. A line belongs to a field, a box to
 * the whole form.
 */
export function Problem({
  line = false,
  action,
  className,
  children,
  ...divProps
}: ComponentProps<'div'> & { line?: boolean; action?: ReactNode }) {
  if (!children) return null;
  return (
    <div role="alert" className={cx(line ? css.line : css.box, className)} {...divProps}>
      <Icon name="error" size={line ? 16 : 20} />
      <p className={css.words}>{children}</p>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
