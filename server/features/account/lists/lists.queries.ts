import { rowOf } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { joinProduct, productColumns } from '../../storefront/catalog/products.rows.ts';
import type { LIST_NAMES } from './lists.table.ts';
import { listedProducts } from './lists.table.ts';

/** Name of a list. */
export type ListName = (typeof LIST_NAMES)[number];

const listedRow = rowOf({
  list: listedProducts.list,
  productId: listedProducts.productId,
  categoryId: productColumns.categoryId,
});

/** Serialises changes of a customer's lists until the transaction ends. */
export async function lockLists(tx: Sql, customerId: number): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`lists ${customerId}`}, 0))`;
}

/** Returns both lists of a customer, newest first, with the category of each product. */
export async function findListEntries(sql: Sql, customerId: number) {
  return sql`
    select ${listedRow} from listed_products ${joinProduct(sql, sql`listed_products.product_id`)}
    where listed_products.customer_id = ${customerId} order by listed_products.position`;
}

/** Replaces a list; remaining products keep the time they were added. */
export async function replaceList(
  tx: Sql,
  customerId: number,
  list: ListName,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await tx`
    delete from listed_products where customer_id = ${customerId} and list = ${list} and product_id <> all(${[...ids]}::int[])`;
  await tx`
    insert into listed_products (customer_id, list, product_id, position, added_at)
    select ${customerId}, ${list}, id, at, ${now} from unnest(${[...ids]}::int[]) with ordinality as given(id, at)
    on conflict (customer_id, list, product_id) do update set position = excluded.position`;
}
