import type { OrderState } from '#domain/orders/order-status.ts';
import { rowOf, text } from '../../../../platform/database/row.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import { orders } from '../orders.table.ts';

const changedRow = rowOf({ masterNumber: orders.masterNumber, number: orders.number, cursor: text });

/** Filters of an order list; `cursor` is that of the previous page's last order. */
export type OrderFilters = {
  /** Changes after this time are left for the next page. */
  until: Date;
  status: OrderState | null;
  phone: string | null;
  cursor: string | null;
  limit: number;
};

/** Lists orders by change time, oldest first, each with its cursor: change time in microseconds and id. */
export async function listOrdersByChange(sql: Sql, { status, phone, cursor, until, limit }: OrderFilters) {
  const [microseconds = '0', id = '0'] = cursor?.split('.') ?? [];
  return sql`
    select ${changedRow}, (extract(epoch from updated_at) * 1000000)::bigint || '.' || id as cursor from orders
    where (updated_at, id) > (timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond', ${id}::int) and updated_at <= ${until}
      and (${status}::text is null or status = ${status}) and (${phone}::text is null or phone = ${phone})
    order by updated_at, id limit ${limit}`;
}
