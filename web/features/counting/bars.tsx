import css from './counting.module.css';

const WIDTH = 300;
const HEIGHT = 72;
const GAP = 2;

/** Bar chart with its total. Every bar is labelled, and a table repeats the data. */
export function Bars({
  title,
  total,
  bars,
}: {
  title: string;
  total: string;
  bars: { name: string; value: number }[];
}) {
  const maxValue = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / bars.length;
  return (
    <figure className={css.chart}>
      <figcaption>
        {title} <strong>{total}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}: ${total}`}>
        {bars.map(({ name, value }, index) => {
          const height = Math.max(value === 0 ? 1 : 3, (value / maxValue) * HEIGHT);
          return (
            <rect
              key={name}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
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
