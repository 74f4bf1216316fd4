import type { Database } from '#server/platform/database/db.ts';

/** A product as given to every engine. `categories` are the names of its category and ancestors, in both languages. */
export type Document = { id: number; sku: string; names: string; brand: string; categories: string };

/** Reads the products for sale in Almaty from the tables of the shop's own search. */
export async function readDocuments(db: Database): Promise<Document[]> {
  return db.$client<Document[]>`
    select p.id, p.sku, p.name_ru || ' ' || p.name_kk as names, coalesce(b.name, '') as brand,
      (select string_agg(a.name_ru || ' ' || a.name_kk, ' ' order by a.depth) from categories a where a.tree_from <= c.tree_from and a.tree_to >= c.tree_from) as categories
    from products p join categories c on c.id = p.category_id left join brands b on b.id = p.brand_id
    where not p.withdrawn and exists (select 1 from offers o where o.product_id = p.id and o.city_id in (0, 1)) order by p.id`;
}
