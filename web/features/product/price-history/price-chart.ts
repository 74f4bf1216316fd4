import type { PricePeriod } from '#contract/catalog/related.ts';
import { addDays, almatyDate, almatyMoment } from '#domain/time/calendar.ts';

/** Layout of a chart in its own units: axis labels are at the left and below. */
export type ChartFrame = { width: number; height: number; left: number; right: number; top: number; bottom: number };

/** A tick on an axis: a price in tenge, or the first day of a month (1–12). */
type PriceTick = { position: number; price: number };
type MonthTick = { position: number; month: number };

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
 * Step chart of prices: time to the right over the whole width, the highest price at the top; days without data are a
 * gap. The axes label the price range and the months.
 */
export function priceChart(periods: readonly PricePeriod[], now: Date, frame: ChartFrame): PriceChart {
  const prices = periods.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const start = Math.min(...periods.map(({ since }) => Date.parse(since)));
  const span = Math.max(1, now.getTime() - start);
  const [innerWidth, innerHeight] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  const x = (moment: number) => round(frame.left + ((Math.min(moment, now.getTime()) - start) / span) * innerWidth);
  const y = (amount: number) => round(frame.top + (high === low ? 0.5 : (high - amount) / (high - low)) * innerHeight);
  const steps = periods.map(({ price, since, until }, index) => {
    const isContinuous = periods[index - 1]?.until === since;
    return `${isContinuous ? 'L' : 'M'}${x(Date.parse(since))} ${y(price)}H${x(until === null ? now.getTime() : Date.parse(until))}`;
  });
  const cheapest = periods.findLast(({ price }) => price === low);
  return {
    path: steps.join(''),
    lowest: { x: x(Date.parse(cheapest?.since ?? '')), y: y(low) },
    low,
    high,
    prices: [...new Set([high, Math.round((high + low) / 2), low])].map((price) => ({ position: y(price), price })),
    months: monthsBetween(start, now.getTime()).map(({ startsAt, month }) => ({ position: x(startsAt), month })),
  };
}

function monthsBetween(from: number, to: number): { startsAt: number; month: number }[] {
  const months: { startsAt: number; month: number }[] = [];
  for (let firstDay = nextMonth(almatyDate(new Date(from))); ; firstDay = nextMonth(firstDay)) {
    const startsAt = almatyMoment(firstDay, '00:00').getTime();
    if (startsAt >= to) return months;
    months.push({ startsAt, month: Number(firstDay.slice(5, 7)) });
  }
}

/** Returns the first day of the month after a date's. */
function nextMonth(date: string): string {
  return `${addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
