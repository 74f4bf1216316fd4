import { addDays, almatyDate } from '../time/calendar.ts';
import type { DateText } from '../time/calendar.ts';

/** Whether a product can be had in a city (spec §4). */
export type AvailabilityState = 'withdrawn' | 'preorder' | 'in-stock' | 'other-city' | 'to-order' | 'out-of-stock';

/** A state with the days until the product is in the city, and the day it is (pre-order: the day sales begin). */
export type Availability = { state: AvailabilityState; days?: number; date?: DateText };

/** Availability data of a product in one city: quantity, whole days of transport, and the last day of a pre-order. */
export type AvailabilityInput = {
  withdrawn: boolean;
  preorderDate?: DateText | null | undefined;
  stockInCity: number;
  stockElsewhere: number;
  /** Days from the nearest city that has it; unknown counts as not deliverable. */
  elsewhereDays?: number | null | undefined;
  /** Days that stock of a warehouse without a city is on its way (`feed.centralDays`); absent when none has it. */
  centralDays?: number | null | undefined;
  /** Days the supplier needs; absent when there is no supplier. */
  supplierDays?: number | null | undefined;
  now: Date;
};

type Rule = (input: AvailabilityInput) => Availability | undefined;

const inDays = (state: AvailabilityState, days: number, now: Date): Availability => ({
  state,
  days,
  date: addDays(almatyDate(now), days),
});

// First match wins (decisions §3).
const rules: readonly Rule[] = [
  ({ withdrawn }) => (withdrawn ? { state: 'withdrawn' } : undefined),
  ({ preorderDate, now }) =>
    preorderDate && preorderDate > almatyDate(now) ? { state: 'preorder', date: preorderDate } : undefined,
  ({ stockInCity, centralDays }) => (stockInCity > 0 || centralDays === 0 ? { state: 'in-stock' } : undefined),
  ({ stockElsewhere, elsewhereDays, centralDays, now }) =>
    typeof centralDays === 'number' && (stockElsewhere === 0 || centralDays < (elsewhereDays ?? Infinity))
      ? inDays('to-order', centralDays, now)
      : undefined,
  ({ stockElsewhere, elsewhereDays, now }) =>
    stockElsewhere > 0 && elsewhereDays !== null && elsewhereDays !== undefined
      ? inDays('other-city', elsewhereDays, now)
      : undefined,
  ({ supplierDays, now }) =>
    supplierDays !== null && supplierDays !== undefined ? inDays('to-order', supplierDays, now) : undefined,
];

/** Returns a product's availability in a city, first match of decisions §3. */
export function availability(input: AvailabilityInput): Availability {
  for (const rule of rules) {
    const found = rule(input);
    if (found) return found;
  }
  return { state: 'out-of-stock' };
}

/** Number of `stock_status.status` (spec §4): 1 in stock, 0 out of stock, 2 only online. */
export type StockStatus = 0 | 1 | 2;

const statusOf: Readonly<Record<AvailabilityState, StockStatus>> = {
  withdrawn: 0,
  preorder: 2,
  'in-stock': 1,
  'other-city': 2,
  'to-order': 2,
  'out-of-stock': 0,
};

/**
 * Derives `stock_status.status`; what no shop of the city has but can be ordered is "online only" (spec §4, decisions
 * §3).
 */
export function stockStatus(state: AvailabilityState): StockStatus {
  return statusOf[state];
}

/** Names what a numeric status means: 1 in stock, 0 out, 2 and 5 online only, anything else in stock (spec §4). */
export function statusMeaning(status: number): 'in-stock' | 'out-of-stock' | 'online-only' {
  if (status === 0) return 'out-of-stock';
  return status === 2 || status === 5 ? 'online-only' : 'in-stock';
}

const schemaNames = { 'in-stock': 'InStock', 'out-of-stock': 'OutOfStock', 'online-only': 'OnlineOnly' } as const;

/** Returns schema.org's `ItemAvailability` name of a numeric status (decisions §3). */
export function schemaAvailability(status: number): 'InStock' | 'OutOfStock' | 'OnlineOnly' {
  return schemaNames[statusMeaning(status)];
}

/** Returns whether a product in this state can be put into the cart. */
export function isBuyable(state: AvailabilityState): boolean {
  return state !== 'withdrawn' && state !== 'out-of-stock';
}
