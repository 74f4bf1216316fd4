import type { Language } from '#domain/text/language.ts';
import { int, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { launchCodes, launchSubscriptions } from './launches.table.ts';

const subscriptionRow = rowOf({
  id: launchSubscriptions.id,
  launch: launchSubscriptions.launch,
  channel: launchSubscriptions.channel,
  contact: launchSubscriptions.contact,
  sessionId: nullable(launchSubscriptions.sessionId),
  language: launchSubscriptions.language,
  confirmedAt: nullable(launchSubscriptions.confirmedAt),
});
const countRow = rowOf({ count: int });
const codeRow = rowOf({
  id: launchCodes.id,
  sessionId: launchCodes.sessionId,
  senderHash: launchCodes.senderHash,
  codeHash: launchCodes.codeHash,
  tries: launchCodes.tries,
  createdAt: launchCodes.createdAt,
  usedAt: nullable(launchCodes.usedAt),
});
const launchRow = rowOf({ launch: launchSubscriptions.launch });

/** A stored subscription. */
export type SubscriptionRow = Row<typeof subscriptionRow>;
/** A requested subscription; `contact` is ten digits, a lowercase mail address, or a device's session. */
export type SubscriptionInput = Pick<SubscriptionRow, 'launch' | 'channel' | 'contact' | 'sessionId'> & {
  language: Language;
  addressHash: string;
};

/** Unique key of a subscription. */
export type SubscriptionKey = Pick<SubscriptionInput, 'launch' | 'channel' | 'contact'>;

/** Serialises subscriptions from an IP address until the transaction ends. */
export async function lockAddress(tx: Sql, addressHash: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`launch subscriptions ${addressHash}`}, 0))`;
}

/** Counts subscriptions from an IP address since a given time. */
export async function countByAddress(tx: Sql, addressHash: string, since: Date): Promise<number> {
  const [row] = await tx`
    select ${countRow} count(*)::int as count from launch_subscriptions where address_hash = ${addressHash} and created_at > ${since}`;
  return row!.count;
}

/** Finds a subscription by contact and locks it until the transaction ends. */
export async function findSubscription(
  tx: Sql,
  { launch, channel, contact }: SubscriptionKey,
): Promise<SubscriptionRow | undefined> {
  const [found] = await tx`
    select ${subscriptionRow} from launch_subscriptions
    where launch = ${launch} and channel = ${channel} and contact = ${contact} for update`;
  return found;
}

/** Reactivates a subscription after its notice, at most once a day: each notice costs the shop a message. */
const reactivation = (sql: Sql, now: Date): Statement => sql`
  created_at = case when launch_subscriptions.told_at is null then launch_subscriptions.created_at
    else greatest(${now}::timestamptz, launch_subscriptions.told_at + interval '1 day') end,
  told_at = null`;

/**
 * Saves a subscription. A verified contact (`confirmedAt`) reactivates an existing one after its notice. An unverified
 * request does not change an existing one, because it may come from another person.
 */
export async function saveSubscription(
  tx: Sql,
  input: SubscriptionInput,
  confirmedAt: Date | null,
  now: Date,
): Promise<SubscriptionRow> {
  const { launch, channel, contact, sessionId, language, addressHash } = input;
  const [row] = await tx`
    insert into launch_subscriptions (launch, channel, contact, session_id, language, address_hash, created_at, confirmed_at)
    values (${launch}, ${channel}, ${contact}, ${sessionId}, ${language}, ${addressHash}, ${now}, ${confirmedAt})
    on conflict (launch, channel, contact) do update set ${
      confirmedAt === null
        ? tx`contact = excluded.contact`
        : tx`language = excluded.language, session_id = excluded.session_id,
            confirmed_at = coalesce(launch_subscriptions.confirmed_at, excluded.confirmed_at), ${reactivation(tx, now)}`
    }
    returning ${subscriptionRow}`;
  return row!;
}

/** A stored verification code. */
export type CodeRow = Row<typeof codeRow>;

/** Lists a subscription's codes since a given time, newest first. Lock the subscription first for a consistent view. */
export function findCodes(tx: Sql, subscriptionId: number, since: Date): Promise<CodeRow[]> {
  return tx`
    select ${codeRow} from launch_codes where subscription_id = ${subscriptionId} and created_at > ${since} order by id desc`;
}

/** Saves a code sent to a contact. */
export async function insertCode(
  tx: Sql,
  subscriptionId: number,
  { sessionId, senderHash, codeHash }: Pick<CodeRow, 'sessionId' | 'senderHash' | 'codeHash'>,
  now: Date,
): Promise<void> {
  await tx`
    insert into launch_codes (subscription_id, session_id, sender_hash, code_hash, created_at)
    values (${subscriptionId}, ${sessionId}, ${senderHash}, ${codeHash}, ${now})`;
}

/** Counts a wrong code. */
export async function countAttempt(tx: Sql, codeId: number): Promise<void> {
  await tx`update launch_codes set tries = tries + 1 where id = ${codeId}`;
}

/** Marks a subscription as confirmed by this code. */
export async function confirmSubscription(tx: Sql, id: number, codeId: number, now: Date): Promise<void> {
  await tx`update launch_codes set used_at = ${now} where id = ${codeId}`;
  await tx`
    update launch_subscriptions set confirmed_at = coalesce(confirmed_at, ${now}), ${reactivation(tx, now)} where id = ${id}`;
}

/** Deletes a subscription; false when there is none. */
export async function deleteSubscription(sql: Sql, id: number): Promise<boolean> {
  return (await sql`delete from launch_subscriptions where id = ${id}`).count > 0;
}

/** Lists launches with confirmed subscriptions awaiting a notice. */
export async function findSubscribedLaunches(sql: Sql): Promise<string[]> {
  const rows = await sql`
    select ${launchRow} from launch_subscriptions
    where confirmed_at is not null and told_at is null group by launch`;
  return rows.map(({ launch }) => launch);
}

/** Locks subscriptions awaiting a notice that were requested before `before`; concurrent workers skip locked rows. */
export async function lockSubscriptions(
  tx: Sql,
  launch: string,
  before: Date,
  limit: number,
): Promise<SubscriptionRow[]> {
  return tx`
    select ${subscriptionRow} from launch_subscriptions
    where launch = ${launch} and confirmed_at is not null and told_at is null and created_at < ${before}
    order by id limit ${limit} for update skip locked`;
}

/** Records that subscribers were notified. */
export async function markSubscribersNotified(tx: Sql, ids: readonly number[], now: Date): Promise<void> {
  await tx`update launch_subscriptions set told_at = ${now} where id = any(${[...ids]}::int[])`;
}

/** Deletes unconfirmed subscriptions, subscriptions notified long ago, and old codes. */
export async function deleteOldSubscriptions(sql: Sql, unconfirmedBefore: Date, notifiedBefore: Date): Promise<void> {
  await sql`delete from launch_codes where created_at < ${unconfirmedBefore}`;
  await sql`
    delete from launch_subscriptions where (confirmed_at is null and created_at < ${unconfirmedBefore}) or told_at < ${notifiedBefore}`;
}
