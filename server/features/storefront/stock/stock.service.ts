import { availability, isBuyable, type AvailabilityState } from '#domain/delivery/availability.ts';
import { addDays, almatyDate, type DateText } from '#domain/time/calendar.ts';
import { handOverStock, verifyStock, releaseStock, reserveStock, restock, type Take } from './stock.queries.ts';
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
export type SourcingScope = { cityId: number; now: Date; shopId?: number | undefined };

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
    plan(product: StockedProduct, quantity: number, { cityId, now, shopId }: SourcingScope): Sourcing {
      const days = (location: PlaceStock) =>
        location.cityId === null ? centralDays() : geo.distanceDays(location.cityId, cityId);
      return planLine(
        product,
        quantity,
        product.places.map((location) => ({ ...location, days: days(location) })),
        now,
        shopId,
      );
    },

    /** Reserves quantities in the caller's transaction, or aborts it with a `StockRefusal`; on `gone` plan again. */
    reserve: reserveStock,
    /** Marks reserved quantities as paid or confirmed, in the caller's transaction. */
    verify: verifyStock,
    /** Releases reserved quantities in the caller's transaction. */
    release: releaseStock,
    /** Removes reserved quantities from the stock in the caller's transaction. */
    handOver: handOverStock,
    /** Restocks returned quantities in the caller's transaction. */
    restock,
  };
}

type Location = PlaceStock & { days: number };
/** Substitute for an uncounted stock. */
const UNCOUNTED = 1_000_000_000;

function planLine(
  product: StockedProduct,
  quantity: number,
  locations: Location[],
  now: Date,
  shopId: number | undefined,
): Sourcing {
  const state = product.price === null ? 'out-of-stock' : computeAvailabilityState(product, locations, now);
  if (!isBuyable(state)) return { state, ready: null, available: 0, missing: quantity, takes: [] };
  const today = almatyDate(now);
  if (state === 'preorder')
    return { state, ready: product.preorderDate ?? today, available: null, missing: 0, takes: [] };

  const rank = (location: Location) => (location.shopId === shopId ? 0 : location.kind === 'warehouse' ? 1 : 2);
  const nearest = [...locations].sort(
    (a, b) => a.days - b.days || rank(a) - rank(b) || freeStock(b) - freeStock(a) || a.shopId - b.shopId,
  );
  const takes: Take[] = [];
  let remaining = quantity;
  let longestDays = 0;
  for (const location of nearest) {
    if (remaining === 0) break;
    const taken = Math.min(remaining, freeStock(location));
    takes.push({ productId: product.id, shopId: location.shopId, quantity: taken });
    remaining -= taken;
    longestDays = Math.max(longestDays, location.days);
  }
  const supplied = remaining > 0 && product.supplierDays !== null;
  if (supplied) longestDays = Math.max(longestDays, product.supplierDays ?? 0);
  const total = locations.reduce((sum, location) => sum + freeStock(location), 0);
  const isCounted = product.supplierDays === null && total < UNCOUNTED;
  const missing = supplied ? 0 : remaining;
  return {
    state,
    ready: missing > 0 ? null : addDays(today, longestDays),
    available: isCounted ? total : null,
    missing,
    takes: missing > 0 ? [] : takes,
  };
}

function computeAvailabilityState(product: StockedProduct, locations: Location[], now: Date): AvailabilityState {
  const nearby = locations.filter(({ days }) => days === 0);
  const distant = locations.filter(({ days, cityId }) => days > 0 && cityId !== null);
  const central = locations.find((location) => location.cityId === null && freeStock(location) > 0);
  const count = (group: Location[]) => group.reduce((sum, location) => sum + freeStock(location), 0);
  return availability({
    isWithdrawn: product.withdrawn,
    preorderDate: product.preorderDate,
    supplierDays: product.supplierDays,
    now,
    centralDays: central?.days,
    stockInCity: count(nearby),
    stockElsewhere: count(distant),
    elsewhereDays: distant.length > 0 ? Math.min(...distant.map(({ days }) => days)) : null,
  }).state;
}

function freeStock({ free }: PlaceStock): number {
  return free ?? UNCOUNTED;
}
