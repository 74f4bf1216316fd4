import { rowOf, text, type Row } from '#server/platform/database/row.ts';
import type { Sql, Statement } from '#server/platform/database/sql.ts';
import type { Language } from '#domain/text/language.ts';
import { shops } from './shops.table.ts';

/** Columns of a shop that buyers may visit, for statements that read from `shops`. */
export const shopColumns = {
  id: shops.id,
  nameRu: shops.nameRu,
  nameKk: shops.nameKk,
  addressRu: shops.addressRu,
  addressKk: shops.addressKk,
  latitude: shops.latitude,
  longitude: shops.longitude,
  hours: shops.hours,
};
const shopRow = rowOf(shopColumns);
const detailsRow = rowOf({ id: shops.id, phone: shops.phone, way: text });
const shopPhone = rowOf({ phone: shops.phone, name: text });
const slugRow = rowOf({ id: shops.id, slug: text });

/** A shop that buyers may visit. */
export type OpenShop = Row<typeof shopRow>;
/** Data only the shop page shows. */
export type ShopDetails = Row<typeof detailsRow>;

/** Condition for the shops of a city that are open to buyers. */
export const isOpenIn = (sql: Sql, cityId: number): Statement => sql`shops.kind = 'shop' and shops.city_id = ${cityId}`;

/** Subquery of places with stock: `id`, `city_id` (null for a central warehouse) and `kind`. */
export const stockLocations = (sql: Sql): Statement => sql`(select id, city_id, kind from shops)`;

/** Joins a shop by its id, if there is one; its columns are `shopColumns`. */
export const leftJoinShop = (sql: Sql, shopId: Statement): Statement => sql`left join shops on shops.id = ${shopId}`;

/** SQL for the city of a shop. */
export const cityOfShop = (sql: Sql, shopId: Statement): Statement =>
  sql`(select city_id from shops where id = ${shopId})`;

/** Lists the shops of a city that are open to buyers. */
export function findOpenShops(sql: Sql, cityId: number): Promise<OpenShop[]> {
  return sql`select ${shopRow} from shops where ${isOpenIn(sql, cityId)} order by id`;
}

/** Reads shops by their ids. */
export function findShopsById(sql: Sql, ids: readonly number[]): Promise<OpenShop[]> {
  return sql`select ${shopRow} from shops where id = any(${[...ids]}::int[])`;
}

/** Returns true when an id belongs to a shop open to buyers. */
export async function isOpenShop(sql: Sql, id: number): Promise<boolean> {
  return (await sql`select from shops where id = ${id} and kind = 'shop'`).length === 1;
}

/** Finds a shop open to buyers by the slug of its page; null when unknown. */
export async function findShopDetails(sql: Sql, slug: string, language: Language): Promise<ShopDetails | null> {
  const [row] = await sql`
    select ${detailsRow}, case when ${language} = 'kk' then shops.way_kk else shops.way_ru end as way
    from shops where kind = 'shop' and city_id is not null and coalesce(slug, id::text) = ${slug}`;
  return row ?? null;
}

/** Lists the names and phones of a city's shops; shops without a phone are left out. */
export function findShopPhones(
  sql: Sql,
  cityId: number,
  language: Language,
): Promise<{ name: string; phone: string }[]> {
  return sql`
    select ${shopPhone}, case when ${language} = 'kk' then shops.name_kk else shops.name_ru end as name
    from shops where ${isOpenIn(sql, cityId)} and shops.phone <> '' order by id`;
}

/** Lists the page slugs of all shops. */
export async function findShopSlugs(sql: Sql): Promise<{ id: number; slug: string }[]> {
  return sql`
    select ${slugRow}, coalesce(slug, id::text) as slug from shops where kind = 'shop' and city_id is not null order by id`;
}
