import { int, nullable, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { joinProduct, productColumns } from '../../storefront/catalog/products.rows.ts';
import { licenceKeys } from './keys.table.ts';

const keyRow = rowOf({
  id: licenceKeys.id,
  productId: licenceKeys.productId,
  nameRu: productColumns.nameRu,
  nameKk: productColumns.nameKk,
  orderNumber: text,
  keyEncrypted: licenceKeys.keyEncrypted,
  openedAt: nullable(licenceKeys.openedAt),
  assignedAt: text,
});
const idRow = rowOf({ id: licenceKeys.id });
const countRow = rowOf({ count: int });

/** A sold key as stored, with its product's name. */
export type KeyRow = Row<typeof keyRow>;

/** An order and product that need keys. */
export type KeyClaim = { orderNumber: string; customerId: number | null; productId: number };

/** The keys of a product in an order. */
export type OrderedKeys = Pick<KeyClaim, 'orderNumber' | 'productId'>;

/** An encrypted key to load, and its hash. */
export type NewKey = { encrypted: string; hash: string };

/** Reads a customer's keys, newest first. */
export async function findKeys(sql: Sql, customerId: number): Promise<KeyRow[]> {
  return sql`
    select ${keyRow}, licence_keys.order_number as "orderNumber", licence_keys.assigned_at as "assignedAt"
    from licence_keys ${joinProduct(sql, sql`licence_keys.product_id`)}
    where licence_keys.customer_id = ${customerId} and licence_keys.order_number is not null
    order by licence_keys.id desc`;
}

/** Records the first time a customer saw a key; false if the customer has no such key. */
export async function openKey(sql: Sql, customerId: number, id: number, now: Date): Promise<boolean> {
  const updated = await sql`
    update licence_keys set opened_at = coalesce(opened_at, ${now})
    where id = ${id} and customer_id = ${customerId} and order_number is not null`;
  return updated.count === 1;
}

/** Blocks other key assignments to these orders until the transaction ends. */
export async function lockKeysOfOrders(tx: Sql, orderNumbers: Iterable<string>): Promise<void> {
  for (const number of [...new Set(orderNumbers)].toSorted())
    await tx`select pg_advisory_xact_lock(hashtextextended(${`keys ${number}`}, 0))`;
}

/** Counts an order's keys of a product. */
export async function countAssigned(sql: Sql, { orderNumber, productId }: OrderedKeys): Promise<number> {
  const [row] = await sql`
    select ${countRow} count(*)::int as count from licence_keys
    where order_number = ${orderNumber} and product_id = ${productId}`;
  return row?.count ?? 0;
}

/** Assigns up to `quantity` free keys of a product to an order, oldest first; returns how many. */
export async function assignFree(sql: Sql, claim: KeyClaim, quantity: number, now: Date): Promise<number> {
  const rows = await sql`
    update licence_keys set order_number = ${claim.orderNumber}, customer_id = ${claim.customerId}, assigned_at = ${now}
    where id in (
      select id from licence_keys where product_id = ${claim.productId} and order_number is null
      order by id limit ${quantity} for update skip locked)
    returning ${idRow}`;
  return rows.length;
}

/** Loads unsold keys of a product, skipping known ones. Returns how many are new. */
export async function insertKeys(sql: Sql, productId: number, keys: readonly NewKey[]): Promise<number> {
  const added = await sql`
    insert into licence_keys (product_id, key_encrypted, key_hash)
    select ${productId}, r.encrypted, r.hash
    from jsonb_to_recordset(${JSON.stringify(keys)}::text::jsonb) as r(encrypted text, hash text)
    on conflict do nothing`;
  return added.count;
}

/** Counts the free keys of a product. */
export async function countFree(sql: Sql, productId: number): Promise<number> {
  const [row] = await sql`
    select ${countRow} count(*)::int as count from licence_keys where product_id = ${productId} and order_number is null`;
  return row?.count ?? 0;
}

/** Moves the keys of orders to an account. */
export async function assignKeysToCustomer(
  sql: Sql,
  orderNumbers: readonly string[],
  customerId: number,
): Promise<void> {
  await sql`
    update licence_keys set customer_id = ${customerId} where order_number = any(${orderNumbers}::text[])`;
}

/** Locks an order's keys of a product until the transaction ends; returns how many are opened. */
export async function lockOpened(tx: Sql, { orderNumber, productId }: OrderedKeys): Promise<number> {
  await lockKeysOfOrders(tx, [orderNumber]);
  await tx`select from licence_keys where order_number = ${orderNumber} and product_id = ${productId} order by id for update`;
  // A separate statement sees a key that was opened while this one waited for the lock.
  const [row] = await tx`
    select ${countRow} count(opened_at)::int as count from licence_keys
    where order_number = ${orderNumber} and product_id = ${productId}`;
  return row?.count ?? 0;
}

/** Frees an order's keys of a product above a quantity, which covers the opened ones. */
export async function freeSurplus(tx: Sql, { orderNumber, productId }: OrderedKeys, quantity: number): Promise<void> {
  await tx`
    update licence_keys set order_number = null, customer_id = null, assigned_at = null
    where opened_at is null and id in (
      select id from licence_keys where order_number = ${orderNumber} and product_id = ${productId}
      order by opened_at is null, id offset ${quantity})`;
}

/** Frees an order's unopened keys. */
export async function freeUnopened(sql: Sql, orderNumbers: readonly string[]): Promise<void> {
  await sql`
    update licence_keys set order_number = null, customer_id = null, assigned_at = null
    where order_number = any(${orderNumbers}::text[]) and opened_at is null`;
}
