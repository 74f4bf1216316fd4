import { nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { paymentAttempts } from './payments.table.ts';
import { lockCustomer } from '../../customers/customers/customers.rows.ts';
import { savedCards } from './saved-cards.table.ts';

const cardRow = rowOf({
  id: savedCards.id,
  gateway: savedCards.gateway,
  tokenEncrypted: savedCards.tokenEncrypted,
  lastDigits: savedCards.lastDigits,
  expires: savedCards.expires,
  isDefault: savedCards.isDefault,
});
const saveRequestRow = rowOf({
  customerId: nullable(paymentAttempts.keepFor),
  consentVersion: nullable(paymentAttempts.keepConsent),
  consentAt: paymentAttempts.createdAt,
});

const unsavedCardRow = rowOf({
  id: paymentAttempts.id,
  gateway: paymentAttempts.gateway,
  reference: paymentAttempts.reference,
  externalId: nullable(paymentAttempts.externalId),
});

/** A stored card. */
export type SavedCardRow = Row<typeof cardRow>;
/** Customer whose card a payment may save, and their consent. */
export type SaveRequest = { customerId: number; consentVersion: string; consentAt: string };

/** Lists a customer's cards, the default one first. */
export function findSavedCards(sql: Sql, customerId: number): Promise<SavedCardRow[]> {
  return sql`select ${cardRow} from saved_cards where customer_id = ${customerId} order by is_default desc, id desc`;
}

/** Records that an attempt's card may be saved for a customer. */
export async function insertSaveRequest(
  sql: Sql,
  attemptId: number,
  customerId: number,
  consentVersion: string,
): Promise<void> {
  await sql`update payment_attempts set keep_for = ${customerId}, keep_consent = ${consentVersion} where id = ${attemptId}`;
}

/** Reads whose card an attempt may save; undefined if none or already saved. */
export async function findSaveRequest(sql: Sql, attemptId: number): Promise<SaveRequest | undefined> {
  const [found] =
    await sql`select ${saveRequestRow} from payment_attempts where id = ${attemptId} and keep_for is not null`;
  if (!found || found.customerId === null || found.consentVersion === null) return undefined;
  return { ...found, customerId: found.customerId, consentVersion: found.consentVersion };
}

/** An accepted attempt whose card may be saved but is not yet known. */
export type UnsavedCardAttempt = Row<typeof unsavedCardRow>;

/**
 * Claims attempts accepted after `since` whose card is still unknown and schedules their next poll, so two workers
 * never poll twice.
 */
export async function claimUnsavedCards(
  sql: Sql,
  { since, pauseMs, limit }: { since: Date; pauseMs: number; limit: number },
  now: Date,
): Promise<UnsavedCardAttempt[]> {
  return sql`
    update payment_attempts set asked_at = ${now}
    where id in (
      select id from payment_attempts
      where keep_for is not null and status = 'accepted' and updated_at > ${since}
        and (asked_at is null or asked_at <= ${now}::timestamptz - ${pauseMs}::int * interval '1 millisecond')
      order by updated_at limit ${limit} for update skip locked)
    returning ${unsavedCardRow}`;
}

/** Clears the save request of an attempt whose gateway reported that it stores no card. */
export async function deleteSaveRequest(sql: Sql, attemptId: number): Promise<void> {
  await sql`update payment_attempts set keep_for = null where id = ${attemptId}`;
}

/** Card data to store. */
export type NewCard = Omit<SavedCardRow, 'id' | 'isDefault'> & SaveRequest & { tokenHash: string };

/** Inserts a card or updates its expiry, and clears the save request. A customer's first card becomes the default. */
export async function saveCard(tx: Sql, attemptId: number, card: NewCard, now: Date): Promise<void> {
  await lockCustomer(tx, card.customerId);
  await tx`
    insert into saved_cards (customer_id, gateway, token_encrypted, token_hash, last_digits, expires, is_default, consent_version, consent_at, created_at)
    select id, ${card.gateway}, ${card.tokenEncrypted}, ${card.tokenHash}, ${card.lastDigits}, ${card.expires},
      not exists (select from saved_cards where customer_id = customers.id), ${card.consentVersion}, ${card.consentAt}, ${now}
    from customers where id = ${card.customerId}
    on conflict (customer_id, gateway, token_hash) do update set expires = excluded.expires`;
  await tx`update payment_attempts set keep_for = null where id = ${attemptId}`;
}

/** Deletes and returns a customer's card; undefined if there is none. */
export async function deleteCard(sql: Sql, customerId: number, id: number): Promise<SavedCardRow | undefined> {
  const [deleted] = await sql`
    delete from saved_cards where id = ${id} and customer_id = ${customerId} returning ${cardRow}`;
  return deleted;
}

/** Makes a card the default; false if the customer has no such card. */
export async function chooseCard(tx: Sql, customerId: number, id: number): Promise<boolean> {
  await lockCustomer(tx, customerId);
  await tx`update saved_cards set is_default = false where customer_id = ${customerId} and is_default and id <> ${id}`;
  const updated = await tx`update saved_cards set is_default = true where customer_id = ${customerId} and id = ${id}`;
  return updated.count === 1;
}
