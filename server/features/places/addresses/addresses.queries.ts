import { addressFieldEntries, mapAddressFields } from '#domain/addresses/address.ts';
import { nullable, rowOf } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { addresses } from './addresses.table.ts';

const addressRow = rowOf({
  id: addresses.id,
  cityId: addresses.cityId,
  ...mapAddressFields(
    (name) => addresses[name],
    (name) => addresses[name],
  ),
  latitude: nullable(addresses.latitude),
  longitude: nullable(addresses.longitude),
  isSelected: addresses.isSelected,
});
const idRow = rowOf({ id: addresses.id });

/** A saved address as stored. */
export type StoredAddress = Awaited<ReturnType<typeof findAddresses>>[number];
/** Fields of an address that the customer fills in. */
export type AddressFields = Omit<StoredAddress, 'id' | 'isSelected'>;

/** Columns of a customer's input, in one order for insert and update. */
const WRITTEN_FIELDS = ['cityId', ...addressFieldEntries.map(([name]) => name), 'latitude', 'longitude'] as const;
const writtenColumns = (sql: Sql) => sql.unsafe(WRITTEN_FIELDS.map((name) => addresses[name].name).join(', '));
const writtenValues = (sql: Sql, fields: AddressFields) =>
  WRITTEN_FIELDS.map((name) => sql`${fields[name]}`).reduce((list, value) => sql`${list}, ${value}`);

/** Lists the addresses of a customer, newest first. */
export async function findAddresses(sql: Sql, customerId: number) {
  return sql`select ${addressRow} from addresses where customer_id = ${customerId} order by id desc`;
}

/** Whether a saved address has these fields. */
export const isSameAddress = (stored: StoredAddress, fields: AddressFields): boolean =>
  WRITTEN_FIELDS.every((name) => stored[name] === fields[name]);

/** Inserts a new address, not selected; returns its id. */
export async function insertAddress(sql: Sql, customerId: number, fields: AddressFields, now: Date): Promise<number> {
  const [row] = await sql`
    insert into addresses (customer_id, created_at, updated_at, ${writtenColumns(sql)})
    values (${customerId}, ${now}, ${now}, ${writtenValues(sql, fields)})
    returning ${idRow}`;
  if (!row) throw new Error('The address was not inserted');
  return row.id;
}

/** Changes an address of the customer; false when there is none with this id. */
export async function updateAddress(
  sql: Sql,
  customerId: number,
  id: number,
  fields: AddressFields,
  now: Date,
): Promise<boolean> {
  const rows = await sql`
    update addresses set (${writtenColumns(sql)}) = (${writtenValues(sql, fields)}), updated_at = ${now}
    where id = ${id} and customer_id = ${customerId} returning ${idRow}`;
  return rows.length > 0;
}

/** Selects one address of a customer and deselects the others; false when there is none with this id. */
export async function selectAddress(sql: Sql, customerId: number, id: number): Promise<boolean> {
  await sql`update addresses set is_selected = false where customer_id = ${customerId} and is_selected and id <> ${id}`;
  const rows = await sql`
    update addresses set is_selected = true where id = ${id} and customer_id = ${customerId} returning ${idRow}`;
  return rows.length > 0;
}

/** Deletes an address of the customer; false when there is none with this id. */
export async function deleteAddress(sql: Sql, customerId: number, id: number): Promise<boolean> {
  const rows = await sql`
    delete from addresses where id = ${id} and customer_id = ${customerId} returning ${idRow}`;
  return rows.length > 0;
}
