import { discountPercent, type Tenge } from './money.ts';
import { DAY_MS } from '../time/durations.ts';

/**
 * A price as the history keeps it: city 0 is every city without a price of its own; `until` is null while it is
 * charged.
 */
export type ChargedPrice = { cityId: number; price: Tenge; since: Date; until: Date | null };

/** A price that was charged in one city from a moment to another; `until` is null while it is charged. */
export type PriceSpan = { price: Tenge; since: Date; until: Date | null };

/** Days before a discount whose lowest price its percentage is counted from. */
export const DISCOUNT_WINDOW_DAYS = 30;

const FOREVER = Number.POSITIVE_INFINITY;

/**
 * Lays out what was really charged in a city, oldest first: its own price wins over that of every city, a later record
 * over an earlier.
 */
export function chargedIn(cityId: number, history: readonly ChargedPrice[]): PriceSpan[] {
  const rows = history
    .filter((row) => row.cityId === 0 || row.cityId === cityId)
    .map((row) => ({
      price: row.price,
      own: row.cityId !== 0,
      from: row.since.getTime(),
      to: row.until?.getTime() ?? FOREVER,
    }))
    .filter(({ from, to }) => from < to);
  const moments = [...new Set(rows.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const spans: PriceSpan[] = [];
  for (const [index, from] of moments.entries()) {
    const to = moments[index + 1];
    if (to === undefined) break;
    const [charged] = rows
      .filter((row) => row.from <= from && row.to > from)
      .sort((a, b) => Number(b.own) - Number(a.own) || b.from - a.from);
    if (!charged) continue;
    const last = spans.at(-1);
    const until = to === FOREVER ? null : new Date(to);
    if (last && last.price === charged.price && last.until?.getTime() === from) last.until = until;
    else spans.push({ price: charged.price, since: new Date(from), until });
  }
  return spans;
}

/**
 * Returns the lowest price charged in the N days before the current price began; null when nothing was charged then.
 */
export function lowestBefore(spans: readonly PriceSpan[], days: number): Tenge | null {
  const current = spans.at(-1);
  if (!current || current.until !== null) return null;
  const from = current.since.getTime() - days * DAY_MS;
  const before = spans
    .slice(0, -1)
    .filter(({ until }) => until !== null && until.getTime() > from)
    .map(({ price }) => price);
  return before.length > 0 ? Math.min(...before) : null;
}

/**
 * Returns the whole percent of a discount. It is counted from the lowest price of the 30 days before it (`lowest`, null
 * when nothing was charged then), never from a dearer price that is only crossed out: so a price that was raised for
 * the sake of a discount gives 0.
 */
export function honestDiscount(price: Tenge, oldPrice: Tenge | null, lowest: Tenge | null): number {
  if (oldPrice === null) return 0;
  return discountPercent(price, lowest === null ? oldPrice : Math.min(oldPrice, lowest));
}

/** Cuts the history to the N days before a moment; empty unless the price changed in that time. */
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
