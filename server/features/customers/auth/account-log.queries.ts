import { int, rowOf } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { LOGGED_ACTIONS } from './auth.table.ts';

/** Actions recorded in the account log. */
export type LoggedAction = (typeof LOGGED_ACTIONS)[number];

const countRow = rowOf({ count: int });

/** Records an action on an account. */
export async function insertAction(
  sql: Sql,
  { customerId, kind, device, network }: { customerId: number; kind: LoggedAction; device: string; network: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into account_log (customer_id, kind, device, network, at) values (${customerId}, ${kind}, ${device}, ${network}, ${now})`;
}

/**
 * Counts actions since a given time and serialises concurrent calls for the same account until the transaction ends.
 */
export async function lockActions(tx: Sql, customerId: number, kind: LoggedAction, since: Date): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`account-log ${kind} ${customerId}`}, 0))`;
  const [row] = await tx`
    select ${countRow} count(*)::int as count from account_log where customer_id = ${customerId} and kind = ${kind} and at > ${since}`;
  return row!.count;
}
