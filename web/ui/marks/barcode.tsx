import css from './barcode.module.css';

/** Widths of bars and gaps in modules, a bar first. */
type Bars = readonly number[];

/** Empty modules at both ends, required by scanners. */
const QUIET_ZONE_MODULES = 10;
const HEIGHT_MODULES = 60;

/** Barcode, dark on white in every theme, with its digits below for manual entry. */
export function Barcode({ bars, label, digits }: { bars: Bars; label: string; digits: string }) {
  const width = bars.reduce((total, bar) => total + bar, 2 * QUIET_ZONE_MODULES);
  const starts = bars.reduce<number[]>(
    (positions, bar) => [...positions, positions.at(-1)! + bar],
    [QUIET_ZONE_MODULES],
  );
  const path = bars
    .map((bar, index) => (index % 2 === 0 ? `M${starts[index]} 0h${bar}v${HEIGHT_MODULES}h-${bar}z` : ''))
    .join('');
  return (
    <figure className={css.code}>
      <svg viewBox={`0 0 ${width} ${HEIGHT_MODULES}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path d={path} />
      </svg>
      <figcaption className={css.digits}>{digits}</figcaption>
    </figure>
  );
}
