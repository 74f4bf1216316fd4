import { clearBit, setBit } from './bits.ts';
import type { CatalogAnswer } from '../engine.ts';
import type { Ranking } from './orders.ts';

/** Price of a product in a city; city 0 is every city without a row of its own. `discount` is the honest one, percent. */
export type OfferEntry = { cityId: number; price: number; discount: number };

/** What is counted of a list; the same for everyone who asks for the same category without a filter. */
export type Counts = Pick<CatalogAnswer, 'groups' | 'numbers' | 'price'>;

/** Prices as one city sees them. Orders and the counts of unfiltered categories are made when first asked for and dropped when a price changes. */
export type PriceView = { prices: Int32Array; discounts: Uint8Array; listed: Uint32Array; orders: Map<string, Ranking>; counts: Map<string, Counts> };

/** Prices of the whole catalogue: a base, and only the differences per city. 0 is "not sold". */
export type PriceTable = { size: number; own: Map<number, Map<number, OfferEntry>>; views: Map<number, PriceView> };

const everyCity = 0;

/** Makes a table without prices for `size` goods. */
export function makePriceTable(size: number): PriceTable {
  const base = { prices: new Int32Array(size), discounts: new Uint8Array(size), listed: new Uint32Array((size + 31) >>> 5), orders: new Map(), counts: new Map() };
  return { size, own: new Map(), views: new Map([[everyCity, base]]) };
}

/** Gives the prices of a city; a city without prices of its own shares the base. */
export function priceView(table: PriceTable, cityId: number): PriceView {
  const base = table.views.get(everyCity) as PriceView;
  const own = table.own.get(cityId);
  if (!own || own.size === 0) return base;
  const made = table.views.get(cityId);
  if (made) return made;
  const view = { prices: base.prices.slice(), discounts: base.discounts.slice(), listed: base.listed.slice(), orders: new Map(), counts: new Map() };
  for (const [position, entry] of own) write(view, position, entry);
  table.views.set(cityId, view);
  return view;
}

/** Replaces every price of a product; an empty list takes it off sale. */
export function setOffers(table: PriceTable, position: number, entries: readonly OfferEntry[]): void {
  for (const own of table.own.values()) own.delete(position);
  for (const entry of entries) {
    if (entry.cityId === everyCity) continue;
    const own = table.own.get(entry.cityId);
    if (own) own.set(position, entry);
    else table.own.set(entry.cityId, new Map([[position, entry]]));
  }
  const base = entries.find((entry) => entry.cityId === everyCity);
  for (const [cityId, view] of table.views) {
    write(view, position, table.own.get(cityId)?.get(position) ?? base);
    view.orders.clear();
    view.counts.clear();
  }
}

function write(view: PriceView, position: number, entry: OfferEntry | undefined): void {
  view.prices[position] = entry?.price ?? 0;
  view.discounts[position] = entry?.discount ?? 0;
  if (entry && entry.price > 0) setBit(view.listed, position);
  else clearBit(view.listed, position);
}
