import { int, nullable, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { licenceKeys } from './keys.table.ts';

const keyRow = rowOf({
  id: licenceKeys.id,
  productId: licenceKeys.productId,
  nameRu: products.nameRu,
  nameKk: products.nameKk,
  orderNumber: text,
  keyEncrypted: licenceKeys.keyEncrypted,
  openedAt: nullable(licenceKeys.openedAt),
  assignedAt: text,
});
const idRow = rowOf({ id: licenceKeys.id });
const digitalRow = rowOf({ digital: products.digital });
const countRow = rowOf({ count: int });

/** A key that was sold, as it is kept, with its product's name. */
export type KeyRow = Row<typeof keyRow>;

/** Whose order gets keys, and of which product. */
export type KeyClaim = { orderNumber: string; customerId: number | null; productId: number };

/** A key to be loaded: encrypted, and its hash. */
export type NewKey = { encrypted: string; hash: string };

/** Reads the keys of a customer, newest first. */
export async function findKeys(sql: Sql, customerId: number): Promise<KeyRow[]> {
  return sql`
    select ${keyRow}, licence_keys.order_number as "orderNumber", licence_keys.assigned_at as "assignedAt"
    from licence_keys join products on products.id = licence_keys.product_id
    where licence_keys.customer_id = ${customerId} and licence_keys.order_number is not null
    order by licence_keys.id desc`;
}

/** Notes that a customer has seen a key, the first time only; false when the customer has no such key. */
export async function openKey(sql: Sql, customerId: number, id: number, now: Date): Promise<boolean> {
  const opened = await sql`
    update licence_keys set opened_at = coalesce(opened_at, ${now})
    where id = ${id} and customer_id = ${customerId} and order_number is not null`;
  return opened.count === 1;
}

/** Keeps others who assign keys to the orders waiting until the transaction ends. */
export async function lockKeysOf(tx: Sql, orderNumbers: Iterable<string>): Promise<void> {
  for (const number of [...new Set(orderNumbers)].toSorted())
    await tx`select pg_advisory_xact_lock(hashtextextended(${`keys ${number}`}, 0))`;
}

/** Counts the keys an order has of a product. */
export async function countAssigned(sql: Sql, { orderNumber, productId }: KeyClaim): Promise<number> {
  const [row] = await sql`
    select ${countRow} count(*)::int as count from licence_keys
    where order_number = ${orderNumber} and product_id = ${productId}`;
  return row?.count ?? 0;
}

/** Assigns an order at most so many free keys of a product, those that wait longest first; returns how many. */
export async function assignFree(sql: Sql, claim: KeyClaim, quantity: number, now: Date): Promise<number> {
  const rows = await sql`
    update licence_keys set order_number = ${claim.orderNumber}, customer_id = ${claim.customerId}, assigned_at = ${now}
    where id in (
      select id from licence_keys where product_id = ${claim.productId} and order_number is null
      order by id limit ${quantity} for update skip locked)
    returning ${idRow}`;
  return rows.length;
}

/** Loads keys of a product that wait for a buyer; a key that is there already is left out. Returns how many are new. */
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

/** Brings the keys of orders into the account those orders have joined. */
export async function joinKeys(sql: Sql, orderNumbers: readonly string[], customerId: number): Promise<void> {
  await sql`
    update licence_keys set customer_id = ${customerId} where order_number = any(${orderNumbers}::text[])`;
}

/** Takes the keys that were not opened away from an order; they are free again. */
export async function freeUnopened(sql: Sql, orderNumbers: readonly string[]): Promise<void> {
  await sql`
    update licence_keys set order_number = null, customer_id = null, assigned_at = null
    where order_number = any(${orderNumbers}::text[]) and opened_at is null`;
}

/** Tells whether a product is sold as a key. */
export async function isDigital(sql: Sql, productId: number): Promise<boolean> {
  const [row] = await sql`select ${digitalRow} from products where id = ${productId}`;
  return row?.digital ?? false;
}
