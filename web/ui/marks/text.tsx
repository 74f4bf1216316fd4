import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import css from './text.module.css';

/** Heading; `level` sets the outline, `size` the look, independently. */
export function Heading({
  level = 2,
  size,
  id,
  className,
  children,
}: {
  level?: 1 | 2 | 3 | 4;
  size?: 16 | 20 | 24 | 32 | 44;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  const headingSize = size ?? ({ 1: 32, 2: 24, 3: 20, 4: 16 } as const)[level];
  return (
    <Tag id={id} className={cx(css.heading, css[`h${headingSize}`], className)}>
      {children}
    </Tag>
  );
}

/** Body text; `size` is from the type scale. */
export function Text({
  size = 16,
  tone,
  as: Tag = 'p',
  strong,
  className,
  children,
}: {
  size?: 12 | 14 | 16;
  tone?: 'muted' | 'success' | 'warning' | 'danger' | 'sale' | 'bonus' | 'brand';
  as?: 'p' | 'span' | 'div';
  strong?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <Tag className={cx(css[`t${size}`], tone && css[tone], strong && css.strong, className)}>{children}</Tag>;
}
