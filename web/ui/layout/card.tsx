import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import css from './card.module.css';

/** Framed content. `tone` tints it; `flat` removes the frame. */
export function Card({
  as: Tag = 'div',
  tone,
  flat,
  padding = 'medium',
  className,
  children,
  ...rest
}: {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  tone?: 'brand' | 'success' | 'warning' | 'danger' | 'bonus';
  flat?: boolean;
  padding?: 'none' | 'small' | 'medium' | 'large';
  className?: string;
  children: ReactNode;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}) {
  return (
    <Tag
      {...rest}
      className={cx(css.card, tone && css[tone], flat && css.flat, padding !== 'none' && css[padding], className)}
    >
      {children}
    </Tag>
  );
}
