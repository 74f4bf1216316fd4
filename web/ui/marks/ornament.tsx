import { cx } from '../base/cx.ts';
import css from './ornament.module.css';

/** A pair of ram's horns (qoshqar müyiz) from half circles on a 48 × 24 canvas; the brand's ornament repeats it. */
export const hornLine =
  'M24 22V12A10 10 0 0 0 4 12A6 6 0 0 0 16 12A3.5 3.5 0 0 0 9 12M24 22V12A10 10 0 0 1 44 12A6 6 0 0 1 32 12A3.5 3.5 0 0 1 39 12';

/** Decorative band of horns on a base line for banners, gift cards and empty states. */
export function Ornament({ repeat = 5, className }: { repeat?: number; className?: string }) {
  return (
    <svg
      className={cx(css.line, className)}
      viewBox={`-4 0 ${repeat * 64 + 8} 24`}
      width={repeat * 64 + 8}
      height={24}
      aria-hidden="true"
    >
      {Array.from({ length: repeat }, (_, index) => (
        <g key={index} transform={`translate(${index * 64 + 8} 0)`}>
          <path d={hornLine} />
          <path d="M-8 22H56M-8 8l3 3.5-3 3.5-3-3.5zM56 8l3 3.5-3 3.5-3-3.5z" />
        </g>
      ))}
    </svg>
  );
}
