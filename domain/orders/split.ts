import type { DateText } from '../time/calendar.ts';

/** A product of an order and the day it is ready. */
export type ReadyItem = { productId: number; date: DateText };

/** Products that go together on one day. */
type SplitPart = { date: DateText; productIds: number[] };

/**
 * The buyer's choice when ready days differ: all on the latest day, or a part a day; `split` is null when they agree.
 */
export type DeliverySplit = { together: SplitPart; split: SplitPart[] | null };

/** Offers the ways to deliver products that are ready on different days (decisions §4, scenario 39); null for no products. */
export function deliverySplit(items: readonly ReadyItem[]): DeliverySplit | null {
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
