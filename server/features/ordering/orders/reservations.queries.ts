import { int, rowOf } from '../../../platform/database/row.ts';
import type { HeldTake, Sql, Take } from '../../storefront/stock/stock.service.ts';
import { reservations } from './orders.table.ts';

const takeRow = rowOf({
  productId: reservations.productId,
  shopId: reservations.shopId,
  quantity: reservations.quantity,
});
const cancelledTakeRow = rowOf({
  productId: reservations.productId,
  shopId: reservations.shopId,
  unproven: reservations.unproven,
  released: int,
  handed: int,
});

/** Hands over and returns the held reservations of orders; a second call finds none. */
export function handOverReservations(sql: Sql, orderIds: number[]): Promise<Take[]> {
  return sql`
    update reservations set state = 'handed' where order_id = any(${orderIds}::int[]) and state = 'held'
    returning ${takeRow}`;
}

/**
 * Ends the held reservations of cancelled orders, whose unopened keys are withdrawn: opened keys are handed over, the
 * rest is released. A second call finds none.
 */
export async function cancelReservations(
  sql: Sql,
  orderIds: number[],
): Promise<{ released: HeldTake[]; handed: Take[] }> {
  const rows = await sql`
    with parts as (
      select r.order_id, r.product_id, r.shop_id, r.quantity, least(r.quantity, greatest(0, opened.count + r.quantity
          - sum(r.quantity) over (partition by r.order_id, r.product_id order by r.shop_id)))::int as handed
      from reservations r join orders on orders.id = r.order_id cross join lateral (
        select count(*) from licence_keys k where k.order_number = orders.number and k.product_id = r.product_id and k.opened_at is not null) opened
      where r.order_id = any(${orderIds}::int[]) and r.state = 'held')
    update reservations set state = case when parts.handed > 0 then 'handed' else 'released' end,
      quantity = case when parts.handed > 0 then parts.handed else parts.quantity end
    from parts where reservations.order_id = parts.order_id and reservations.product_id = parts.product_id
      and reservations.shop_id = parts.shop_id and reservations.state = 'held'
    returning ${cancelledTakeRow}, parts.quantity - parts.handed as released, parts.handed as handed`;
  return {
    released: rows.map(({ productId, shopId, unproven, released }) => ({
      productId,
      shopId,
      unproven,
      quantity: released,
    })),
    handed: rows.map(({ productId, shopId, handed }) => ({ productId, shopId, quantity: handed })),
  };
}

/** Marks the reservations of paid or confirmed orders as verified; returns those that were not. */
export function verifyReservations(sql: Sql, orderIds: number[]): Promise<Take[]> {
  return sql`
    update reservations set unproven = false where order_id = any(${orderIds}::int[]) and state = 'held' and unproven
    returning ${takeRow}`;
}
