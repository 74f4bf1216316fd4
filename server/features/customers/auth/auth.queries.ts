import { bool, number, rowOf } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { joinSessionOf, sessionId } from '../session/session.rows.ts';
import type { RecentAttempts } from './auth.policy.ts';
import { authAttempts, customerLogins, type ATTEMPT_KINDS, type LOGIN_PLATFORMS } from './auth.table.ts';

const activeLogin = rowOf({
  loginId: customerLogins.id,
  customerId: customerLogins.customerId,
  sessionId,
  stale: bool,
});
const loginIdRow = rowOf({ id: customerLogins.id });
const login = rowOf({
  id: customerLogins.id,
  platform: customerLogins.platform,
  device: customerLogins.device,
  network: customerLogins.network,
  cityId: customerLogins.cityId,
  createdAt: customerLogins.createdAt,
  seenAt: customerLogins.seenAt,
});
const attempt = rowOf({
  phone: authAttempts.phone,
  address: authAttempts.address,
  network: authAttempts.network,
  at: number,
});

/** A new login. */
export type NewLogin = {
  tokenHash: string;
  customerId: number;
  platform: (typeof LOGIN_PLATFORMS)[number];
  device: string;
  network: string;
  cityId: number;
  expiresAt: Date;
};

/** An attempt to count: its kind, phone and origin. */
export type Attempt = {
  kind: (typeof ATTEMPT_KINDS)[number];
  phone: string;
  address: string;
  network: string | null;
};

/** Finds the login of a token and the customer's session. `stale`: last visit recorded over an hour ago. */
export async function findLogin(sql: Sql, tokenHash: string, now: Date) {
  const [found] = await sql`
    select ${activeLogin}, customer_logins.seen_at < ${now}::timestamptz - interval '1 hour' as stale
    from customer_logins ${joinSessionOf(sql, sql`customer_logins.customer_id`)}
    where token_hash = ${tokenHash} and expires_at > ${now}`;
  return found;
}

/** Records a visit and extends the login from it. */
export async function extendLogin(sql: Sql, loginId: number, expiresAt: Date, now: Date): Promise<void> {
  await sql`update customer_logins set seen_at = ${now}, expires_at = ${expiresAt} where id = ${loginId}`;
}

/** Inserts a login and returns its id. */
export async function insertLogin(sql: Sql, newLogin: NewLogin, now: Date): Promise<number> {
  const { tokenHash, customerId, platform, device, network, cityId, expiresAt } = newLogin;
  const [row] = await sql`
    insert into customer_logins (token_hash, customer_id, platform, device, network, city_id, created_at, seen_at, expires_at)
    values (${tokenHash}, ${customerId}, ${platform}, ${device}, ${network}, ${cityId}, ${now}, ${now}, ${expiresAt}) returning ${loginIdRow}`;
  return row!.id;
}

/** Lists a customer's active logins, newest visit first. */
export function findLogins(sql: Sql, customerId: number, now: Date) {
  return sql`
    select ${login} from customer_logins where customer_id = ${customerId} and expires_at > ${now} order by seen_at desc, id desc`;
}

/** Ends a customer's login; false when there is no such login. */
export async function deleteLogin(sql: Sql, customerId: number, loginId: number): Promise<boolean> {
  const ended = await sql`delete from customer_logins where id = ${loginId} and customer_id = ${customerId}`;
  return ended.count === 1;
}

/** Ends all logins of a customer except `exceptId`, if given; returns how many. */
export async function deleteLogins(sql: Sql, customerId: number, exceptId: number | null): Promise<number> {
  const { count } = await sql`
    delete from customer_logins where customer_id = ${customerId} and id is distinct from ${exceptId}::int`;
  return count;
}

/** Serialises attempts by phone and by address until the transaction ends. Phone first, to prevent deadlocks. */
export async function lockAttempts(sql: Sql, { phone, address }: Attempt): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`auth phone ${phone}`}, 0))`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`auth address ${address}`}, 0))`;
}

/**
 * Returns the times of attempts of this kind in the last hour: by phone, by address, by network, and by phone and
 * address together.
 */
export async function findAttempts(
  sql: Sql,
  { kind, phone, address, network }: Attempt,
  now: Date,
): Promise<RecentAttempts> {
  const rows = await sql`
    select ${attempt}, (extract(epoch from auth_attempts.at) * 1000)::float8 as at from auth_attempts
    where kind = ${kind} and (phone = ${phone} or address = ${address} or network = ${network}) and auth_attempts.at > ${now}::timestamptz - interval '1 hour'`;
  const attemptTimes = (attempts: readonly { at: number }[]) => attempts.map(({ at }) => at);
  const phoneRows = rows.filter((row) => row.phone === phone);
  return {
    byPair: attemptTimes(phoneRows.filter((row) => row.address === address)),
    byAddress: attemptTimes(rows.filter((row) => row.address === address)),
    byNetwork: attemptTimes(rows.filter((row) => network !== null && row.network === network)),
    byPhone: attemptTimes(phoneRows),
  };
}

/** Records an attempt. */
export async function insertAttempt(sql: Sql, { kind, phone, address, network }: Attempt, now: Date): Promise<void> {
  await sql`
    insert into auth_attempts (kind, phone, address, network, at) values (${kind}, ${phone}, ${address}, ${network}, ${now})`;
}

/** Deletes the attempts for a phone from an address, once the owner has logged in there. */
export async function deleteAttempts(sql: Sql, { kind, phone, address }: Attempt): Promise<void> {
  await sql`delete from auth_attempts where kind = ${kind} and phone = ${phone} and address = ${address}`;
}

/** Deletes attempts older than a day, expired logins and account log entries older than a year; returns how many. */
export async function deleteOld(sql: Sql, now: Date): Promise<number> {
  const attempts = await sql`delete from auth_attempts where at < ${now}::timestamptz - interval '1 day'`;
  const logins = await sql`delete from customer_logins where expires_at < ${now}`;
  await sql`delete from login_confirmations where confirmed_at < ${now}::timestamptz - interval '1 hour'`;
  const log = await sql`delete from account_log where at < ${now}::timestamptz - interval '1 year'`;
  return attempts.count + logins.count + log.count;
}
