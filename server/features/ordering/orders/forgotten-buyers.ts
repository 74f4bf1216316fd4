import { statesOfTab } from '#domain/orders/order-tabs.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { rowOf } from '../../../platform/database/row.ts';
import { orders } from './orders.table.ts';

const forgottenRow = rowOf({ id: orders.id });

/**
 * Takes the name, phone, mail and address out of finished orders that belong to no account and are older than `years`,
 * with the words and photos of their returns, as an erased customer's go: what the tax law wants kept of them is the sums.
 * The files themselves are deleted by the job of uploads. Returns how many orders.
 */
export async function forgetBuyers(db: Database, years: number, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const forgotten = await tx`
      update orders set first_name = '', last_name = '', phone = '', email = '', address = null, session_id = null
      where customer_id is null and phone <> '' and status = any(${statesOfTab('finished')}::text[])
        and updated_at < ${now}::timestamptz - make_interval(years => ${years})
      returning ${forgottenRow}`;
    const ids = forgotten.map(({ id }) => id);
    if (ids.length > 0)
      await tx`
        with own as (update returns set comment = '' where order_id = any(${ids}::int[]) returning id)
        delete from return_files where return_id in (select id from own)`;
    return ids.length;
  });
}
