import type { SlotId } from '#domain/delivery/delivery.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import { datedOrderRow, type DatedOrder } from '../orders.queries.ts';

/** Finds an order by its number; `lock` locks it until the transaction ends. */
export async function findByNumber(sql: Sql, number: string, lock = false): Promise<DatedOrder | undefined> {
  const [found] = await sql`
    select ${datedOrderRow} from orders where number = ${number} ${lock ? sql`for update` : sql``}`;
  return found;
}

/** Updates the courier's day and slot, and keeps the first promised day. */
export async function updateVisit(
  sql: Sql,
  orderId: number,
  { date, slot }: { date: string; slot: SlotId },
  now: Date,
): Promise<void> {
  await sql`
    update orders set ready_date = coalesce(ready_date, delivery_date), delivery_date = ${date}, delivery_slot = ${slot},
      updated_at = ${now} where id = ${orderId}`;
}
