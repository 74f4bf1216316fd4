import type { ConsentDocument } from '#domain/customers/consents.ts';
import type { Gender } from '#domain/customers/customer.ts';
import type { Language } from '#domain/text/language.ts';
import { nullable, rowOf } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { customers } from './customers.table.ts';

const identity = rowOf({ id: customers.id, phone: customers.phone, passwordHash: customers.passwordHash });
const customerIdRow = rowOf({ id: customers.id });
const profile = rowOf({
  id: customers.id,
  phone: customers.phone,
  firstName: customers.firstName,
  lastName: customers.lastName,
  birthday: customers.birthday,
  gender: customers.gender,
  email: customers.email,
  iinEncrypted: customers.iinEncrypted,
  passwordHash: customers.passwordHash,
  wantsNews: customers.wantsNews,
  deleteAfter: nullable(customers.deleteAfter),
});

/** Login data of a customer: the phone and the password hash, if any. */
export type Identity = { id: number; phone: string; passwordHash: string | null };

/** Input of a registration; the phone is ten digits after +7. */
export type NewCustomer = {
  phone: string;
  firstName: string;
  lastName: string;
  birthday: string | null;
  gender: Gender | null;
  /** If null, the customer can log in by SMS code only. */
  passwordHash: string | null;
  wantsNews: boolean;
  language: Language;
  cityId: number;
};

/** Fields a customer may change. */
export type ChangedDetails = Pick<NewCustomer, 'firstName' | 'lastName' | 'birthday' | 'gender'> & {
  email: string | null;
  /** Encrypted; undefined leaves it unchanged. */
  iinEncrypted: string | null | undefined;
};

/** Finds a customer by phone. */
export async function findByPhone(sql: Sql, phone: string): Promise<Identity | undefined> {
  return (await sql`select ${identity} from customers where phone = ${phone}`)[0];
}

/** Finds a customer's login data by id. */
export async function findIdentity(sql: Sql, customerId: number): Promise<Identity | undefined> {
  return (await sql`select ${identity} from customers where id = ${customerId}`)[0];
}

/** Returns the profile; undefined when the customer is gone. */
export async function findProfile(sql: Sql, customerId: number) {
  return (await sql`select ${profile} from customers where id = ${customerId}`)[0];
}

/** Inserts a customer; undefined when the phone is taken. */
export async function insertCustomer(sql: Sql, customer: NewCustomer, now: Date): Promise<number | undefined> {
  const { phone, firstName, lastName, birthday, gender, passwordHash, wantsNews, language, cityId } = customer;
  const [row] = await sql`
    insert into customers (phone, first_name, last_name, birthday, gender, password_hash, wants_news, language, city_id, created_at, updated_at)
    values (${phone}, ${firstName}, ${lastName}, ${birthday}, ${gender}, ${passwordHash}, ${wantsNews}, ${language}, ${cityId}, ${now}, ${now})
    on conflict (phone) do nothing returning ${customerIdRow}`;
  return row?.id;
}

/** Records consents. */
export async function insertConsents(
  sql: Sql,
  customerId: number,
  newConsents: readonly { document: ConsentDocument; version: string; given: boolean }[],
  now: Date,
): Promise<void> {
  for (const consent of newConsents)
    await sql`
      insert into consents (customer_id, document, version, given, at)
      values (${customerId}, ${consent.document}, ${consent.version}, ${consent.given}, ${now})`;
}

/** Updates a customer's details. */
export async function updateDetails(sql: Sql, customerId: number, details: ChangedDetails, now: Date): Promise<void> {
  const { firstName, lastName, birthday, gender, email, iinEncrypted } = details;
  await sql`
    update customers set first_name = ${firstName}, last_name = ${lastName}, birthday = ${birthday}, gender = ${gender}, email = ${email},
      iin_encrypted = case when ${iinEncrypted === undefined} then iin_encrypted else ${iinEncrypted ?? null} end, updated_at = ${now}
    where id = ${customerId}`;
}

