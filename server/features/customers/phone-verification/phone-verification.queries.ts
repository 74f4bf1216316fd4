import { bool, int, nullable, number, rowOf, type Row } from '#server/platform/database/row.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { RecentCodes } from './phone-verification.policy.ts';
import { phoneCodes, phoneProofs } from './phone-verification.table.ts';

const sentCode = rowOf({
  sessionId: phoneCodes.sessionId,
  phone: phoneCodes.phone,
  address: phoneCodes.address,
  network: phoneCodes.network,
  deviceHash: phoneCodes.deviceHash,
  at: number,
});
const shopCodesRow = rowOf({ codes: int, at: nullable(number) });
const callerRow = rowOf({ known: bool, isCustomer: bool });
const activeCodeRow = rowOf({
  id: phoneCodes.id,
  codeHash: phoneCodes.codeHash,
  tries: phoneCodes.tries,
  isUsed: bool,
});
const expiryRow = rowOf({ expiresAt: phoneProofs.expiresAt });
const endedCodeRow = rowOf({ phone: phoneCodes.phone, deviceHash: phoneCodes.deviceHash });
const verifiedPhoneRow = rowOf({ phone: phoneProofs.phone });
const countRow = rowOf({ proofs: int });
const knownRow = rowOf({ known: bool });
const codeCountRow = rowOf({ codes: int });

/** A stored code that still accepts attempts. */
export type ActiveCode = { id: number; codeHash: string; tries: number; isUsed: boolean };

/** Requester of a code: its address and network, and the hash of its device id. */
export type CodeRequester = { address: string; network: string | null; deviceHash: string | null };

/**
 * Serialises sending until the transaction ends, so limits also hold for concurrent requests. Locks phone, then
 * address, then the shop, to prevent deadlocks.
 */
export async function lockSending(sql: Sql, phone: string, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone-code phone ${phone}`}, 0))`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone-code address ${address}`}, 0))`;
  await sql`select pg_advisory_xact_lock(hashtextextended('phone-code shop', 0))`;
}

/** Returns the times of codes sent in the last hour; `cap` is the shop's cap for this caller. */
export async function findSentBefore(
  sql: Sql,
  { phone, sessionId }: { phone: string; sessionId: number },
  { address, network, deviceHash }: CodeRequester,
  cap: number,
  now: Date,
): Promise<RecentCodes> {
  const rows = await sql`
    select ${sentCode}, (extract(epoch from created_at) * 1000)::float8 as at from phone_codes
    where (phone = ${phone} or address = ${address} or network = ${network}) and created_at > ${now}::timestamptz - interval '1 hour'`;
  const [shop] = await sql`
    select ${shopCodesRow} (select count(*)::int from phone_codes where created_at > ${now}::timestamptz - interval '1 hour') as codes,
      (select (extract(epoch from created_at) * 1000)::float8 from phone_codes
        where created_at > ${now}::timestamptz - interval '1 hour' order by created_at desc offset ${cap - 1} limit 1) as at`;
  const sendTimes = (codes: readonly { at: number }[]) => codes.map(({ at }) => at);
  const phoneRows = rows.filter((row) => row.phone === phone);
  const isOfCaller = (row: { sessionId: number; deviceHash: string | null }) =>
    row.sessionId === sessionId || (deviceHash !== null && row.deviceHash === deviceHash);
  return {
    toPhone: sendTimes(phoneRows),
    fromAddress: sendTimes(rows.filter((row) => row.address === address)),
    fromNetwork: sendTimes(rows.filter((row) => network !== null && row.network === network)),
    toPhoneFromAddress: sendTimes(phoneRows.filter((row) => row.address === address)),
    toPhoneFromCaller: sendTimes(phoneRows.filter(isOfCaller)),
    fromShop: shop!.codes,
    capReachedAt: shop!.at,
  };
}

/**
 * Reports whether a caller is known for a phone (its session or device has verified it, or its customer has logged in
 * on the device), and whether the phone is a customer's.
 */
export async function findCaller(
  sql: Sql,
  { phone, phoneHash, sessionId }: { phone: string; phoneHash: string; sessionId: number | null },
  deviceHash: string | null,
  now: Date,
): Promise<{ known: boolean; isCustomer: boolean }> {
  const [row] = await sql`
    select ${callerRow}
      exists (select from known_devices d join customers c on c.id = d.customer_id where c.phone = ${phone} and d.device_hash = ${deviceHash})
      or exists (select from proved_devices where phone_hash = ${phoneHash} and device_hash = ${deviceHash})
      or exists (select from phone_proofs where session_id = ${sessionId} and phone = ${phone} and expires_at > ${now})
      or exists (select from sessions s join customers c on c.id = s.customer_id where s.id = ${sessionId} and c.phone = ${phone}) as known,
      exists (select from customers where phone = ${phone}) as "isCustomer"`;
  return row!;
}

/** Records that a device has verified a phone. */
export async function insertVerifiedDevice(sql: Sql, phoneHash: string, deviceHash: string, now: Date): Promise<void> {
  await sql`
    insert into proved_devices (phone_hash, device_hash, proved_at) values (${phoneHash}, ${deviceHash}, ${now})
    on conflict (phone_hash, device_hash) do update set proved_at = excluded.proved_at`;
}

