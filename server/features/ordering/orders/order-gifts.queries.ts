import { bool, nullable, rowOf, type Row, type RowOf } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { orderGifts } from './order-gifts.table.ts';
import { orders } from './orders.table.ts';
import { isReturnReceived } from './returned.rows.ts';

const gift = {
  orderId: orderGifts.orderId,
  offer: orderGifts.offer,
  productId: orderGifts.productId,
  nameRu: orderGifts.nameRu,
  nameKk: orderGifts.nameKk,
  value: orderGifts.value,
  minimumSum: orderGifts.minimumSum,
  productIds: nullable(orderGifts.productIds),
};
const giftWithReturn = rowOf({ ...gift, returned: bool });
const giftSnapshot = rowOf({
  ...gift,
  returned: bool,
  orderNumber: orders.number,
  status: orders.status,
  createdAt: orders.createdAt,
});

/** A new order gift. */
export type OrderGiftRow = RowOf<typeof gift>;
/** A stored order gift with its return state. */
export type ReadOrderGift = Row<typeof giftWithReturn>;
/** A customer's gift with its order. */
export type OwnGift = Row<typeof giftSnapshot>;

/** SQL condition: the gift was returned. */
const isReturned = (sql: Sql) => sql`
  exists (select from returns r where r.order_id = order_gifts.order_id and r.with_gift and ${isReturnReceived(sql)}) as returned`;

/** Inserts the gift of a placed order. */
export function insertGift(sql: Sql, row: OrderGiftRow): Statement {
  return sql`
    insert into order_gifts (order_id, offer, product_id, name_ru, name_kk, value, minimum_sum, product_ids)
    values (${row.orderId}, ${row.offer}, ${row.productId}, ${row.nameRu}, ${row.nameKk}, ${row.value}, ${row.minimumSum}, ${row.productIds})`;
}

/** Reads the gifts of orders. */
export function findGifts(sql: Sql, orderIds: readonly number[]): Promise<ReadOrderGift[]> {
  return sql`select ${giftWithReturn}, ${isReturned(sql)} from order_gifts where order_id = any(${[...orderIds]}::int[])`;
}

/** Lists the gifts of a customer's orders, newest first. */
export function listOwnGifts(sql: Sql, customerId: number, limit: number): Promise<OwnGift[]> {
  return sql`
    select ${giftSnapshot}, ${isReturned(sql)} from order_gifts join orders on orders.id = order_gifts.order_id
    where orders.customer_id = ${customerId} order by orders.id desc limit ${limit}`;
}
