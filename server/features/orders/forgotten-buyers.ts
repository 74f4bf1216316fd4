import { statesOfTab } from '#domain/order-tabs.ts';
import type { Database } from '../../platform/db.ts';

/**
 * Takes the name, phone, mail and address out of finished orders that belong to no account and are older than `years`:
 * what the tax law wants kept of them is the sums. Returns how many orders.
 */
export async function forgetBuyers(db: Database, years: number, now: Date): Promise<number> {
  const forgotten = await db.$client`
    update orders set first_name = '', last_name = '', phone = '', email = '', address = null, session_id = null
    where customer_id is null and phone <> '' and status = any(${statesOfTab('finished')}::text[])
      and updated_at < ${now}::timestamptz - make_interval(years => ${years})`;
  return forgotten.count;
}
