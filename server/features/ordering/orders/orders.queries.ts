import type { OrderState } from '#domain/orders/order-status.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { OPEN_ATTEMPT_STATES } from '#domain/payments/payment-status.ts';
import { int, nullable, rowOf, text, type Row, type RowOf } from '#server/platform/database/row.ts';
import { attemptColumns, type Attempt } from '../../money/payments/payments.service.ts';
import type { Statement } from '#server/platform/database/sql.ts';
import { customerOfSession } from '../../customers/session/session.rows.ts';
import { insertServices, type OrderServiceRow } from './order-services.queries.ts';
import { joinOrder, lockOrder, openedKeys } from './orders.rows.ts';
import { isReturnReceived, returnedUnits } from './returned.rows.ts';
import { orderEvents, orderKeys, orderLines, orders } from './orders.table.ts';
import type { Sql, Take } from '../../storefront/stock/stock.service.ts';

const order = {
  id: orders.id,
  number: orders.number,
  masterNumber: orders.masterNumber,
  sessionId: orders.sessionId,
  language: orders.language,
  cityId: orders.cityId,
  status: orders.status,
  firstName: orders.firstName,
  lastName: orders.lastName,
  phone: orders.phone,
  email: orders.email,
  deliveryKind: orders.deliveryKind,
  address: orders.address,
  shopId: orders.shopId,
  deliveryDate: orders.deliveryDate,
  deliverySlot: orders.deliverySlot,
  expiresAt: orders.expiresAt,
  paymentMethod: orders.paymentMethod,
  toPay: orders.toPay,
  productsTotal: orders.productsTotal,
  servicesTotal: orders.servicesTotal,
  deliveryTotal: orders.deliveryTotal,
  promoDiscount: orders.promoDiscount,
  bonusesPaid: orders.bonusesPaid,
  giftCardsPaid: orders.giftCardsPaid,
  explanation: orders.explanation,
  isPaid: orders.isPaid,
  phoneProved: orders.phoneProved,
  placedFrom: orders.placedFrom,
  createdAt: orders.createdAt,
};
/** Columns of an order. */
export const orderRow = rowOf({ ...order, customerId: orders.customerId });
/** An order with the first promised day of its courier; null while it was not changed. */
export const datedOrderRow = rowOf({ ...order, customerId: orders.customerId, readyDate: nullable(orders.readyDate) });
export type DatedOrder = Row<typeof datedOrderRow>;
const line = {
  orderId: orderLines.orderId,
  productId: orderLines.productId,
  nameRu: orderLines.nameRu,
  nameKk: orderLines.nameKk,
  quantity: orderLines.quantity,
  price: orderLines.price,
  discount: orderLines.discount,
  bonuses: orderLines.bonuses,
  total: orderLines.total,
  earned: orderLines.earned,
};
const lineWithProduct = rowOf({ ...line, digital: orderLines.digital, returned: int, opened: int });
const eventRow = rowOf({
  orderId: orderEvents.orderId,
  from: orderEvents.from,
  to: orderEvents.to,
  by: orderEvents.by,
  at: orderEvents.at,
});
const masterNumberRow = rowOf({ masterNumber: orders.masterNumber });
const keyRow = rowOf({ masterNumber: orderKeys.masterNumber, stamp: orderKeys.stamp });
const openCountRow = rowOf({ ofPhone: int, ofSession: int, ofAddress: int });
const newIdRow = rowOf({ id: int });
const earnedRow = rowOf({ customerId: int, orderNumber: orders.number, amount: int, completedAt: text });
const keyClaimRow = rowOf({
  orderNumber: orders.number,
  customerId: orders.customerId,
  productId: orderLines.productId,
  quantity: int,
});
const attemptRow = rowOf({ ...attemptColumns, masterNumber: text });

/**
 * A stored order; times are ISO or PostgreSQL strings, amounts tenge. JSON columns are `unknown` until orders.stored.ts
 * parses them, because old orders have other fields.
 */
export type OrderRow = Row<typeof orderRow>;

/** A new order; its customer is derived from the session. */
export type NewOrderRow = RowOf<typeof order>;

/** A stored line. */
export type OrderLineRow = RowOf<typeof line>;

/** A line with its product, its returned quantity and its opened keys. */
export type ReadOrderLine = Row<typeof lineWithProduct>;

/** A stored state change. */
export type OrderEventRow = Row<typeof eventRow>;

/** All rows inserted when an order is placed. */
export type PlacedOrders = {
  orders: NewOrderRow[];
  lines: OrderLineRow[];
  services: OrderServiceRow[];
  takes: (Take & { orderId: number; unproven: boolean })[];
  events: OrderEventRow[];
};

