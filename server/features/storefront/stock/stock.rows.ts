import { bool, int, nullable, rowOf, type Row } from '#server/platform/database/row.ts';
import type { Sql, Statement } from '#server/platform/database/sql.ts';
import { isOpenIn, shopColumns, stockLocations } from '../../places/geo/shops.rows.ts';
import { stocks } from './stock.table.ts';

/**
 * Free quantity of a product in one place; null `cityId` is a warehouse without a city, null `free` means not counted.
 */
export type PlaceStock = { shopId: number; cityId: number | null; kind: 'shop' | 'warehouse'; free: number | null };

const stock = rowOf({
  shopId: stocks.shopId,
  cityId: nullable(int),
  quantity: stocks.quantity,
  reserved: stocks.reserved,
});
/** Stock of a product in one place. */
export type StockRow = Row<typeof stock>;

const shop = rowOf({ ...shopColumns, has: bool, free: nullable(int) });
/** A shop that has the product, or another shop of the city that can get it. */
export type ShopStockRow = Row<typeof shop>;

const stockedCity = rowOf({ productId: stocks.productId, cityId: int });

/** Condition for a row of `stocks` with something left to sell. */
const isFree = (sql: Sql) => sql`(stocks.quantity is null or stocks.quantity > stocks.reserved)`;

/** Free stock of a product with its place `place`; columns are chosen by the caller. */
const freeStock = (sql: Sql, productId: Statement) =>
  sql`from stocks join ${stockLocations(sql)} place on place.id = stocks.shop_id where stocks.product_id = ${productId} and ${isFree(sql)}`;

/** Whether a product is in stock anywhere, as an expression. */
export const isInStock = (sql: Sql, productId: Statement): Statement =>
  sql`exists (select from stocks where stocks.product_id = ${productId} and ${isFree(sql)})`;

/** The cities that have a product, as an array expression; 0 is a warehouse without a city. */
export const stockCities = (sql: Sql, productId: Statement): Statement =>
  sql`(select coalesce(array_agg(distinct coalesce(place.city_id, 0)), '{}') ${freeStock(sql, productId)})`;

/** JSON expression of a product's free stock: `PlaceStock[]`. */
export const freeByLocation = (sql: Sql, productId: Statement): Statement => sql`
  (select coalesce(json_agg(json_build_object('shopId', stocks.shop_id, 'cityId', place.city_id, 'kind', place.kind, 'free', stocks.quantity - stocks.reserved)), '[]')
    ${freeStock(sql, productId)})`;

/** JSON expression of a product's free quantity by city, null when it is not counted: `{ cityId, quantity }[]`. */
export const freeByCity = (sql: Sql, productId: Statement): Statement => sql`
  (select coalesce(json_agg(json_build_object('cityId', city.city_id, 'quantity', city.quantity)), '[]') from (
    select place.city_id, case when bool_or(stocks.quantity is null) then null else sum(stocks.quantity - stocks.reserved) end as quantity
    ${freeStock(sql, productId)} group by place.city_id) city)`;

/** Ids of the products in stock in a shop, as a subquery. */
export const productsInShop = (sql: Sql, shopId: number): Statement =>
  sql`(select stocks.product_id from stocks where stocks.shop_id = ${shopId} and ${isFree(sql)})`;

/** Reads the cities with stock of some products, or of all for null. */
export function readStockedCities(sql: Sql, productIds: readonly number[] | null) {
  return sql`
    select distinct ${stockedCity}, place.city_id as "cityId" from stocks join ${stockLocations(sql)} place on place.id = stocks.shop_id
    where place.city_id is not null and ${isFree(sql)}
      ${productIds ? sql`and stocks.product_id = any(${[...productIds]}::int[])` : sql``}`;
}

/** Lists what every place has of a product. */
export function findStocks(sql: Sql, productId: number): Promise<StockRow[]> {
  return sql`
    select ${stock}, place.city_id as "cityId" from stocks join ${stockLocations(sql)} place on place.id = stocks.shop_id
    where stocks.product_id = ${productId} order by stocks.shop_id`;
}

/** Reads every shop of a city with its stock of a product. */
export function findShopStock(sql: Sql, productId: number, cityId: number): Promise<ShopStockRow[]> {
  return sql`
    select ${shop}, stocks.product_id is not null as has, stocks.quantity - stocks.reserved as free
    from shops left join stocks on stocks.shop_id = shops.id and stocks.product_id = ${productId} and ${isFree(sql)}
    where ${isOpenIn(sql, cityId)} order by shops.id`;
}
