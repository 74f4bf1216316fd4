import { categories, products } from '../features/catalog/catalog.table.ts';
import type { Database } from '../platform/db.ts';
import { int, rowOf } from '../platform/row.ts';

const counted = rowOf({ count: int });
const categorySlug = rowOf({ slug: categories.slug });
const productId = rowOf({ id: products.id });

/** Counts the products that have a page to show to search engines. */
export async function countProducts(db: Database): Promise<number> {
  const [row] = await db.$client`select ${counted} count(*) as count from products where not withdrawn`;
  return row?.count ?? 0;
}

/** Lists the slugs of the categories people can visit, in the order of the tree. */
export async function findCategorySlugs(db: Database): Promise<string[]> {
  const rows = await db.$client`select ${categorySlug} from categories where not hidden order by tree_from`;
  return rows.map(({ slug }) => slug);
}

/** Lists the ids of a part of the products that have a page. */
export async function findProductIds(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await db.$client`
    select ${productId} from products where not withdrawn order by id limit ${limit} offset ${offset}`;
  return rows.map(({ id }) => id);
}
