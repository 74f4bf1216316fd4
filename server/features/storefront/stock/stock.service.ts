import { availability, isBuyable, type AvailabilityState } from '#domain/delivery/availability.ts';
import { addDays, almatyDate, type DateText } from '#domain/time/calendar.ts';
import { handOverStock, confirmStock, releaseStock, reserveStock, restock, type StockTake } from './stock.queries.ts';
import type { PlaceStock } from './stock.rows.ts';

export type { ReservedTake, Sql, StockRefusal, StockTake } from './stock.queries.ts';

/** A product with the facts and the stock that decide its delivery; a null `price` means not sold in the city. */
export type StockedProduct = {
  id: number;
  withdrawn: boolean;
  preorderDate: string | null;
  supplierDays: number | null;
  price: number | null;
  places: PlaceStock[];
};

/** Where a line's quantity comes from, and the day all of it is in the city. */
export type Sourcing = {
  state: AvailabilityState;
  /** Day the whole line is ready; null when it never is. */
  ready: DateText | null;
  /** Available quantity; null when not counted. */
  available: number | null;
  /** Requested but unavailable quantity. */
  missing: number;
  takes: StockTake[];
};

/** City, time and, for pickup, the shop whose stock is used first. */
export type SourcingPlace = { cityId: number; now: Date; shopId?: number | undefined };

/** The stock service for ordering. */
export type StockService = ReturnType<typeof createStockService>;

/**
 * Creates the service that plans, reserves and releases quantities. `distanceDays` is the table of transit days
 * (decisions §4), `centralDays` the transit days from a warehouse without a city.
 */
export function createStockService({
  geo,
  centralDays,
}: {
  geo: { distanceDays(fromCityId: number, toCityId: number): number };
  centralDays: () => number;
}) {
  return {
    /** Plans the sources of a quantity: the city first, then the nearest city, then the supplier. Pure. */
    plan(product: StockedProduct, quantity: number, { cityId, now, shopId }: SourcingPlace): Sourcing {
      const days = (place: PlaceStock) =>
        place.cityId === null ? centralDays() : geo.distanceDays(place.cityId, cityId);
      return planLine(
        product,
        quantity,
        product.places.map((place) => ({ ...place, days: days(place) })),
        now,
        shopId,
      );
    },

    /** Reserves quantities in the caller's transaction, or aborts it with a `StockRefusal`; after `gone`, plan again. */
    reserve: reserveStock,
    /** Marks reserved quantities as paid or confirmed, in the caller's transaction. */
    prove: confirmStock,
    /** Releases reserved quantities in the caller's transaction. */
    release: releaseStock,
    /** Removes reserved quantities from the stock in the caller's transaction. */
    handOver: handOverStock,
    /** Restocks returned quantities in the caller's transaction. */
    restock,
  };
}

type Place = PlaceStock & { days: number };
/** Substitute for an uncounted stock. */
const UNCOUNTED = 1_000_000_000;

function planLine(
  product: StockedProduct,
  quantity: number,
  places: Place[],
  now: Date,
  shopId: number | undefined,
): Sourcing {
  const state = product.price === null ? 'out-of-stock' : stockState(product, places, now);
  if (!isBuyable(state)) return { state, ready: null, available: 0, missing: quantity, takes: [] };
  const today = almatyDate(now);
  if (state === 'preorder')
    return { state, ready: product.preorderDate ?? today, available: null, missing: 0, takes: [] };

  const rank = (place: Place) => (place.shopId === shopId ? 0 : place.kind === 'warehouse' ? 1 : 2);
  const nearest = [...places].sort(
    (a, b) => a.days - b.days || rank(a) - rank(b) || freeQuantity(b) - freeQuantity(a) || a.shopId - b.shopId,
  );
  const takes: StockTake[] = [];
  let remaining = quantity;
  let longest = 0;
  for (const place of nearest) {
    if (remaining === 0) break;
    const quantityHere = Math.min(remaining, freeQuantity(place));
    takes.push({ productId: product.id, shopId: place.shopId, quantity: quantityHere });
    remaining -= quantityHere;
    longest = Math.max(longest, place.days);
  }
  const isSupplied = remaining > 0 && product.supplierDays !== null;
  if (isSupplied) longest = Math.max(longest, product.supplierDays ?? 0);
  const total = places.reduce((all, place) => all + freeQuantity(place), 0);
  const isCounted = product.supplierDays === null && total < UNCOUNTED;
  const missing = isSupplied ? 0 : remaining;
  return {
    state,
    ready: missing > 0 ? null : addDays(today, longest),
    available: isCounted ? total : null,
    missing,
    takes: missing > 0 ? [] : takes,
  };
}

function stockState(product: StockedProduct, places: Place[], now: Date): AvailabilityState {
  const inCity = places.filter(({ days }) => days === 0);
  const elsewhere = places.filter(({ days, cityId }) => days > 0 && cityId !== null);
  const central = places.find((place) => place.cityId === null && freeQuantity(place) > 0);
  const count = (counted: Place[]) => counted.reduce((all, place) => all + freeQuantity(place), 0);
  return availability({
    withdrawn: product.withdrawn,
    preorderDate: product.preorderDate,
    supplierDays: product.supplierDays,
    now,
    centralDays: central?.days,
    stockInCity: count(inCity),
    stockElsewhere: count(elsewhere),
    elsewhereDays: elsewhere.length > 0 ? Math.min(...elsewhere.map(({ days }) => days)) : null,
  }).state;
}

function freeQuantity({ free }: PlaceStock): number {
  return free ?? UNCOUNTED;
}
