import type { Sql } from '#server/platform/sql.ts';
import type { SentBefore } from './phone-proof.policy.ts';

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

/** Reads when codes were sent to the phone and for the address in the last hour. */
export async function findSentBefore(sql: Sql, phone: string, address: string, now: Date): Promise<SentBefore> {
  const rows = await sql<{ phone: string; address: string; at: number }[]>`
    select phone, address, (extract(epoch from created_at) * 1000)::float8 as at from phone_codes
    where (phone = ${phone} or address = ${address}) and created_at > ${now.toISOString()}::timestamptz - interval '1 hour'`;
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
    values (${code.sessionId}, ${code.phone}, ${code.address}, ${code.codeHash}, ${now.toISOString()}, ${code.expiresAt.toISOString()})`;
}

/** Counts a try of the newest code that the session can still use for the phone, and returns it with the try counted. */
export async function takeTry(
  sql: Sql,
  sessionId: number,
  phone: string,
  maxTries: number,
  now: Date,
): Promise<KeptCode | undefined> {
  const [code] = await sql<KeptCode[]>`
    update phone_codes set tries = tries + 1
    where id = (select max(id) from phone_codes where session_id = ${sessionId} and phone = ${phone})
      and used_at is null and tries < ${maxTries} and expires_at > ${now.toISOString()}
    returning id, code_hash as "codeHash", tries`;
  return code;
}

/** Ends a code that was confirmed and keeps the proof. */
export async function insertProof(
  sql: Sql,
  proof: { codeId: number; sessionId: number; phone: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  const expires = proof.expiresAt.toISOString();
  await sql`update phone_codes set used_at = ${now.toISOString()} where id = ${proof.codeId}`;
  await sql`
    insert into phone_proofs (session_id, phone, expires_at) values (${proof.sessionId}, ${proof.phone}, ${expires})
    on conflict (session_id, phone) do update set expires_at = excluded.expires_at`;
}

/** Tells whether a session has proved a phone and the proof still holds. */
export async function hasProof(sql: Sql, sessionId: number, phone: string, now: Date): Promise<boolean> {
  const rows = await sql`
    select from phone_proofs where session_id = ${sessionId} and phone = ${phone} and expires_at > ${now.toISOString()}`;
  return rows.length > 0;
}

/** Deletes codes and kept messages of yesterday, and proofs that have ended; returns how many rows. */
export async function deleteOld(sql: Sql, now: Date): Promise<number> {
  const at = now.toISOString();
  const codes = await sql`delete from phone_codes where created_at < ${at}::timestamptz - interval '1 day'`;
  const proofs = await sql`delete from phone_proofs where expires_at < ${at}`;
  const messages = await sql`delete from sent_messages where created_at < ${at}::timestamptz - interval '1 day'`;
  return codes.count + proofs.count + messages.count;
}