/** Inserts a code. */
export async function insertCode(
  sql: Sql,
  code: { sessionId: number; phone: string; codeHash: string; expiresAt: Date } & CodeRequester,
  now: Date,
): Promise<void> {
  await sql`
    insert into phone_codes (session_id, phone, address, network, device_hash, code_hash, created_at, expires_at)
    values (${code.sessionId}, ${code.phone}, ${code.address}, ${code.network}, ${code.deviceHash}, ${code.codeHash}, ${now}, ${code.expiresAt})`;
}

/**
 * Counts an attempt at the session's newest code for the phone that is valid or was used after `since`, and returns the
 * code.
 */
export async function claimAttempt(
  sql: Sql,
  sessionId: number,
  phone: string,
  { maxTries, since }: { maxTries: number; since: Date },
  now: Date,
): Promise<ActiveCode | undefined> {
  const [code] = await sql`
    update phone_codes set tries = tries + 1
    where id = (select max(id) from phone_codes where session_id = ${sessionId} and phone = ${phone})
      and (used_at is null or used_at > ${since}) and tries < ${maxTries} and expires_at > ${now}
    returning ${activeCodeRow}, used_at is not null as "isUsed"`;
  return code;
}

/** Marks a code as used and returns its phone and device; undefined if another call used it first. */
export async function markCodeUsed(sql: Sql, codeId: number, now: Date): Promise<Row<typeof endedCodeRow> | undefined> {
  const [usedCode] = await sql`
    update phone_codes set used_at = ${now} where id = ${codeId} and used_at is null returning ${endedCodeRow}`;
  return usedCode;
}

/** Saves the verification of a phone, replacing an earlier one. */
export async function insertVerification(
  sql: Sql,
  { sessionId, phone, expiresAt }: { sessionId: number; phone: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await sql`
    insert into phone_proofs (session_id, phone, proved_at, expires_at) values (${sessionId}, ${phone}, ${now}, ${expiresAt})
    on conflict (session_id, phone) do update set proved_at = excluded.proved_at, expires_at = excluded.expires_at`;
}

/** Returns the expiry of a phone's verification; undefined without one. */
export async function findVerificationExpiry(
  sql: Sql,
  sessionId: number,
  phone: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await sql`
    select ${expiryRow} from phone_proofs where session_id = ${sessionId} and phone = ${phone} and expires_at > ${now}`;
  return row?.expiresAt;
}

/** True when a session has verified a phone after `since` and the verification is still valid. */
export async function hasVerification(
  sql: Sql,
  sessionId: number,
  phone: string,
  since: Date,
  now: Date,
): Promise<boolean> {
  const [row] = await sql`
    select ${countRow} count(*)::int as proofs from phone_proofs
    where session_id = ${sessionId} and phone = ${phone} and proved_at > ${since} and expires_at > ${now}`;
  return row!.proofs > 0;
}

/** Returns the phone a session verified last; undefined without a valid verification. */
export async function findVerifiedPhone(sql: Sql, sessionId: number, now: Date): Promise<string | undefined> {
  const [row] = await sql`
    select ${verifiedPhoneRow} from phone_proofs where session_id = ${sessionId} and expires_at > ${now} order by proved_at desc limit 1`;
  return row?.phone;
}

/** True when a session has a valid verification of a phone, or belongs to the customer with that phone. */
export async function isKnownPhone(sql: Sql, sessionId: number, phone: string, now: Date): Promise<boolean> {
  const [row] = await sql`
    select ${knownRow} exists (select from phone_proofs where session_id = ${sessionId} and phone = ${phone} and expires_at > ${now})
      or exists (select from sessions s join customers c on c.id = s.customer_id where s.id = ${sessionId} and c.phone = ${phone}) as known`;
  return row!.known;
}

/** Consumes a session's verification of a phone after `since`; false if another call consumed it first. */
export async function deleteVerification(
  sql: Sql,
  sessionId: number,
  phone: string,
  since: Date,
  now: Date,
): Promise<boolean> {
  const deleted = await sql`
    delete from phone_proofs
    where session_id = ${sessionId} and phone = ${phone} and proved_at > ${since} and expires_at > ${now}`;
  return deleted.count === 1;
}

/** Counts codes sent in the last hour, for monitoring. */
export async function countLastHour(sql: Sql): Promise<number> {
  const [row] = await sql`
    select ${codeCountRow} count(*)::int as codes from phone_codes where created_at > now() - interval '1 hour'`;
  return row!.codes;
}

/**
 * Deletes codes and stored messages older than a day, expired verifications, and devices older than half a year;
 * returns the number of deleted rows.
 */
export async function deleteOld(sql: Sql, now: Date): Promise<number> {
  const codes = await sql`delete from phone_codes where created_at < ${now}::timestamptz - interval '1 day'`;
  const verifications = await sql`delete from phone_proofs where expires_at < ${now}`;
  const messages = await sql`delete from sent_messages where created_at < ${now}::timestamptz - interval '1 day'`;
  const devices = await sql`delete from proved_devices where proved_at < ${now}::timestamptz - interval '180 days'`;
  return codes.count + verifications.count + messages.count + devices.count;
}
