import { rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { customers } from './customers.table.ts';

/** Columns of a customer, for statements that join `customers`. */
export const customerColumns = {
  id: customers.id,
  phone: customers.phone,
  email: customers.email,
  firstName: customers.firstName,
  lastName: customers.lastName,
  language: customers.language,
  cityId: customers.cityId,
};
const { id, phone, email, firstName, lastName, language, cityId } = customerColumns;

const idRow = rowOf({ id });
const phoneRow = rowOf({ id, phone });
const nameRow = rowOf({ firstName, lastName });
const contactRow = rowOf({ phone, firstName, lastName, email });
const readerRow = rowOf({ language, cityId });
const addressRow = rowOf({ phone, email, wantsNews: customers.wantsNews });

/** Joins the customer of an id; the columns are `customerColumns`. */
export const joinCustomer = (sql: Sql, customerId: Statement): Statement =>
  sql`join customers on customers.id = ${customerId}`;

/** Joins the customer of an id, if any. */
export const leftJoinCustomer = (sql: Sql, customerId: Statement): Statement =>
  sql`left ${joinCustomer(sql, customerId)}`;

/** Finds the customer with a phone. */
export async function findCustomerId(sql: Sql, phone: string): Promise<number | undefined> {
  return (await sql`select ${idRow} from customers where phone = ${phone}`)[0]?.id;
}

/** Finds the customers with these phones, ten digits each; excludes accounts about to be erased. */
export function findRegistered(sql: Sql, phones: readonly string[]): Promise<Row<typeof phoneRow>[]> {
  return sql`select ${phoneRow} from customers where phone = any(${[...phones]}::text[]) and delete_after is null`;
}

/** Returns a customer's phone; undefined once the account is erased. */
export async function findPhone(sql: Sql, customerId: number): Promise<string | undefined> {
  return (await sql`select ${phoneRow} from customers where id = ${customerId}`)[0]?.phone;
}

/** Reads a customer's name. */
export async function findName(sql: Sql, customerId: number): Promise<Row<typeof nameRow> | undefined> {
  return (await sql`select ${nameRow} from customers where id = ${customerId}`)[0];
}

/** Returns the language and city of a customer; undefined when the account is gone. */
export async function findReader(sql: Sql, customerId: number): Promise<Row<typeof readerRow> | undefined> {
  return (await sql`select ${readerRow} from customers where id = ${customerId}`)[0];
}

/** Returns a customer's phone, mail address and consent to news; undefined when the account is gone. */
export async function findAddress(sql: Sql, customerId: number): Promise<Row<typeof addressRow> | undefined> {
  return (await sql`select ${addressRow} from customers where id = ${customerId}`)[0];
}

/**
 * Reads from a customer and prevents its deletion until the transaction ends; no rows once the account is gone. Logins
 * and orders do not wait for it.
 */
export const fromLockedCustomer = (sql: Sql, customerId: number): Statement =>
  sql`from customers where id = ${customerId} for key share`;

/** Locks a customer until the transaction ends, so concurrent changes agree on limits and on the default choice. */
export async function lockCustomer(tx: Sql, customerId: number): Promise<void> {
  await tx`select from customers where id = ${customerId} for update`;
}

/** Returns the phone, name and email of a customer; undefined when the customer is gone. */
export async function findContact(sql: Sql, customerId: number): Promise<Row<typeof contactRow> | undefined> {
  const [contact] = await sql`select ${contactRow} from customers where id = ${customerId}`;
  return contact;
}