/**
 * Claims an idempotency key for a new order and returns a new order id; waits for a concurrent request with the key.
 * Undefined if the key already has an order or the number is taken.
 */
export async function claimKey(
  sql: Sql,
  sessionId: number,
  { key, stamp, masterNumber }: { key: string; stamp: string; masterNumber: string },
): Promise<number | undefined> {
  const [orderIdRow] = await sql`
    insert into order_keys (session_id, key, stamp, master_number)
    select ${sessionId}, ${key}, ${stamp}, ${masterNumber} where not exists (select from orders where master_number = ${masterNumber})
    on conflict do nothing returning ${newIdRow} nextval('orders_id_seq') as id`;
  return orderIdRow?.id;
}

/** Finds the order of a key and the stamp it was placed with. */
export async function findByKey(sql: Sql, sessionId: number, key: string): Promise<Row<typeof keyRow> | undefined> {
  const [found] = await sql`
    select ${keyRow} from order_keys where session_id = ${sessionId} and key = ${key}`;
  return found;
}

/** Buyer for limits: phone, session and address. */
export type Buyer = { phone: string; sessionId: number; address: string };

/** A buyer's unpaid and unconfirmed master orders. */
export type OpenOrders = { byBuyer: number; unverifiedByAddress: number };

/**
 * Serialises new orders of the same phone or address until the transaction ends, so they count each other's orders.
 * Both locks are in one statement, so pipelined statements run after them. The phone is locked first to avoid
 * deadlocks.
 */
