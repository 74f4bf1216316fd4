import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import css from './sticky-bar.module.css';

/** Sticks content to the bottom of the window, above the phone's tab bar; `phone` shows it on narrow screens only. */
export function StickyBar({
  label,
  phone,
  hidden,
  className,
  children,
}: {
  label: string;
  phone?: boolean;
  /** Slides it away, for example while the real button is visible. */
  hidden?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      inert={hidden}
      data-print="hide"
      className={cx(css.bar, phone && css.phone, hidden && css.away, className)}
    >
      <div className={cx('container', css.inside)}>{children}</div>
    </section>
  );
}
