import type { SlotId } from '#domain/delivery/delivery.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import { orderRow, type OrderRow } from '../orders.queries.ts';

/** Finds an order by its number; `lock` locks it until the transaction ends. */
export async function findByNumber(sql: Sql, number: string, lock = false): Promise<OrderRow | undefined> {
  const [found] = await sql`select ${orderRow} from orders where number = ${number} ${lock ? sql`for update` : sql``}`;
  return found;
}

/** Updates the courier's day and slot. */
export async function updateVisit(
  sql: Sql,
  orderId: number,
  { date, slot }: { date: string; slot: SlotId },
  now: Date,
): Promise<void> {
  await sql`update orders set delivery_date = ${date}, delivery_slot = ${slot}, updated_at = ${now} where id = ${orderId}`;
}