export async function lockBuyer(sql: Sql, { phone, address }: Buyer): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`order phone ${phone}`}, 0)), pg_advisory_xact_lock(hashtextextended(${`order address ${address}`}, 0))`;
}

/** Counts a buyer's open orders (the larger count of phone and session), and those of the address. */
export async function countOpen(sql: Sql, { phone, sessionId, address }: Buyer): Promise<OpenOrders> {
  const [row] = await sql`
    select ${openCountRow} count(distinct master_number) filter (where phone = ${phone})::int as "ofPhone",
      count(distinct master_number) filter (where session_id = ${sessionId})::int as "ofSession",
      count(distinct master_number) filter (where placed_from = ${address} and not phone_proved)::int as "ofAddress"
    from orders where status in ('created', 'waiting_payment') and (phone = ${phone} or session_id = ${sessionId} or placed_from = ${address})`;
  return { byBuyer: Math.max(row?.ofPhone ?? 0, row?.ofSession ?? 0), unverifiedByAddress: row?.ofAddress ?? 0 };
}

/** Allocates order ids. */
export async function nextIds(sql: Sql, count: number): Promise<number[]> {
  const rows = await sql`
    select ${newIdRow} nextval('orders_id_seq') as id from generate_series(1, ${count}::int)`;
  return rows.map(({ id }) => id);
}

/** Inserts orders with lines, services, reservations and first events in one statement. */
export function insertOrders(sql: Sql, { orders, lines, services, takes, events }: PlacedOrders): Statement {
  return sql`
    with written as (insert into orders (id, number, master_number, session_id, customer_id, language, city_id, status, first_name, last_name, phone, email, delivery_kind, address, shop_id,
        delivery_date, delivery_slot, expires_at, payment_method, to_pay, products_total, services_total, delivery_total, promo_discount,
        bonuses_paid, gift_cards_paid, explanation, is_paid, phone_proved, placed_from, created_at, updated_at)
      select r.id, r.number, r."masterNumber", r."sessionId", ${customerOfSession(sql, sql`r."sessionId"`)}, r.language, r."cityId", r.status, r."firstName", r."lastName", r.phone, r.email, r."deliveryKind",
        nullif(r.address, 'null'), r."shopId", r."deliveryDate", r."deliverySlot", r."expiresAt", r."paymentMethod", r."toPay", r."productsTotal", r."servicesTotal", r."deliveryTotal", r."promoDiscount",
        r."bonusesPaid", r."giftCardsPaid", r.explanation, r."isPaid", r."phoneProved",
        r."placedFrom", r."createdAt", r."createdAt"
      from jsonb_to_recordset(${JSON.stringify(orders)}::text::jsonb) as r(
        id int, number text, "masterNumber" text, "sessionId" int, language text, "cityId" int, status text, "firstName" text, "lastName" text, phone text, email text, "deliveryKind" text,
        address jsonb, "shopId" int, "deliveryDate" date, "deliverySlot" text, "expiresAt" timestamptz, "paymentMethod" text, "toPay" int, "productsTotal" int, "servicesTotal" int, "deliveryTotal" int, "promoDiscount" int, "bonusesPaid" int,
        "giftCardsPaid" int, explanation jsonb, "isPaid" boolean,
        "phoneProved" boolean, "placedFrom" text, "createdAt" timestamptz)),
    bought as (insert into order_lines (order_id, product_id, name_ru, name_kk, quantity, price, discount, bonuses, total, earned, digital)
      select r."orderId", r."productId", r."nameRu", r."nameKk", r.quantity, r.price, r.discount, r.bonuses, r.total, r.earned,
        coalesce((select digital from products where products.id = r."productId"), false)
      from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as r("orderId" int, "productId" int, "nameRu" text, "nameKk" text, quantity int, price int, discount int, bonuses int,
        total int, earned int)),
    served as (${insertServices(sql, services)}),
    held as (insert into reservations (order_id, product_id, shop_id, quantity, unproven)
      select r."orderId", r."productId", r."shopId", r.quantity, r.unproven
      from jsonb_to_recordset(${JSON.stringify(takes)}::text::jsonb) as r("orderId" int, "productId" int, "shopId" int, quantity int, unproven boolean))
    ${insertEvents(sql, events)}`;
}

/** Inserts state changes. */
export function insertEvents(sql: Sql, events: readonly OrderEventRow[]): Statement {
  return sql`
    insert into order_events (order_id, from_status, to_status, by, at) select r."orderId", r."from", r."to", r.by, r.at
    from jsonb_to_recordset(${JSON.stringify(events)}::text::jsonb) as r("orderId" int, "from" text, "to" text, by text, at timestamptz)`;
}

/** Reads all parts of a master order, first part first; `lock` locks them until the transaction ends. */
export function findByMaster(sql: Sql, masterNumber: string, lock = false): Promise<OrderRow[]> {
  return sql`select ${orderRow} from orders where master_number = ${masterNumber} order by id ${lock ? sql`for update` : sql``}`;
}

/**
 * Reads the total bonuses earned by customers' orders without returned products, completed at their event time or now;
 * skips orders that earn none.
 */
export function findEarnedBonuses(sql: Sql, orderIds: readonly number[], now: Date): Promise<Row<typeof earnedRow>[]> {
  return sql`
    select ${earnedRow}, orders.customer_id as "customerId", lines.earned as amount, coalesce(done.at, ${now}) as "completedAt"
    from orders
    join lateral (
      select sum(earned)::int - coalesce((
          select sum(r.earned)::int from returns r where r.order_id = orders.id and ${isReturnReceived(sql)}), 0) as earned
      from order_lines where order_id = orders.id) lines on lines.earned > 0
    left join lateral (select min(at) as at from order_events where order_id = orders.id and to_status = 'completed') done on true
    where orders.id = any(${orderIds}::int[]) and orders.customer_id is not null`;
}

/** Reads the digital products of orders and their quantities. */
export function findKeyClaims(sql: Sql, orderIds: readonly number[]): Promise<Row<typeof keyClaimRow>[]> {
  return sql`
    select ${keyClaimRow}, order_lines.quantity from orders join order_lines on order_lines.order_id = orders.id
    where order_lines.digital and orders.id = any(${orderIds}::int[]) order by order_lines.product_id`;
}

/** Lists digital products without keys in paid orders placed since a time. */
export function findMissingKeys(sql: Sql, since: Date, limit: number): Promise<Row<typeof keyClaimRow>[]> {
  return sql`
    select ${keyClaimRow}, order_lines.quantity from orders join order_lines on order_lines.order_id = orders.id
    where order_lines.digital and orders.is_paid and orders.status not in ('cancelled', 'returned') and orders.created_at >= ${since}
      and order_lines.quantity - ${returnedUnits(sql)} > (
        select count(*) from licence_keys where order_number = orders.number and product_id = order_lines.product_id)
    order by random() limit ${limit}`;
}

/**
 * Locks the order of a claim until the transaction ends and returns the keys that are due now; undefined once it is
 * cancelled.
 */
export async function lockKeyClaim(
  tx: Sql,
  { orderNumber, productId }: { orderNumber: string; productId: number },
): Promise<Row<typeof keyClaimRow> | undefined> {
  // A separate statement sees a return that was recorded while this one waited for the lock.
  await lockOrder(tx, orderNumber);
  const [claim] = await tx`
    select ${keyClaimRow}, order_lines.quantity - ${returnedUnits(tx)} as quantity
    from orders join order_lines on order_lines.order_id = orders.id
    where orders.number = ${orderNumber} and order_lines.product_id = ${productId} and orders.status not in ('cancelled', 'returned')`;
  return claim;
}

/**
 * Finds the attempt to show for each master number: the accepted one, else a payable one, else one being refunded, else
 * the newest. Attempts are stored with the first part.
 */
export async function findLatestAttempts(sql: Sql, masterNumbers: readonly string[]): Promise<Map<string, Attempt>> {
  const rows = await sql`
    select distinct on (master.number) ${attemptRow}, master.number as "masterNumber"
    from (select master_number as number, min(id) as first_id from orders where master_number = any(${[...masterNumbers]}::text[]) group by master_number) master
    join payment_attempts on payment_attempts.order_id = master.first_id
    order by master.number, (payment_attempts.status = 'accepted') desc, (payment_attempts.status = any(${[...OPEN_ATTEMPT_STATES]}::text[])) desc,
       (payment_attempts.status = 'refunded') desc, payment_attempts.id desc`;
  return new Map(rows.map(({ masterNumber, ...attempt }) => [masterNumber, attempt]));
}

/** Finds an order by its id. */
export async function findById(sql: Sql, id: number): Promise<OrderRow | undefined> {
  return (await sql`select ${orderRow} from orders where id = ${id}`)[0];
}

/** Finds the master number of an order by its id. */
export async function findMasterNumber(sql: Sql, orderId: number): Promise<string | undefined> {
  const [found] = await sql`select ${masterNumberRow} from orders where id = ${orderId}`;
  return found?.masterNumber;
}

/**
 * Lists master numbers that missed an accepted payment: still waiting, or cancelled without a refund. Includes waiting
 * ones with nothing left to pay. Considers attempts settled after `since`.
 */
export async function findUnsettled(sql: Sql, since: Date, limit: number): Promise<string[]> {
  const rows = await sql`
    select distinct ${masterNumberRow}
    from orders where status = 'waiting_payment' and to_pay = 0
      and not exists (select from orders o where o.master_number = orders.master_number and o.status = 'waiting_payment' and o.to_pay > 0)
    union
    select distinct ${masterNumberRow}
    from payment_attempts a cross join unnest(a.covers) as covered(id) join orders on orders.id = covered.id
    where a.status = 'accepted' and a.updated_at >= ${since.toISOString()} and (orders.status = 'waiting_payment'
      or (orders.status = 'cancelled' and orders.to_pay > 0 and not exists (select from payment_refunds r where r.attempt_id = a.id and r.order_id = orders.id)))
    limit ${limit}`;
  return rows.map(({ masterNumber }) => masterNumber);
}

/** Lists master numbers with an expired order in the state. */
export async function findExpired(sql: Sql, status: OrderState, now: Date, limit: number): Promise<string[]> {
  const rows = await sql`
    select distinct ${masterNumberRow} from orders where expires_at <= ${now.toISOString()} and status = ${status} limit ${limit}`;
  return rows.map(({ masterNumber }) => masterNumber);
}

/** Updates an order's state and its consequences; deletes the client address unless the order is still open. */
export async function updateOrder(
  sql: Sql,
  {
    id,
    status,
    expiresAt,
    isPaid,
    deliveryDate,
  }: Pick<OrderRow, 'id' | 'status' | 'expiresAt' | 'isPaid' | 'deliveryDate'>,
  now: Date,
): Promise<void> {
  await sql`update orders set status = ${status}, expires_at = ${expiresAt}, is_paid = ${isPaid}, delivery_date = ${deliveryDate}, updated_at = ${now.toISOString()},
      placed_from = case when ${status} in ('created', 'waiting_payment') then placed_from end where id = ${id}`;
}

/**
 * Changes the payment method of a master number's unpaid orders, cancelled parts included, since all share one method.
 */
export async function updateMethod(
  sql: Sql,
  masterNumber: string,
  { from, to }: { from: PaymentMethod; to: PaymentMethod },
  now: Date,
): Promise<void> {
  await sql`
    update orders set payment_method = ${to}, updated_at = ${now.toISOString()}
    where master_number = ${masterNumber} and payment_method = ${from} and not is_paid`;
}

/** Reads the lines of orders. */
export function findOrderLines(sql: Sql, orderIds: number[]): Promise<ReadOrderLine[]> {
  return sql`
    select ${lineWithProduct}, ${returnedUnits(sql)} as returned, ${openedKeys(sql)} as opened
    from order_lines ${joinOrder(sql, sql`order_lines.order_id`)}
    where order_lines.order_id = any(${orderIds}::int[]) order by order_lines.order_id, order_lines.product_id`;
}

/** Reads the state changes of orders, oldest first. */
export function findEvents(sql: Sql, orderIds: number[]): Promise<OrderEventRow[]> {
  return sql`select ${eventRow} from order_events where order_id = any(${orderIds}::int[]) order by id`;
}
