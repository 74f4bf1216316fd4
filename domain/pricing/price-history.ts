import type { Tenge } from './money.ts';
import { DAY_MS } from '../time/durations.ts';

/** A price history record; city 0 applies to cities without their own price; `until` is null while charged. */
export type ChargedPrice = { cityId: number; price: Tenge; since: Date; until: Date | null };

/** A price charged in one city over a period; `until` is null while charged. */
export type PriceSpan = { price: Tenge; since: Date; until: Date | null };

/** Days before a discount in which its reference price is sought. */
export const DISCOUNT_WINDOW_DAYS = 30;

const FOREVER = Number.POSITIVE_INFINITY;

/**
 * Returns the prices charged in a city, oldest first: its own price overrides the general one, a later record an
 * earlier one.
 */
export function pricesChargedIn(cityId: number, history: readonly ChargedPrice[]): PriceSpan[] {
  const rows = history
    .filter((row) => row.cityId === 0 || row.cityId === cityId)
    .map((row) => ({
      price: row.price,
      isCityPrice: row.cityId !== 0,
      from: row.since.getTime(),
      to: row.until?.getTime() ?? FOREVER,
    }))
    .filter(({ from, to }) => from < to);
  const boundaries = [...new Set(rows.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const spans: PriceSpan[] = [];
  for (const [index, from] of boundaries.entries()) {
    const to = boundaries[index + 1];
    if (to === undefined) break;
    const [charged] = rows
      .filter((row) => row.from <= from && row.to > from)
      .sort((a, b) => Number(b.isCityPrice) - Number(a.isCityPrice) || b.from - a.from);
    if (!charged) continue;
    const last = spans.at(-1);
    const until = to === FOREVER ? null : new Date(to);
    if (last && last.price === charged.price && last.until?.getTime() === from) last.until = until;
    else spans.push({ price: charged.price, since: new Date(from), until });
  }
  return spans;
}

/** Returns the lowest price charged in the N days before the current price began; null without any. */
export function lowestPriceBefore(spans: readonly PriceSpan[], days: number): Tenge | null {
  const current = spans.at(-1);
  if (!current || current.until !== null) return null;
  const from = current.since.getTime() - days * DAY_MS;
  const before = spans
    .slice(0, -1)
    .filter(({ until }) => until !== null && until.getTime() > from)
    .map(({ price }) => price);
  return before.length > 0 ? Math.min(...before) : null;
}

/** Returns the history of the last N days; empty unless the price changed in that time. */
export function recentPrices(spans: readonly PriceSpan[], days: number, now: Date): PriceSpan[] {
  const from = new Date(now.getTime() - days * DAY_MS);
  const recent = spans
    .filter(({ since, until }) => since < now && (until === null || until > from))
    .map(({ price, since, until }) => ({
      price,
      since: since < from ? from : since,
      until: until !== null && until > now ? null : until,
    }));
  return new Set(recent.map(({ price }) => price)).size > 1 ? recent : [];
}
