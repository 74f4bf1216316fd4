import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../marks/icon.tsx';
import css from './error-message.module.css';

/**
 * Error message, announced at once to screen readers; renders nothing without text. Use `isInline` under a
 * field; otherwise it is a box for the whole form.
 */
export function ErrorMessage({
  isInline = false,
  action,
  className,
  children,
  ...divProps
}: ComponentProps<'div'> & { isInline?: boolean; action?: ReactNode }) {
  if (!children) return null;
  return (
    <div role="alert" className={cx(isInline ? css.line : css.box, className)} {...divProps}>
      <Icon name="error" size={isInline ? 16 : 20} />
      <p className={css.text}>{children}</p>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
