import { int, number, rowOf } from '#server/platform/row.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { SentBefore } from './phone-proof.policy.ts';
import { phoneCodes } from './phone-proof.table.ts';

const sentCode = rowOf({ phone: phoneCodes.phone, address: phoneCodes.address, at: number });
const keptCode = rowOf({ id: phoneCodes.id, codeHash: phoneCodes.codeHash, tries: phoneCodes.tries });
const counted = rowOf({ proofs: int });

/** A code as it is kept. */
export type KeptCode = { id: number; codeHash: string; tries: number };

/**
 * Makes others who send to the phone or from the address wait until the transaction ends; phone first, so that two of
 * them never wait for each other.
 */
export async function lockSending(sql: Sql, phone: string, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone-code phone ${phone}`}, 0))`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone-code address ${address}`}, 0))`;
}

/** Returns when codes were sent to the phone and for the address in the last hour. */
export async function findSentBefore(sql: Sql, phone: string, address: string, now: Date): Promise<SentBefore> {
  const rows = await sql`
    select ${sentCode}, (extract(epoch from created_at) * 1000)::float8 as at from phone_codes
    where (phone = ${phone} or address = ${address}) and created_at > ${now}::timestamptz - interval '1 hour'`;
  return {
    toPhone: rows.filter((row) => row.phone === phone).map(({ at }) => at),
    fromAddress: rows.filter((row) => row.address === address).map(({ at }) => at),
  };
}

/** Writes a code down. */
export async function insertCode(
  sql: Sql,
  code: { sessionId: number; phone: string; address: string; codeHash: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await sql`
    insert into phone_codes (session_id, phone, address, code_hash, created_at, expires_at)
    values (${code.sessionId}, ${code.phone}, ${code.address}, ${code.codeHash}, ${now}, ${code.expiresAt})`;
}

/** Counts a try of the newest code that the session can still use for the phone, and returns it with the try counted. */
export async function takeTry(
  sql: Sql,
  sessionId: number,
  phone: string,
  maxTries: number,
  now: Date,
): Promise<KeptCode | undefined> {
  const [code] = await sql`
    update phone_codes set tries = tries + 1
    where id = (select max(id) from phone_codes where session_id = ${sessionId} and phone = ${phone})
      and used_at is null and tries < ${maxTries} and expires_at > ${now}
    returning ${keptCode}`;
  return code;
}

/** Ends a code: it has been confirmed; false when another call has just done so. */
export async function endCode(sql: Sql, codeId: number, now: Date): Promise<boolean> {
  const ended = await sql`update phone_codes set used_at = ${now} where id = ${codeId} and used_at is null`;
  return ended.count === 1;
}

/** Keeps the proof of a phone; a new one takes the place of the old. */
export async function insertProof(
  sql: Sql,
  { sessionId, phone, expiresAt }: { sessionId: number; phone: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await sql`
    insert into phone_proofs (session_id, phone, proved_at, expires_at) values (${sessionId}, ${phone}, ${now}, ${expiresAt})
    on conflict (session_id, phone) do update set proved_at = excluded.proved_at, expires_at = excluded.expires_at`;
}

/** Tells whether a session has proved a phone after `since` and the proof still holds. */
export async function hasProof(sql: Sql, sessionId: number, phone: string, since: Date, now: Date): Promise<boolean> {
  const [row] = await sql`
    select ${counted} count(*)::int as proofs from phone_proofs
    where session_id = ${sessionId} and phone = ${phone} and proved_at > ${since} and expires_at > ${now}`;
  return row!.proofs > 0;
}

/** Tells whether a session is that of the customer with the phone, who proved it when registering. */
export async function ownsPhone(sql: Sql, sessionId: number, phone: string): Promise<boolean> {
  const rows = await sql`
    select from sessions s join customers c on c.id = s.customer_id where s.id = ${sessionId} and c.phone = ${phone}`;
  return rows.length > 0;
}

/** Uses up what a session has proved of a phone after `since`; false when another call has just done so. */
export async function deleteProof(
  sql: Sql,
  sessionId: number,
  phone: string,
  since: Date,
  now: Date,
): Promise<boolean> {
  const taken = await sql`
    delete from phone_proofs
    where session_id = ${sessionId} and phone = ${phone} and proved_at > ${since} and expires_at > ${now}`;
  return taken.count === 1;
}

/** Deletes codes and kept messages of yesterday, and proofs that have ended; returns how many rows. */
export async function deleteOld(sql: Sql, now: Date): Promise<number> {
  const codes = await sql`delete from phone_codes where created_at < ${now}::timestamptz - interval '1 day'`;
  const proofs = await sql`delete from phone_proofs where expires_at < ${now}`;
  const messages = await sql`delete from sent_messages where created_at < ${now}::timestamptz - interval '1 day'`;
  return codes.count + proofs.count + messages.count;
}
