import type { CallContext } from '../../../platform/http/call.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { insertAction, lockActions, type LoggedAction } from './account-log.queries.ts';
import { describeDevice, truncateAddress } from './auth.policy.ts';

/** A call whose origin is recorded. */
export type LoggedCall = Pick<CallContext, 'ip' | 'now' | 'raw'>;

/** Records an action on an account with its device and network, in the action's transaction. */
export async function logAction(tx: Sql, customerId: number, kind: LoggedAction, call: LoggedCall): Promise<void> {
  const device = describeDevice(String(call.raw?.headers['user-agent'] ?? ''));
  await insertAction(tx, { customerId, kind, device, network: truncateAddress(call.ip) }, call.now);
}

/** Counts actions since a given time. Concurrent calls are serialised, so each counts the earlier ones. */
export const countActions: (tx: Sql, customerId: number, kind: LoggedAction, since: Date) => Promise<number> =
  lockActions;
