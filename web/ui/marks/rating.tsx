import { cx } from '../base/cx.ts';
import css from './rating.module.css';

type RatingProps = {
  value: number;
  label: string;
  /** Shown after the stars, such as "4,7 (128)"; the label says it too. */
  count?: string;
  size?: 'small' | 'large';
  className?: string;
};

/** Draws a mark out of five as stars, to the half; `label` says it in words. */
export function Rating(props: RatingProps) {
  return drawRating(props);
}

/** The same as a plain function: in a list of cards it is no component of its own. */
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
