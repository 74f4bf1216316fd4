import { availability, isBuyable, type AvailabilityState } from '#domain/delivery/availability.ts';
import { addDays, almatyDate, type DateText } from '#domain/time/calendar.ts';
import { handOverStock, proveStock, releaseStock, reserveStock, restock, type Take } from './stock.queries.ts';
import type { PlaceStock } from './stock.rows.ts';

export type { HeldTake, Sql, StockRefusal, Take } from './stock.queries.ts';

/** A product with the facts and the stock that decide its delivery; a null `price` means not sold in the city. */
export type StockedProduct = {
  id: number;
  withdrawn: boolean;
  preorderDate: string | null;
  supplierDays: number | null;
  price: number | null;
  places: PlaceStock[];
};

/** Sources of a line's quantity, and the day all of it is in the city. */
export type Sourcing = {
  state: AvailabilityState;
  /** Day the whole line is ready, null when it never is. */
  ready: DateText | null;
  /** Available quantity; null when not counted. */
  available: number | null;
  /** Requested but unavailable quantity. */
  missing: number;
  takes: Take[];
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

    /** Reserves quantities in the caller's transaction, or aborts it with a `StockRefusal`; on `gone` plan again. */
    reserve: reserveStock,
    /** Marks reserved quantities as paid or confirmed, in the caller's transaction. */
    prove: proveStock,
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
  const state = product.price === null ? 'out-of-stock' : stateOf(product, places, now);
  if (!isBuyable(state)) return { state, ready: null, available: 0, missing: quantity, takes: [] };
  const today = almatyDate(now);
  if (state === 'preorder')
    return { state, ready: product.preorderDate ?? today, available: null, missing: 0, takes: [] };

  const rank = (place: Place) => (place.shopId === shopId ? 0 : place.kind === 'warehouse' ? 1 : 2);
  const nearest = [...places].sort(
    (a, b) => a.days - b.days || rank(a) - rank(b) || freeIn(b) - freeIn(a) || a.shopId - b.shopId,
  );
  const takes: Take[] = [];
  let left = quantity;
  let longest = 0;
  for (const place of nearest) {
    if (left === 0) break;
    const taken = Math.min(left, freeIn(place));
    takes.push({ productId: product.id, shopId: place.shopId, quantity: taken });
    left -= taken;
    longest = Math.max(longest, place.days);
  }
  const supplied = left > 0 && product.supplierDays !== null;
  if (supplied) longest = Math.max(longest, product.supplierDays ?? 0);
  const total = places.reduce((all, place) => all + freeIn(place), 0);
  const counted = product.supplierDays === null && total < UNCOUNTED;
  const missing = supplied ? 0 : left;
  return {
    state,
    ready: missing > 0 ? null : addDays(today, longest),
    available: counted ? total : null,
    missing,
    takes: missing > 0 ? [] : takes,
  };
}

function stateOf(product: StockedProduct, places: Place[], now: Date): AvailabilityState {
  const near = places.filter(({ days }) => days === 0);
  const far = places.filter(({ days, cityId }) => days > 0 && cityId !== null);
  const central = places.find((place) => place.cityId === null && freeIn(place) > 0);
  const count = (some: Place[]) => some.reduce((all, place) => all + freeIn(place), 0);
  return availability({
    withdrawn: product.withdrawn,
    preorderDate: product.preorderDate,
    supplierDays: product.supplierDays,
    now,
    centralDays: central?.days,
    stockInCity: count(near),
    stockElsewhere: count(far),
    elsewhereDays: far.length > 0 ? Math.min(...far.map(({ days }) => days)) : null,
  }).state;
}

function freeIn({ free }: PlaceStock): number {
  return free ?? UNCOUNTED;
}
