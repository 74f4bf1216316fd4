import type { Database } from '../../platform/database/db.ts';
import { nullable, rowOf, text } from '../../platform/database/row.ts';
import { GatewayProblem } from './gateway.ts';

const doneRow = rowOf({ doneAt: nullable(text) });

/**
 * Does something at a provider that has no idempotency key, once for its id, across processes and their deaths. A repeat of
 * what was done gives `done`, of what may have been done `lost`: its answer never came. Only what the provider has surely not
 * done can be sent again.
 */
export type SendOnce = <T>(id: string, send: () => Promise<T>) => Promise<{ sent: T } | 'done' | 'lost'>;

/** Why a refund is left to a person: it may have been given. */
export const LOST = "an earlier try has had no answer: look into the provider's cabinet before giving it back";

/** Creates the guard of one gateway over the table `sent_once`. */
export function createSendOnce({ $client: sql }: Database, gateway: string): SendOnce {
  return async (id, send) => {
    const { count } = await sql`insert into sent_once (gateway, id) values (${gateway}, ${id}) on conflict do nothing`;
    if (count === 0) {
      const [known] = await sql`
        select ${doneRow} done_at as "doneAt" from sent_once where gateway = ${gateway} and id = ${id}`;
      return known?.doneAt ? 'done' : 'lost';
    }
    try {
      const sent = await send();
      await sql`update sent_once set done_at = now() where gateway = ${gateway} and id = ${id}`;
      return { sent };
    } catch (error) {
      if (error instanceof GatewayProblem && error.surelyNot)
        await sql`delete from sent_once where gateway = ${gateway} and id = ${id}`;
      throw error;
    }
  };
}
