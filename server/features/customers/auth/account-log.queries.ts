import { int, rowOf } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { LOGGED_DEEDS } from './auth.table.ts';

/** What the log notes. */
export type LoggedDeed = (typeof LOGGED_DEEDS)[number];

const counted = rowOf({ count: int });

/** Notes what was done to an account. */
export async function insertDeed(
  sql: Sql,
  { customerId, kind, device, network }: { customerId: number; kind: LoggedDeed; device: string; network: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into account_log (customer_id, kind, device, network, at) values (${customerId}, ${kind}, ${device}, ${network}, ${now})`;
}

/** Counts deeds since a moment, and has other calls that count the same wait until the transaction ends. */
export async function lockDeeds(tx: Sql, customerId: number, kind: LoggedDeed, since: Date): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`account-log ${kind} ${customerId}`}, 0))`;
  const [row] = await tx`
    select ${counted} count(*)::int as count from account_log where customer_id = ${customerId} and kind = ${kind} and at > ${since}`;
  return row!.count;
}
