import type { PricePeriod } from '#contract/related.ts';

/** Steps of a price chart in the units of its frame. */
export type PriceChart = { path: string; lowest: { x: number; y: number }; low: number; high: number };

/**
 * Draws prices as steps: time goes right over the whole width, the highest price is at the top, the lowest at the
 * bottom; days without a record are a gap.
 */
export function priceChart(
  periods: readonly PricePeriod[],
  now: Date,
  frame: { width: number; height: number; margin: number },
): PriceChart {
  const { width, height, margin } = frame;
  const prices = periods.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const start = Math.min(...periods.map(({ since }) => Date.parse(since)));
  const span = Math.max(1, now.getTime() - start);
  const x = (moment: number) =>
    round(margin + ((Math.min(moment, now.getTime()) - start) / span) * (width - 2 * margin));
  const y = (amount: number) =>
    round(margin + (high === low ? 0.5 : (high - amount) / (high - low)) * (height - 2 * margin));
  const steps = periods.map(({ price, since, until }, index) => {
    const goesOn = periods[index - 1]?.until === since;
    return `${goesOn ? 'L' : 'M'}${x(Date.parse(since))} ${y(price)}H${x(until === null ? now.getTime() : Date.parse(until))}`;
  });
  const cheapest = periods.findLast(({ price }) => price === low);
  return { path: steps.join(''), lowest: { x: x(Date.parse(cheapest?.since ?? '')), y: y(low) }, low, high };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
