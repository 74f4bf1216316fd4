import { rowOf, type Row } from '#server/platform/database/row.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { favourites } from './favourites.table.ts';

const favourite = rowOf({
  productId: favourites.productId,
  cityId: favourites.cityId,
  priceSeen: favourites.priceSeen,
});
/** A stored favourite. */
export type StoredFavourite = Row<typeof favourite>;

/** Lists a customer's favourites, newest first. */
export async function findFavourites(sql: Sql, customerId: number): Promise<readonly StoredFavourite[]> {
  return sql`
    select ${favourite} from favourites where customer_id = ${customerId} order by added_at desc, product_id desc`;
}

/** Lists the product ids of a customer's favourites and locks the list until the transaction ends. */
export async function lockFavourites(sql: Sql, customerId: number): Promise<number[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favourites ${customerId}`}, 0))`;
  return (await findFavourites(sql, customerId)).map(({ productId }) => productId);
}

/** Adds a favourite; does not change an existing one. */
export async function insertFavourite(
  sql: Sql,
  customerId: number,
  { productId, cityId, priceSeen }: StoredFavourite,
  now: Date,
): Promise<void> {
  await sql`
    insert into favourites (customer_id, product_id, city_id, price_seen, added_at)
    values (${customerId}, ${productId}, ${cityId}, ${priceSeen}, ${now.toISOString()}) on conflict do nothing`;
}

/** Removes products from a customer's favourites. */
export async function deleteFavourites(sql: Sql, customerId: number, productIds: readonly number[]): Promise<void> {
  await sql`delete from favourites where customer_id = ${customerId} and product_id = any(${[...productIds]}::int[])`;
}
