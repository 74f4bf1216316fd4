import { cx } from '../base/cx.ts';
import { hornLine } from '../marks/ornament.tsx';
import css from './spinner.module.css';

/** Loading spinner: the ornament drawn by a moving line. `label` is announced. */
export function Spinner({
  label,
  size = 'medium',
  className,
}: {
  label: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}) {
  return (
    <span role="status" className={cx(css.spinner, css[size], className)}>
      <svg viewBox="0 0 48 24" aria-hidden="true">
        <path d={hornLine} className={css.track} />
        <path d={hornLine} className={css.run} pathLength={100} />
      </svg>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
