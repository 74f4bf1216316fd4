import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/db.ts';
import { array, int, json, rowOf, text, type Row } from '#server/platform/database/row.ts';
import { categories, products } from '../catalog.table.ts';

const p = alias(products, 'p');
const c = alias(categories, 'c');

const MAX_ID = 2_147_483_647;

const productRow = rowOf({
  id: p.id,
  feed: p.feed,
  externalId: p.externalId,
  sku: p.sku,
  nameRu: p.nameRu,
  withdrawn: p.withdrawn,
  withdrawnReason: p.withdrawnReason,
  condition: p.condition,
  conditionReason: p.conditionReason,
  updatedAt: text,
  categoryId: c.id,
  categorySlug: c.slug,
  categoryHidden: c.hidden,
  /** Products with the same id, SKU or offer id. */
  matches: int,
  /** Price rows of the city and of every city (0), tenge. */
  offers: json<{ cityId: number; price: number }[]>(),
  /** Cities that have a price of their own. */
  soldIn: array(int),
});
/** A product with the rows that decide where it is shown. */
export type VisibilityRow = Row<typeof productRow>;

/** Finds a product by its id, SKU or offer id, an id first and a withdrawn one last. */
export async function findProduct(db: Database, query: string, cityId: number): Promise<VisibilityRow | null> {
  const number = /^\d{1,10}$/.test(query) ? Number(query) : 0;
  const id = number <= MAX_ID ? number : 0;
  const [row] = await db.$client`
    select ${productRow}, to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as "updatedAt", count(*) over ()::int as matches,
      coalesce((select json_agg(json_build_object('cityId', o.city_id, 'price', o.price) order by o.city_id desc) from offers o where o.product_id = p.id and o.city_id in (0, ${cityId})), '[]') as offers,
      array(select o.city_id from offers o where o.product_id = p.id and o.city_id <> 0 order by 1) as "soldIn"
    from products p join categories c on c.id = p.category_id
    where p.id = ${id} or p.sku = ${query} or p.external_id = ${query}
    order by p.id <> ${id}, p.withdrawn, p.id limit 1`;
  return row ?? null;
}
