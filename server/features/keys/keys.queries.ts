import { nullable, rowOf, type Row } from '../../platform/row.ts';
import type { Sql } from '../../platform/sql.ts';
import { products } from '../catalog/catalog.table.ts';
import { licenceKeys } from './keys.table.ts';

const keyRow = rowOf({
  id: licenceKeys.id,
  productId: licenceKeys.productId,
  nameRu: products.nameRu,
  nameKk: products.nameKk,
  orderNumber: licenceKeys.orderNumber,
  keyEncrypted: licenceKeys.keyEncrypted,
  openedAt: nullable(licenceKeys.openedAt),
  createdAt: licenceKeys.createdAt,
});

/** A key as it is kept, with its product's name. */
export type KeyRow = Row<typeof keyRow>;

/** Reads the keys of a customer, newest first. */
export async function findKeys(sql: Sql, customerId: number): Promise<KeyRow[]> {
  return sql`
    select ${keyRow} from licence_keys join products on products.id = licence_keys.product_id
    where licence_keys.customer_id = ${customerId} order by licence_keys.id desc`;
}

/** Notes that a customer has seen a key, the first time only; false when the customer has no such key. */
export async function openKey(sql: Sql, customerId: number, id: number, now: Date): Promise<boolean> {
  const opened = await sql`
    update licence_keys set opened_at = coalesce(opened_at, ${now}) where id = ${id} and customer_id = ${customerId}`;
  return opened.count === 1;
}
