import type { Language } from '#domain/text/language.ts';
import type { Database } from '#server/platform/database/db.ts';
import { rowOf, text, type Row } from '#server/platform/database/row.ts';
import { products, shops } from '../catalog/catalog.table.ts';

const details = rowOf({ id: shops.id, phone: shops.phone, way: text });
const productId = rowOf({ id: products.id });
const address = rowOf({ id: shops.id, slug: text });

/** Data only the shop page shows. */
export type ShopDetails = Row<typeof details>;

/** Finds a shop open to customers by the address of its page; null for an unknown one. */
export async function findShopDetails(db: Database, slug: string, language: Language): Promise<ShopDetails | null> {
  const [row] = await db.$client`
    select ${details}, case when ${language} = 'kk' then shops.way_kk else shops.way_ru end as way
    from shops where kind = 'shop' and city_id is not null and coalesce(slug, id::text) = ${slug}`;
  return row ?? null;
}

/** Lists the most popular products in a shop, one per category, at most `limit`. */
export async function findProductsInShop(db: Database, shopId: number, limit: number): Promise<number[]> {
  const rows = await db.$client`
    select ${productId} from (
      select distinct on (p.category_id) p.* from stocks s join products p on p.id = s.product_id
        join categories c on c.id = p.category_id and not c.hidden
      where s.shop_id = ${shopId} and (s.quantity is null or s.quantity > s.reserved) and not p.withdrawn and not p.digital
      order by p.category_id, p.popularity desc, p.id
    ) products order by popularity desc, id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Lists the page addresses of all shops. */
export async function findShopSlugs(db: Database): Promise<{ id: number; slug: string }[]> {
  return db.$client`
    select ${address}, coalesce(slug, id::text) as slug from shops where kind = 'shop' and city_id is not null order by id`;
}
