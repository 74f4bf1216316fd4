import type { CatalogAnswer } from '../../engine.ts';
import { clearBit, hasBit, setBit } from './bits.ts';

/** Price of a product in a city; city 0 is every city without its own row. `discount` is the honest one, percent. */
export type OfferEntry = { cityId: number; price: number; discount: number };

/** Counts of a list; identical for every unfiltered query of a category. */
export type Counts = Pick<CatalogAnswer, 'groups' | 'numbers' | 'price' | 'priceBands'>;
/** Counts with the price revision they were computed at. */
type CachedCounts = { counts: Counts; listedChanges: number; priceChanges: number };

/**
 * Prices as seen from one city; `ownPrices` are the products with a price of the city itself. Caches counts of
 * unfiltered categories until prices change.
 */
export type PriceView = {
  prices: Int32Array;
  discounts: Uint8Array;
  listed: Uint32Array;
  ownPrices: Uint32Array;
  listedChanges: number;
  priceChanges: number;
  countsByCategory: Map<string, CachedCounts>;
};

/** Prices of the whole catalogue by city: city 0, and the cities with their own prices. 0 means "not sold". */
export type PriceTable = { size: number; views: Map<number, PriceView> };

const EVERY_CITY = 0;

/** Creates a table without prices for `size` products. */
export function createPriceTable(size: number): PriceTable {
  const words = (size + 31) >>> 5;
  return {
    size,
    views: new Map([
      [
        EVERY_CITY,
        createView(new Int32Array(size), new Uint8Array(size), new Uint32Array(words), new Uint32Array(words)),
      ],
    ]),
  };
}

/** Creates a view of the columns. */
export function createView(
  prices: Int32Array,
  discounts: Uint8Array,
  listed: Uint32Array,
  ownPrices: Uint32Array,
): PriceView {
  return { prices, discounts, listed, ownPrices, listedChanges: 0, priceChanges: 0, countsByCategory: new Map() };
}

/** Returns the prices of a city; a city without its own prices shares the base. */
export function getPriceView({ views }: PriceTable, cityId: number): PriceView {
  return views.get(cityId) ?? (views.get(EVERY_CITY) as PriceView);
}

/** Adds one price of a product. A city's price takes precedence over that of every city, in any order of calls. */
export function addOffer(table: PriceTable, position: number, { cityId, price, discount }: OfferEntry): void {
  if (cityId !== EVERY_CITY) {
    const view = getOwnView(table, cityId);
    setBit(view.ownPrices, position);
    write(view, position, price, discount);
    return;
  }
  for (const [id, view] of table.views)
    if (id === EVERY_CITY || !hasBit(view.ownPrices, position)) write(view, position, price, discount);
}

/** Replaces all prices of a product; an empty list takes it off sale. */
export function setOffers(table: PriceTable, position: number, entries: readonly OfferEntry[]): void {
  for (const { cityId } of entries) if (cityId !== EVERY_CITY) getOwnView(table, cityId);
  const base = entries.find((entry) => entry.cityId === EVERY_CITY);
  for (const [id, view] of table.views) {
    const ownEntry = id === EVERY_CITY ? undefined : entries.find((entry) => entry.cityId === id);
    if (ownEntry) setBit(view.ownPrices, position);
    else clearBit(view.ownPrices, position);
    write(view, position, (ownEntry ?? base)?.price ?? 0, (ownEntry ?? base)?.discount ?? 0);
  }
}

function getOwnView(table: PriceTable, cityId: number): PriceView {
  const existing = table.views.get(cityId);
  if (existing) return existing;
  const base = getPriceView(table, EVERY_CITY);
  const view = createView(
    base.prices.slice(),
    base.discounts.slice(),
    base.listed.slice(),
    new Uint32Array(base.ownPrices.length),
  );
  table.views.set(cityId, view);
  return view;
}

function write(view: PriceView, position: number, price: number, discount: number): void {
  if (view.prices[position] !== price) view.priceChanges++;
  view.prices[position] = price;
  view.discounts[position] = discount;
  if (price > 0 === hasBit(view.listed, position)) return;
  view.listedChanges++;
  if (price > 0) setBit(view.listed, position);
  else clearBit(view.listed, position);
}
