import type { ProductPage } from '#contract/catalog/catalog.ts';
import type { PricePeriod } from '#contract/catalog/related.ts';
import { pricesChargedIn, lowestPriceBefore, recentPrices, type ChargedPrice } from '#domain/pricing/price-history.ts';
import type { Database } from '#server/platform/database/db.ts';
import { rowOf } from '#server/platform/database/row.ts';
import type { CatalogContext } from '../catalog.context.ts';
import { priceHistory } from '../catalog.table.ts';

/** Days of displayed price history: half a year. */
const DAYS_SHOWN = 180;
const MAX_ROWS = 400;

/** Price history on the product page. */
export type PriceHistory = Pick<ProductPage, 'lowestPrice' | 'priceChanged'>;

/**
 * Reads the prices charged for a product in a city; with a discount also the lowest price of the N days before it
 * (decisions §3).
 */
export async function loadPriceHistory(
  db: Database,
  product: { id: number; oldPrice: number | null },
  days: number,
  { city, now }: Pick<CatalogContext, 'city' | 'now'>,
): Promise<PriceHistory> {
  const spans = pricesChargedIn(city.id, await findPrices(db, product.id, city.id));
  const lowest = product.oldPrice === null ? null : lowestPriceBefore(spans, days);
  return {
    lowestPrice: lowest === null ? null : { price: lowest, days },
    priceChanged: recentPrices(spans, DAYS_SHOWN, now).length > 0,
  };
}

/** Lists the prices of a product in a city in the last half year, oldest first; empty for a single price. */
export async function loadPricePeriods(
  db: Database,
  id: number,
  { city, now }: Pick<CatalogContext, 'city' | 'now'>,
): Promise<PricePeriod[]> {
  const spans = recentPrices(pricesChargedIn(city.id, await findPrices(db, id, city.id)), DAYS_SHOWN, now);
  return spans.map(({ price, since, until }) => ({
    price,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
  }));
}

const chargedPriceRow = rowOf({
  cityId: priceHistory.cityId,
  price: priceHistory.price,
  since: priceHistory.since,
  until: priceHistory.until,
});

async function findPrices(db: Database, id: number, cityId: number): Promise<ChargedPrice[]> {
  const rows = await db.$client`
    select ${chargedPriceRow} from price_history where product_id = ${id} and city_id in (0, ${cityId}) order by price_history.since desc limit ${MAX_ROWS}`;
  return rows.map(({ since, until, ...row }) => ({
    ...row,
    since: new Date(since),
    until: until === null ? null : new Date(until),
  }));
}
