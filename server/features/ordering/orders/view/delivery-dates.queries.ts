import type { SlotId } from '#domain/delivery/delivery.ts';
import type { OrderActor } from '#domain/orders/order-status.ts';
import { int, rowOf, type Row } from '../../../../platform/database/row.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import { datedOrderRow, type DatedOrder } from '../orders.queries.ts';
import { orderVisits } from '../orders.table.ts';

const idRow = rowOf({ id: orderVisits.id });
const countRow = rowOf({ count: int });
const visitRow = rowOf({
  orderId: orderVisits.orderId,
  date: orderVisits.date,
  slot: orderVisits.slot,
  by: orderVisits.by,
  at: orderVisits.at,
});

/** Finds an order by its number; `lock` locks it until the transaction ends. */
export async function findByNumber(sql: Sql, number: string, lock = false): Promise<DatedOrder | undefined> {
  const [found] = await sql`
    select ${datedOrderRow} from orders where number = ${number} ${lock ? sql`for update` : sql``}`;
  return found;
}

/** Updates the courier's day and slot, and keeps the first promised day; returns the id of the recorded change. */
export async function updateVisit(
  sql: Sql,
  orderId: number,
  { date, slot, by }: { date: string; slot: SlotId; by: OrderActor },
  now: Date,
): Promise<number> {
  await sql`
    update orders set ready_date = coalesce(ready_date, delivery_date), delivery_date = ${date}, delivery_slot = ${slot},
      updated_at = ${now} where id = ${orderId}`;
  const [change] = await sql`
    insert into order_visits (order_id, date, slot, by, at) values (${orderId}, ${date}, ${slot}, ${by}, ${now}) returning ${idRow}`;
  return change!.id;
}

/** Counts the buyer's changes of an order's visit since a time. */
export async function countChanges(sql: Sql, orderId: number, since: Date): Promise<number> {
  const [row] = await sql`
    select ${countRow} count(*)::int as count from order_visits where order_id = ${orderId} and by = 'customer' and at > ${since}`;
  return row!.count;
}

/** Reads the changed visits of orders, oldest first. */
export function findVisits(sql: Sql, orderIds: readonly number[]): Promise<Row<typeof visitRow>[]> {
  return sql`select ${visitRow} from order_visits where order_id = any(${[...orderIds]}::int[]) order by id`;
}
