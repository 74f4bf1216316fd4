import type { MergedData } from '#contract/customers/auth.ts';
import { rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { customerLogins, loginConfirmations } from './auth.table.ts';

const confirmation = rowOf({
  sealHash: loginConfirmations.sealHash,
  loginId: loginConfirmations.loginId,
  codeHash: loginConfirmations.codeHash,
  joined: loginConfirmations.joined,
});
const replacedRow = rowOf({ id: customerLogins.id });

/** A login by code that can be replayed. */
export type Confirmation = Row<typeof confirmation>;

/** Records a login by code under its session seal, so the login can be replayed. */
export async function insertConfirmation(
  sql: Sql,
  confirmationData: { sealHash: string; codeHash: string; loginId: number; joined: MergedData },
  now: Date,
): Promise<void> {
  const { sealHash, codeHash, loginId, joined } = confirmationData;
  await sql`
    insert into login_confirmations (seal_hash, code_hash, login_id, joined, confirmed_at)
    values (${sealHash}, ${codeHash}, ${loginId}, ${JSON.stringify(joined)}::text::jsonb, ${now})
    on conflict (seal_hash) do update set code_hash = excluded.code_hash, login_id = excluded.login_id,
      joined = excluded.joined, tries = 0, confirmed_at = excluded.confirmed_at`;
}

/** Counts a retry for a seal or the login it opened; returns the confirmation if newer than `since`. */
export async function claimConfirmation(
  sql: Sql,
  { sealHash, loginId }: { sealHash: string | null; loginId: number | null },
  { maxTries, since }: { maxTries: number; since: Date },
): Promise<Confirmation | undefined> {
  const [found] = await sql`
    update login_confirmations set tries = tries + 1
    where (seal_hash = ${sealHash} or login_id = ${loginId}) and tries < ${maxTries} and confirmed_at > ${since}
    returning ${confirmation}`;
  return found;
}

/** Replaces the token of a login whose response was lost; false when the login has ended. */
export async function replaceToken(sql: Sql, loginId: number, tokenHash: string): Promise<boolean> {
  const rows = await sql`
    update customer_logins set token_hash = ${tokenHash} where id = ${loginId} returning ${replacedRow}`;
  return rows.length > 0;
}
