import type { ComponentProps } from 'react';
import { cx } from '../base/cx.ts';
import css from './link.module.css';

/** Text link. `quiet` inherits the text colour; `external` opens a new window and announces it. */
export function Link({
  kind = 'brand',
  external,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & {
  href: string;
  kind?: 'brand' | 'quiet';
  /** Text announced after the link, such as "opens in a new window". */
  external?: string;
}) {
  return (
    <a
      {...rest}
      className={cx(css.link, kind === 'quiet' && css.quiet, className)}
      {...(external !== undefined && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {external !== undefined && <span className="visually-hidden"> ({external})</span>}
    </a>
  );
}
