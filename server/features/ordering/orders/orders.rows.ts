import { multiply } from '#domain/pricing/money.ts';
import type { OrderedService } from '#domain/orders/service-offer.ts';
import { bool, int, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { joinProduct, productColumns } from '../../storefront/catalog/products.rows.ts';
import type { Take } from '../../storefront/stock/stock.service.ts';
import { orderGifts } from './order-gifts.table.ts';
import { findServices, type ReadOrderService } from './order-services.queries.ts';
import { orderServices } from './order-services.table.ts';
import { orderLines, orders, reservations } from './orders.table.ts';
import { returnedServices, returnedUnits } from './returned.rows.ts';

/** Columns of an order, for statements that read from or join `orders`. */
export const orderColumns = {
  id: orders.id,
  number: orders.number,
  masterNumber: orders.masterNumber,
  status: orders.status,
  isPaid: orders.isPaid,
  deliveryDate: orders.deliveryDate,
  customerId: orders.customerId,
  sessionId: orders.sessionId,
  language: orders.language,
  cityId: orders.cityId,
  firstName: orders.firstName,
  phone: orders.phone,
  email: orders.email,
  shopId: orders.shopId,
  address: orders.address,
  paymentMethod: orders.paymentMethod,
  toPay: orders.toPay,
  deliveryTotal: orders.deliveryTotal,
};
/** Columns of an order line, for statements that read from `order_lines`. */
export const orderLineColumns = {
  productId: orderLines.productId,
  nameRu: orderLines.nameRu,
  nameKk: orderLines.nameKk,
  quantity: orderLines.quantity,
  price: orderLines.price,
  total: orderLines.total,
  bonuses: orderLines.bonuses,
  earned: orderLines.earned,
  digital: orderLines.digital,
};

const soldOrder = rowOf({
  id: orders.id,
  number: orders.number,
  email: orders.email,
  phone: orders.phone,
  paymentMethod: orders.paymentMethod,
  deliveryTotal: orders.deliveryTotal,
  toPay: orders.toPay,
  giftCardsPaid: orders.giftCardsPaid,
});
const soldLine = rowOf({
  orderId: orderLines.orderId,
  ...orderLineColumns,
  code: productColumns.sku,
  barcode: productColumns.barcode,
});
const soldService = rowOf({
  orderId: orderServices.orderId,
  productId: orderServices.productId,
  code: orderServices.code,
  nameRu: orderServices.nameRu,
  nameKk: orderServices.nameKk,
  quantity: orderServices.quantity,
  price: orderServices.price,
  returned: int,
});
const lineRow = rowOf(orderLineColumns);
const takeRow = rowOf({
  productId: reservations.productId,
  shopId: reservations.shopId,
  quantity: reservations.quantity,
});
const subtractedRow = rowOf({
  productId: reservations.productId,
  shopId: reservations.shopId,
  unproven: reservations.unproven,
  quantity: int,
  isHeld: bool,
});
const noticeRow = rowOf({
  id: orders.id,
  number: orders.number,
  masterNumber: orders.masterNumber,
  status: orders.status,
  language: orders.language,
  cityId: orders.cityId,
  customerId: orders.customerId,
  sessionId: orders.sessionId,
  email: orders.email,
  phone: orders.phone,
  phoneProved: orders.phoneProved,
  paymentMethod: orders.paymentMethod,
  deliveryDate: orders.deliveryDate,
  deliverySlot: orders.deliverySlot,
  giftRu: nullable(orderGifts.nameRu),
  giftKk: nullable(orderGifts.nameKk),
});

const orderChoicesRow = rowOf({
  cityId: orders.cityId,
  email: orders.email,
  deliveryKind: orders.deliveryKind,
  address: orders.address,
  shopId: orders.shopId,
  slot: orders.deliverySlot,
  paymentMethod: orders.paymentMethod,
  explanation: orders.explanation,
});

/** Choices made in an earlier order. */
export type OrderChoices = Row<typeof orderChoicesRow>;

/** Data of an order for its notices, with the recipient. */
export type NoticeOrder = Row<typeof noticeRow>;

/** An order line as an invoice lists it. */
export type InvoiceLine = Pick<Row<typeof lineRow>, 'nameRu' | 'nameKk' | 'quantity' | 'price'>;

/** Joins the order of an id; its columns are `orderColumns`. */
export const joinOrder = (sql: Sql, orderId: Statement): Statement => sql`join orders on orders.id = ${orderId}`;

/** SQL expression: completion time of the joined order; null before. */
export const completedAt = (sql: Sql): Statement =>
  sql`(select min(at) from order_events where order_id = orders.id and to_status = 'completed')`;

/** JSON expression of the joined order's gift: `{ productId, nameRu, nameKk, minimumSum, productIds }`. */
export const giftJson = (sql: Sql): Statement => sql`
  (select json_build_object('productId', product_id, 'nameRu', name_ru, 'nameKk', name_kk, 'minimumSum', minimum_sum, 'productIds', product_ids)
    from order_gifts where order_id = orders.id)`;

/** Subquery of the products a customer has received and kept (`product_id`, `received_at`). */
export const receivedProducts = (sql: Sql, customerId: number): Statement => sql`
  (select order_lines.product_id, max(coalesce(${completedAt(sql)}, orders.updated_at)) as received_at
    from orders join order_lines on order_lines.order_id = orders.id
    where orders.customer_id = ${customerId} and orders.status = 'completed' and order_lines.quantity > ${returnedUnits(sql)}
    group by order_lines.product_id)`;

/** True if the customer has received and kept the product. */
export async function hasReceived(sql: Sql, customerId: number, id: number): Promise<boolean> {
  return (
    (await sql`select from ${receivedProducts(sql, customerId)} bought where bought.product_id = ${id}`).length > 0
  );
}

/** Locks an order by its number until the transaction ends. */
export async function lockOrder(tx: Sql, number: string): Promise<void> {
  await tx`select from orders where number = ${number} for update`;
}

/** SQL expression: opened keys of the joined order and line; they cannot be returned (decisions §5). */
export const openedKeys = (sql: Sql): Statement => sql`
  (select count(*)::int from licence_keys k
    where k.order_number = orders.number and k.product_id = order_lines.product_id and k.opened_at is not null)`;

/** Reads the receipt data of orders. */
export function findSoldOrders(sql: Sql, ids: readonly number[]): Promise<Row<typeof soldOrder>[]> {
  return sql`select ${soldOrder} from orders where id = any(${[...ids]}::int[]) order by id`;
}

/** Reads order lines with product codes. */
export function findSoldLines(sql: Sql, ids: readonly number[]): Promise<Row<typeof soldLine>[]> {
  return sql`
    select ${soldLine} from order_lines ${joinProduct(sql, sql`order_lines.product_id`)}
    where order_lines.order_id = any(${[...ids]}::int[]) order by order_lines.order_id, order_lines.product_id`;
}

/** Reads the services of an order with their returned quantities. */
export async function findOrderedServices(
  sql: Sql,
  order: { id: number; deliveryDate: string | null },
): Promise<OrderedService[]> {
  return (await findServices(sql, [order.id])).map((service) => toOrderedService(service, order));
}

/** Converts a stored service to the input of the domain rules. */
export function toOrderedService(
  { productId, code, kind, months, afterMonths, quantity, returned, done, visitOn, price }: ReadOrderService,
  { deliveryDate }: { deliveryDate: string | null },
): OrderedService {
  const date = kind === 'warranty' ? null : (visitOn ?? deliveryDate);
  return {
    productId,
    code,
    kind,
    months,
    afterMonths,
    quantity,
    returned,
    done,
    date,
    total: multiply(price, quantity),
  };
}

/**
 * Reduces the done quantity by services refunded at the shop's fault: the done units were faulty, the others are still
 * due. Call it after the return is received, since `returnedServices` must include it.
 */
export async function subtractDoneServices(
  tx: Sql,
  orderId: number,
  refunded: readonly { productId: number; code: string; quantity: number }[],
): Promise<void> {
  const left = tx`greatest(0, least(done - refunded.quantity, order_services.quantity - ${returnedServices(tx)}))`;
  await tx`
    update order_services set done = ${left}, done_on = case when ${left} > 0 then done_on end
    from jsonb_to_recordset(${JSON.stringify(refunded)}::text::jsonb) as refunded("productId" int, code text, quantity int)
    where order_id = ${orderId} and product_id = refunded."productId" and order_services.code = refunded.code and done > 0`;
}

/** Reads the services of orders, for receipts. */
export function findSoldServices(sql: Sql, ids: readonly number[]): Promise<Row<typeof soldService>[]> {
  return sql`
    select ${soldService}, ${returnedServices(sql)} as returned
    from order_services where order_id = any(${[...ids]}::int[]) order by order_id, product_id, code`;
}

/** Reads the services of all parts of a master order, for its invoice. */
export function findMasterOrderServices(sql: Sql, masterNumber: string): Promise<Row<typeof soldService>[]> {
  return sql`
    select ${soldService}, ${returnedServices(sql)} as returned from order_services ${joinOrder(sql, sql`order_services.order_id`)}
    where orders.master_number = ${masterNumber} order by orders.id, order_services.product_id, order_services.code`;
}

/** Reads the lines of all parts of a master order. */
export function findMasterOrderLines(sql: Sql, masterNumber: string): Promise<InvoiceLine[]> {
  return sql`
    select ${lineRow} from order_lines ${joinOrder(sql, sql`order_lines.order_id`)}
    where orders.master_number = ${masterNumber} order by orders.id, order_lines.product_id`;
}

/** Reads the shops and warehouses whose stock an order has taken. */
export function findTakes(sql: Sql, orderId: number): Promise<Take[]> {
  return sql`select ${takeRow} from reservations where order_id = ${orderId} and state = 'handed'`;
}

/**
 * Subtracts returned keys from an order's reservations; returns the places they were taken from, and whether they are
 * still reserved there.
 */
export function subtractReserved(
  tx: Sql,
  orderId: number,
  { productId, quantity }: { productId: number; quantity: number },
): Promise<Row<typeof subtractedRow>[]> {
  return tx`
    with parts as (
      select shop_id, least(quantity, greatest(0, ${quantity}::int + quantity - sum(quantity) over (order by shop_id)))::int as returned
      from reservations where order_id = ${orderId} and product_id = ${productId} and state <> 'released')
    update reservations set quantity = quantity - returned from parts
    where order_id = ${orderId} and product_id = ${productId} and reservations.shop_id = parts.shop_id and returned > 0
    returning ${subtractedRow}, returned as quantity, state = 'held' as "isHeld"`;
}

/** Returns the notice data of an order; undefined when it is gone. */
export async function findOrderForNotice(
  sql: Sql,
  order: { id: number } | { number: string },
): Promise<NoticeOrder | undefined> {
  const [found] = await sql`
    select ${noticeRow} from orders left join order_gifts on order_gifts.order_id = orders.id
    where ${'id' in order ? sql`orders.id = ${order.id}` : sql`orders.number = ${order.number}`}`;
  return found;
}

/** Finds the customer's latest physical order, preferably in the city; excludes cancelled orders. */
export async function findLatestChoices(
  sql: Sql,
  customerId: number,
  cityId: number,
): Promise<OrderChoices | undefined> {
  const [found] = await sql`
    select ${orderChoicesRow} from orders
    where customer_id = ${customerId} and delivery_kind <> 'digital' and status <> 'cancelled'
    order by city_id = ${cityId} desc, id desc limit 1`;
  return found;
}
