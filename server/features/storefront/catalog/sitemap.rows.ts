import { categories, products } from './catalog.table.ts';
import type { Database } from '#server/platform/database/db.ts';
import { int, nullable, rowOf, text, type Row } from '#server/platform/database/row.ts';

const countRow = rowOf({ count: int });
const categorySlug = rowOf({ slug: categories.slug });
const listedProduct = rowOf({ id: products.id, hash: nullable(text), source: nullable(text), changed: text });
/** A product in the sitemap. */
export type ListedProduct = Row<typeof listedProduct>;

/** Counts products with an indexable page. */
export async function countProducts(db: Database): Promise<number> {
  const [row] = await db.$client`select ${countRow} count(*) as count from products where not withdrawn`;
  return row?.count ?? 0;
}

/** Lists the slugs of visible categories in tree order. */
export async function findCategorySlugs(db: Database): Promise<string[]> {
  const rows = await db.$client`select ${categorySlug} from categories where not hidden order by tree_from`;
  return rows.map(({ slug }) => slug);
}

/** Lists a range of products with an indexable page, their first picture and the day of the last change. */
export async function findListedProducts(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedProduct[]> {
  return db.$client`
    select ${listedProduct}, p.hash, p.source, to_char(products.updated_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') as changed
    from products left join pictures p on p.product_id = products.id and p.position = (
      select min(position) from pictures first where first.product_id = products.id)
    where not withdrawn order by products.id limit ${limit} offset ${offset}`;
}
