import type { PricePeriod } from '#contract/catalog/related.ts';
import { addDays, almatyDate, atAlmaty } from '#domain/time/calendar.ts';

/** Where a chart is drawn, in its own units: the axes' words stand left of and below the field. */
export type ChartFrame = { width: number; height: number; left: number; right: number; top: number; bottom: number };

/** A place on an axis: of a price in tenge, or of the first day of a month (1–12). */
export type PriceTick = { at: number; price: number };
export type MonthTick = { at: number; month: number };

/** Steps of a price chart in the units of its frame. */
export type PriceChart = {
  path: string;
  lowest: { x: number; y: number };
  low: number;
  high: number;
  prices: PriceTick[];
  months: MonthTick[];
};

/**
 * Draws prices as steps: time goes right over the whole field, the highest price is at the top, the lowest at the
 * bottom; days without a record are a gap. The axes name the prices there are to compare, and the months that begin.
 */
export function priceChart(periods: readonly PricePeriod[], now: Date, frame: ChartFrame): PriceChart {
  const prices = periods.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const start = Math.min(...periods.map(({ since }) => Date.parse(since)));
  const span = Math.max(1, now.getTime() - start);
  const [wide, tall] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  const x = (moment: number) => round(frame.left + ((Math.min(moment, now.getTime()) - start) / span) * wide);
  const y = (amount: number) => round(frame.top + (high === low ? 0.5 : (high - amount) / (high - low)) * tall);
  const steps = periods.map(({ price, since, until }, index) => {
    const goesOn = periods[index - 1]?.until === since;
    return `${goesOn ? 'L' : 'M'}${x(Date.parse(since))} ${y(price)}H${x(until === null ? now.getTime() : Date.parse(until))}`;
  });
  const cheapest = periods.findLast(({ price }) => price === low);
  return {
    path: steps.join(''),
    lowest: { x: x(Date.parse(cheapest?.since ?? '')), y: y(low) },
    low,
    high,
    prices: [...new Set([high, Math.round((high + low) / 2), low])].map((price) => ({ at: y(price), price })),
    months: monthsBetween(start, now.getTime()).map(({ begins, month }) => ({ at: x(begins), month })),
  };
}

function monthsBetween(from: number, to: number): { begins: number; month: number }[] {
  const found: { begins: number; month: number }[] = [];
  for (let first = nextMonth(almatyDate(new Date(from))); ; first = nextMonth(first)) {
    const begins = atAlmaty(first, '00:00').getTime();
    if (begins >= to) return found;
    found.push({ begins, month: Number(first.slice(5, 7)) });
  }
}

/** Returns the first day of the month after a date's. */
function nextMonth(date: string): string {
  return `${addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
