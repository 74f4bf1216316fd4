import type { DateText } from '../time/calendar.ts';

/** A product and the day it is ready. */
export type DatedItem = { productId: number; date: DateText };

/** Products delivered together. */
type SplitPart = { date: DateText; productIds: number[] };

/**
 * The buyer's choice when ready days differ: all on the latest day, or one part per day; `split` is null when they
 * agree.
 */
export type DeliverySplit = { together: SplitPart; split: SplitPart[] | null };

/**
 * Returns the delivery options for products ready on different days (decisions §4, scenario 39); null without products.
 */
export function deliverySplit(items: readonly DatedItem[]): DeliverySplit | null {
  const dates = [...new Set(items.map((item) => item.date))].sort();
  const latest = dates.at(-1);
  if (latest === undefined) return null;
  const together = { date: latest, productIds: items.map((item) => item.productId) };
  const split = dates.map((date) => ({
    date,
    productIds: items.filter((item) => item.date === date).map((item) => item.productId),
  }));
  return { together, split: split.length > 1 ? split : null };
}
