import type { Database } from '#server/platform/database/db.ts';
import { rowOf } from '#server/platform/database/row.ts';
import { products } from '../catalog.table.ts';

const skuRow = rowOf({ id: products.id, sku: products.sku });

/** Finds products by SKU, the newest where feeds share one; leaves out products not on sale. */
export async function findIdsBySku({ $client: sql }: Database, skus: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql`
    select ${skuRow} from products where sku = any(${[...skus]}::text[]) and not withdrawn order by id`;
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}
