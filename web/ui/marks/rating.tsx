import { cx } from '../base/cx.ts';
import css from './rating.module.css';

type RatingProps = {
  value: number;
  label: string;
  /** Text after the stars, such as "4,7 (128)"; included in the label. */
  count?: string;
  size?: 'small' | 'large';
  className?: string;
};

/** Rating out of five in half-star steps; `label` is its text alternative. */
export function Rating(props: RatingProps) {
  return drawRating(props);
}

/** Plain function instead of a component, for lists of cards. */
export function drawRating({ value, label, count, size = 'small', className }: RatingProps) {
  return (
    <span className={cx(css.rating, className)}>
      <span
        role="img"
        aria-label={label}
        data-halves={Math.min(10, Math.max(0, Math.round(value * 2)))}
        className={cx(css.stars, css[size])}
      />
      {count !== undefined && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
}
