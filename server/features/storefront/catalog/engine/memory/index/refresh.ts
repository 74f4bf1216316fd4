import type { Sql } from '#server/platform/database/sql.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { loadOffers } from './load.ts';
import { findPosition } from './positions.ts';
import { setOffers } from '../columns/prices.ts';
import { setStock } from '../columns/stock.ts';

const BATCH_SIZE = 2_000;

/** Re-reads prices and stock of products and updates them in place; the next query uses them. */
export async function refreshSales(
  sql: Sql,
  index: CatalogIndex,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < productIds.length; from += BATCH_SIZE) {
    for (const { productId, offers, buyable, cityIds } of await loadOffers(
      sql,
      productIds.slice(from, from + BATCH_SIZE),
      now,
    )) {
      const position = findPosition(index, productId);
      if (position < 0) continue;
      setOffers(index.prices, position, offers);
      setStock(index.stock, position, buyable, cityIds);
    }
  }
}
