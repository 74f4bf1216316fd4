import type { CallContext } from '../../../platform/http/call.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { insertDeed, lockDeeds, type LoggedDeed } from './account-log.queries.ts';
import { deviceOf, networkOf } from './auth.policy.ts';

/** A call whose doer is noted. */
export type LoggedCall = Pick<CallContext, 'ip' | 'now' | 'raw'>;

/** Notes in the transaction of a deed what was done to an account, by which device and from which network. */
export async function noteDeed(tx: Sql, customerId: number, kind: LoggedDeed, call: LoggedCall): Promise<void> {
  const device = deviceOf(String(call.raw?.headers['user-agent'] ?? ''));
  await insertDeed(tx, { customerId, kind, device, network: networkOf(call.ip) }, call.now);
}

/** Counts such deeds since a moment; of calls at once, each counts those before it. */
export const countDeeds: (tx: Sql, customerId: number, kind: LoggedDeed, since: Date) => Promise<number> = lockDeeds;
