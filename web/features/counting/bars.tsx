import css from './counting.module.css';

const WIDTH_PX = 300;
const HEIGHT_PX = 72;
const GAP_PX = 2;

/** Bar chart with its total. Every bar is labelled, and a table repeats the data. */
export function BarChart({
  title,
  total,
  bars,
}: {
  title: string;
  total: string;
  bars: { name: string; value: number }[];
}) {
  const maxValue = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH_PX / bars.length;
  return (
    <figure className={css.chart}>
      <figcaption>
        {title} <strong>{total}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH_PX} ${HEIGHT_PX}`} role="img" aria-label={`${title}: ${total}`}>
        {bars.map(({ name, value }, index) => {
          const height = Math.max(value === 0 ? 1 : 3, (value / maxValue) * HEIGHT_PX);
          return (
            <rect
              key={name}
              x={index * step + GAP_PX / 2}
              y={HEIGHT_PX - height}
              width={step - GAP_PX}
              height={height}
              rx="1"
              className={value === 0 ? css.none : css.bar}
            >
              <title>{`${name}: ${value}`}</title>
            </rect>
          );
        })}
      </svg>
    </figure>
  );
}