/** Switches consent to news; false when it is unchanged. */
export async function updateNews(sql: Sql, customerId: number, wantsNews: boolean, now: Date): Promise<boolean> {
  const details = await sql`
    update customers set wants_news = ${wantsNews}, updated_at = ${now} where id = ${customerId} and wants_news <> ${wantsNews}`;
  return details.count === 1;
}

/** Sets the password hash. */
export async function updatePassword(sql: Sql, customerId: number, passwordHash: string, now: Date): Promise<void> {
  await sql`update customers set password_hash = ${passwordHash}, updated_at = ${now} where id = ${customerId}`;
}

/** Cancels a scheduled deletion; false when none is scheduled. */
export async function clearDeletion(sql: Sql, customerId: number): Promise<boolean> {
  return (
    (await sql`update customers set delete_after = null where id = ${customerId} and delete_after is not null`).count >
    0
  );
}

/** Schedules the deletion of a customer; keeps an earlier schedule. */
export async function setDeletion(sql: Sql, customerId: number, deleteAfter: Date): Promise<void> {
  await sql`update customers set delete_after = ${deleteAfter} where id = ${customerId} and delete_after is null`;
}

/** Author shown for reviews, questions and answers of deleted customers. */
const ANONYMOUS: Record<Language, string> = { ru: 'Покупатель', kk: 'Сатып алушы' };

/**
 * Deletes customers due for deletion with all dependent data, inside a transaction; returns how many. Orders stay
 * without the account, because sales records are kept for five years (tax law). Unpaid ones lose personal data.
 * Published reviews, questions and answers stay without the name.
 */
export async function deleteDue(tx: Sql, now: Date): Promise<number> {
  const dueIds = (await tx`select ${customerIdRow} from customers where delete_after <= ${now} for update`).map(
    ({ id }) => id,
  );
  if (dueIds.length === 0) return 0;
  await tx`delete from complaints where customer_id = any(${dueIds}::int[])`;
  await tx`
    with own as (
      update returns set comment = '' from orders where orders.id = returns.order_id and orders.customer_id = any(${dueIds}::int[])
      returning returns.id)
    delete from return_files where return_id in (select id from own)`;
  await tx`delete from reviews where customer_id = any(${dueIds}::int[]) and status <> 'published'`;
  await tx`
    update reviews set author = case language when 'kk' then ${ANONYMOUS.kk} else ${ANONYMOUS.ru} end
    where customer_id = any(${dueIds}::int[])`;
  await tx`delete from product_posts where customer_id = any(${dueIds}::int[]) and status <> 'published'`;
  await tx`
    update product_posts set suggestion = '', author = case language when 'kk' then ${ANONYMOUS.kk} else ${ANONYMOUS.ru} end
    where customer_id = any(${dueIds}::int[])`;
  await tx`update gift_purchase_cards set phone = '', name = '' where customer_id = any(${dueIds}::int[])`;
  await tx`
    update gift_purchase_cards set phone = '', name = '' where purchase_id in (
      select id from gift_purchases where customer_id = any(${dueIds}::int[]) and state = 'cancelled')`;
  await tx`
    update gift_purchases set sender = '', message = '' where customer_id = any(${dueIds}::int[]) and state = 'cancelled'`;
  await tx`
    update credit_applications set phone = '', iin_end = '', iin = null
    where state in ('refused', 'cancelled', 'expired') and order_id in (select id from orders where customer_id = any(${dueIds}::int[]))`;
  await tx`
    update trade_ins set name = '', phone = '', key = number
    where state <> 'accepted' and customer_id = any(${dueIds}::int[])`;
  await tx`
    delete from launch_subscriptions where contact in (
      select phone from customers where id = any(${dueIds}::int[]) union select lower(email) from customers where id = any(${dueIds}::int[]))`;
  return (await tx`delete from customers where id = any(${dueIds}::int[])`).count;
}
