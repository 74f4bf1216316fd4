import type { Database } from '../../platform/database/db.ts';
import { nullable, rowOf, text } from '../../platform/database/row.ts';
import { GatewayProblem } from './gateway.ts';

const doneRow = rowOf({ doneAt: nullable(text) });

/**
 * Executes a call once per id at a provider without an idempotency key, across processes and crashes. A repeat returns
 * `done`, or `lost` when the response never came and it may have been executed. Only calls certainly not executed are
 * sent again.
 */
export type SendOnce = <T>(id: string, send: () => Promise<T>) => Promise<{ sent: T } | 'done' | 'lost'>;

/** Why a refund is left to an operator: it may have been executed. */
export const UNCONFIRMED = "an earlier attempt got no response: check the provider's account before refunding";

/** Creates the guard of one gateway over the table `sent_once`. */
export function createSendOnce({ $client: sql }: Database, gateway: string): SendOnce {
  return async (id, send) => {
    const { count } = await sql`insert into sent_once (gateway, id) values (${gateway}, ${id}) on conflict do nothing`;
    if (count === 0) {
      const [existing] = await sql`
        select ${doneRow} done_at as "doneAt" from sent_once where gateway = ${gateway} and id = ${id}`;
      return existing?.doneAt ? 'done' : 'lost';
    }
    try {
      const result = await send();
      await sql`update sent_once set done_at = now() where gateway = ${gateway} and id = ${id}`;
      return { sent: result };
    } catch (error) {
      if (error instanceof GatewayProblem && error.isNotExecuted)
        await sql`delete from sent_once where gateway = ${gateway} and id = ${id}`;
      throw error;
    }
  };
}
