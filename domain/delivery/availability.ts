import { addDays, almatyDate } from '../time/calendar.ts';
import type { DateText } from '../time/calendar.ts';

/** Availability of a product in a city (spec §4). */
export type AvailabilityState = 'withdrawn' | 'preorder' | 'in-stock' | 'other-city' | 'to-order' | 'out-of-stock';

/** Availability with the days until the product arrives and that date (for a pre-order: the first day of sales). */
export type Availability = { state: AvailabilityState; days?: number; date?: DateText };

/** Availability inputs of a product in one city: quantities, whole days of transport, and the last pre-order day. */
export type AvailabilityInput = {
  isWithdrawn: boolean;
  preorderDate?: DateText | null | undefined;
  stockInCity: number;
  stockElsewhere: number;
  /** Days from the nearest city with stock; unknown means not deliverable. */
  elsewhereDays?: number | null | undefined;
  /** Transport days from a warehouse without a city (`feed.centralDays`); absent without such stock. */
  centralDays?: number | null | undefined;
  /** Supplier's lead time, days; absent without a supplier. */
  supplierDays?: number | null | undefined;
  now: Date;
};

type Rule = (input: AvailabilityInput) => Availability | undefined;

const availableInDays = (state: AvailabilityState, days: number, now: Date): Availability => ({
  state,
  days,
  date: addDays(almatyDate(now), days),
});

// The first match wins (decisions §3).
const rules: readonly Rule[] = [
  ({ isWithdrawn }) => (isWithdrawn ? { state: 'withdrawn' } : undefined),
  ({ preorderDate, now }) =>
    preorderDate && preorderDate > almatyDate(now) ? { state: 'preorder', date: preorderDate } : undefined,
  ({ stockInCity, centralDays }) => (stockInCity > 0 || centralDays === 0 ? { state: 'in-stock' } : undefined),
  ({ stockElsewhere, elsewhereDays, centralDays, now }) =>
    typeof centralDays === 'number' && (stockElsewhere === 0 || centralDays < (elsewhereDays ?? Infinity))
      ? availableInDays('to-order', centralDays, now)
      : undefined,
  ({ stockElsewhere, elsewhereDays, now }) =>
    stockElsewhere > 0 && elsewhereDays !== null && elsewhereDays !== undefined
      ? availableInDays('other-city', elsewhereDays, now)
      : undefined,
  ({ supplierDays, now }) =>
    supplierDays !== null && supplierDays !== undefined ? availableInDays('to-order', supplierDays, now) : undefined,
];

/** Returns a product's availability in a city by the first matching rule of decisions §3. */
export function availability(input: AvailabilityInput): Availability {
  for (const rule of rules) {
    const result = rule(input);
    if (result) return result;
  }
  return { state: 'out-of-stock' };
}

/** Value of `stock_status.status` (spec §4): 1 in stock, 0 out of stock, 2 online only. */
export type StockStatus = 0 | 1 | 2;

const STATUS_BY_STATE: Readonly<Record<AvailabilityState, StockStatus>> = {
  withdrawn: 0,
  preorder: 2,
  'in-stock': 1,
  'other-city': 2,
  'to-order': 2,
  'out-of-stock': 0,
};

/** Derives `stock_status.status`; products not in the city but orderable are "online only" (spec §4, decisions §3). */
export function stockStatus(state: AvailabilityState): StockStatus {
  return STATUS_BY_STATE[state];
}

/** Meaning of a numeric status: 1 in stock, 0 out of stock, 2 and 5 online only, others in stock (spec §4). */
export function statusMeaning(status: number): 'in-stock' | 'out-of-stock' | 'online-only' {
  if (status === 0) return 'out-of-stock';
  return status === 2 || status === 5 ? 'online-only' : 'in-stock';
}

const SCHEMA_NAMES = { 'in-stock': 'InStock', 'out-of-stock': 'OutOfStock', 'online-only': 'OnlineOnly' } as const;

/** Maps a numeric status to schema.org's `ItemAvailability` (decisions §3). */
export function schemaAvailability(status: number): 'InStock' | 'OutOfStock' | 'OnlineOnly' {
  return SCHEMA_NAMES[statusMeaning(status)];
}

/** Returns whether a product in this state can be put into the cart. */
export function isBuyable(state: AvailabilityState): boolean {
  return state !== 'withdrawn' && state !== 'out-of-stock';
}
