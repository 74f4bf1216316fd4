import { orderTab, tabStates, type OrderTab } from '#domain/orders/order-tabs.ts';
import { bool, int, rowOf, type Row } from '../../../../platform/database/row.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import { orderRow, type OrderRow } from '../orders.queries.ts';
import { orders } from '../orders.table.ts';

const countRow = rowOf({ status: orders.status, unconfirmed: bool, count: int });

/** SQL condition for an order that expires unless an operator confirms it by phone. */
const isUnconfirmed = (sql: Sql) => sql`(status = 'created' and expires_at is not null)`;

/** A customer's order counts by state. */
export type StateCount = Row<typeof countRow>;

/** Reads a customer's orders of a tab, newest first. */
export async function findCustomerOrders(
  sql: Sql,
  customerId: number,
  { tab, offset, limit }: { tab: OrderTab; offset: number; limit: number },
): Promise<OrderRow[]> {
  return sql`
    select ${orderRow} from orders
    where customer_id = ${customerId}
      and case when ${isUnconfirmed(sql)} then ${tab === orderTab('created', true)} else status = any(${tabStates(tab)}::text[]) end
    order by id desc limit ${limit} offset ${offset}`;
}

/** Counts a customer's orders by state. */
export async function countByState(sql: Sql, customerId: number): Promise<StateCount[]> {
  return sql`
    select ${countRow}, ${isUnconfirmed(sql)} as unconfirmed, count(*)::int as count
    from orders where customer_id = ${customerId} group by 1, 2`;
}

/** Finds a customer's order by its number. */
export async function findCustomerOrder(sql: Sql, customerId: number, number: string): Promise<OrderRow | undefined> {
  const [found] = await sql`
    select ${orderRow} from orders where customer_id = ${customerId} and number = ${number}`;
  return found;
}
