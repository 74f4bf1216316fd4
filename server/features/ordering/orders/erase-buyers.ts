import { tabStates } from '#domain/orders/order-tabs.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { rowOf } from '../../../platform/database/row.ts';
import { orders } from './orders.table.ts';

const erasedRow = rowOf({ id: orders.id });

/**
 * Erases name, phone, email and address from finished guest orders older than `years`, and the comments and photos of
 * their returns, as for erased customers. Tax law only requires the amounts. The uploads job deletes the files. Returns
 * the number of orders.
 */
export async function eraseBuyers(db: Database, years: number, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const erased = await tx`
      update orders set first_name = '', last_name = '', phone = '', email = '', address = null, session_id = null
      where customer_id is null and phone <> '' and status = any(${tabStates('finished')}::text[])
        and updated_at < ${now}::timestamptz - make_interval(years => ${years})
      returning ${erasedRow}`;
    const ids = erased.map(({ id }) => id);
    if (ids.length > 0)
      await tx`
        with own as (update returns set comment = '' where order_id = any(${ids}::int[]) returning id)
        delete from return_files where return_id in (select id from own)`;
    return ids.length;
  });
}
