import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../marks/icon.tsx';
import css from './problem.module.css';

/**
 * Says what was refused or has failed, at once for screen readers; without words it draws nothing. A line stands beside
 * the field it is about, a box speaks of the whole form.
 */
export function Problem({
  line = false,
  action,
  className,
  children,
  ...native
}: ComponentProps<'div'> & { line?: boolean; action?: ReactNode }) {
  if (!children) return null;
  return (
    <div role="alert" className={cx(line ? css.line : css.box, className)} {...native}>
      <Icon name="error" size={line ? 16 : 20} />
      <p className={css.words}>{children}</p>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
