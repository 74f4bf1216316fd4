import { cx } from '../base/cx.ts';
import { hornLine } from './ornament.tsx';
import css from './logo.module.css';

/** Paths of the wordmark's letters on a 36-high canvas: S, a, u, d, a. */
const letters = [
  'M19 8.5C17.4 5.1 14.4 3.5 11 3.5C6.4 3.5 3.2 6.2 3.2 10C3.2 18.5 19.5 14 19.5 23.2C19.5 27.8 15.8 31 10.8 31C6.9 31 3.7 29 2.3 25.4',
  'M46 13V31M46 22A9 9 0 1 1 28 22A9 9 0 1 1 46 22',
  'M55 13V22.5A8.5 8.5 0 0 0 72 22.5V13M72 22V31',
  'M99 3V31M99 22A9 9 0 1 1 81 22A9 9 0 1 1 99 22',
  'M126 13V31M126 22A9 9 0 1 1 108 22A9 9 0 1 1 126 22',
].join('');

/** The shop's logo, with or without its name. The surrounding link has the accessible name. */
export function Logo({ mark, height = 32, className }: { mark?: boolean; height?: 24 | 32 | 40; className?: string }) {
  const width = mark ? 40 : 184;
  return (
    <svg
      className={cx(css.logo, className)}
      viewBox={`0 0 ${width} 40`}
      width={(width / 40) * height}
      height={height}
      aria-hidden="true"
    >
      <rect width="40" height="40" rx="11" className={css.tile} />
      <path d={hornLine} transform="translate(3.2 9.5) scale(.7)" className={css.horns} />
      {!mark && <path d={letters} transform="translate(52 2.5)" className={css.word} />}
    </svg>
  );
}
