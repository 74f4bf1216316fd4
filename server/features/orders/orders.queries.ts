import type { ExplanationLine } from '#contract/cart.ts';
import type { DeliveryAddress } from '#contract/checkout.ts';
import type { SlotId } from '#domain/delivery.ts';
import type { Language } from '#domain/language.ts';
import type { OrderActor, OrderState } from '#domain/order-status.ts';
import type { Sql, Take } from '../stock/stock.service.ts';

/** An order as it is kept; moments are ISO texts or PostgreSQL's own, money is tenge. */
export type OrderRow = {
  id: number;
  number: string;
  masterNumber: string;
  sessionId: number | null;
  language: Language;
  cityId: number;
  status: OrderState;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  deliveryKind: 'courier' | 'express' | 'pickup' | 'digital';
  address: DeliveryAddress | null;
  shopId: number | null;
  deliveryDate: string | null;
  deliverySlot: SlotId | null;
  expiresAt: string | null;
  paymentMethod: 'on-receipt' | 'card';
  toPay: number;
  goods: number;
  explanation: ExplanationLine[];
  isPaid: boolean;
  createdAt: string;
};

/** A line as it is kept. */
export type OrderLineRow = {
  orderId: number;
  productId: number;
  nameRu: string;
  nameKk: string;
  quantity: number;
  price: number;
  total: number;
};

/** A line as it is read: with what the product is. */
export type ReadOrderLine = OrderLineRow & { digital: boolean };

/** A change of state as it is kept. */
export type OrderEventRow = { orderId: number; from: OrderState | null; to: OrderState; by: OrderActor; at: string };

/** Everything one placing writes. */
export type PlacedOrders = {
  orders: OrderRow[];
  lines: OrderLineRow[];
  takes: (Take & { orderId: number })[];
  events: OrderEventRow[];
};

const columns = (sql: Sql) => sql`
  id, number, master_number as "masterNumber", session_id as "sessionId", language, city_id as "cityId", status, first_name as "firstName", last_name as "lastName", phone, email,
  delivery_kind as "deliveryKind", address, shop_id as "shopId", delivery_date::text as "deliveryDate", delivery_slot as "deliverySlot", expires_at as "expiresAt",
  payment_method as "paymentMethod", to_pay as "toPay", goods, explanation, is_paid as "isPaid", created_at as "createdAt"`;

/**
 * Claims a key for an order being placed; false when the key has its order, waiting for a placing that is under way, or
 * when the number is another order's.
 */
export async function claimKey(sql: Sql, sessionId: number, key: string, masterNumber: string): Promise<boolean> {
  const done = await sql`
    insert into order_keys (session_id, key, master_number)
    select ${sessionId}, ${key}, ${masterNumber} where not exists (select from orders where master_number = ${masterNumber})
    on conflict do nothing`;
  return done.count === 1;
}

/** Finds the order a key has led to. */
export async function findByKey(sql: Sql, sessionId: number, key: string): Promise<string | undefined> {
  return (
    await sql<
      { masterNumber: string }[]
    >`select master_number as "masterNumber" from order_keys where session_id = ${sessionId} and key = ${key}`
  )[0]?.masterNumber;
}

/** Takes fresh order ids. */
export async function nextIds(sql: Sql, count: number): Promise<number[]> {
  const rows = await sql<
    { id: string }[]
  >`select nextval(pg_get_serial_sequence('orders', 'id')) as id from generate_series(1, ${count}::int)`;
  return rows.map(({ id }) => Number(id));
}

/** Writes orders with their lines, reservations and first events; one statement each, all in one go. */
export async function insertOrders(sql: Sql, { orders, lines, takes, events }: PlacedOrders): Promise<void> {
  await Promise.all([
    sql`
      insert into orders (id, number, master_number, session_id, language, city_id, status, first_name, last_name, phone, email, delivery_kind, address, shop_id,
        delivery_date, delivery_slot, expires_at, payment_method, to_pay, goods, explanation, is_paid, created_at, updated_at)
      select r.id, r.number, r."masterNumber", r."sessionId", r.language, r."cityId", r.status, r."firstName", r."lastName", r.phone, r.email, r."deliveryKind",
        nullif(r.address, 'null'), r."shopId", r."deliveryDate", r."deliverySlot", r."expiresAt", r."paymentMethod", r."toPay", r.goods, r.explanation, r."isPaid", r."createdAt", r."createdAt"
      from jsonb_to_recordset(${JSON.stringify(orders)}::text::jsonb) as r(
        id int, number text, "masterNumber" text, "sessionId" int, language text, "cityId" int, status text, "firstName" text, "lastName" text, phone text, email text, "deliveryKind" text,
        address jsonb, "shopId" int, "deliveryDate" date, "deliverySlot" text, "expiresAt" timestamptz, "paymentMethod" text, "toPay" int, goods int, explanation jsonb, "isPaid" boolean, "createdAt" timestamptz)`,
    sql`
      insert into order_lines (order_id, product_id, name_ru, name_kk, quantity, price, total)
      select r."orderId", r."productId", r."nameRu", r."nameKk", r.quantity, r.price, r.total
      from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as r("orderId" int, "productId" int, "nameRu" text, "nameKk" text, quantity int, price int, total int)`,
    sql`
      insert into reservations (order_id, product_id, shop_id, quantity)
      select r."orderId", r."productId", r."shopId", r.quantity
      from jsonb_to_recordset(${JSON.stringify(takes)}::text::jsonb) as r("orderId" int, "productId" int, "shopId" int, quantity int)`,
    insertEvents(sql, events),
  ]);
}

/** Writes changes of state; like every statement of the driver it is sent when it is awaited. */
export function insertEvents(sql: Sql, events: readonly OrderEventRow[]): PromiseLike<unknown> {
  return sql`
    insert into order_events (order_id, from_status, to_status, by, at) select r."orderId", r."from", r."to", r.by, r.at
    from jsonb_to_recordset(${JSON.stringify(events)}::text::jsonb) as r("orderId" int, "from" text, "to" text, by text, at timestamptz)`;
}

/** Reads an order with its sister parts, first part first; `lock` holds them until the transaction ends. */
export function findByMaster(sql: Sql, masterNumber: string, lock = false): Promise<OrderRow[]> {
  return sql<
    OrderRow[]
  >`select ${columns(sql)} from orders where master_number = ${masterNumber} order by id ${lock ? sql`for update` : sql``}`;
}

/** Finds the master number of an order by its id. */
export async function findMasterOf(sql: Sql, orderId: number): Promise<string | undefined> {
  return (
    await sql<{ masterNumber: string }[]>`select master_number as "masterNumber" from orders where id = ${orderId}`
  )[0]?.masterNumber;
}

/**
 * Lists master numbers with an order that an accepted attempt covers and that does not know it: still waiting, or cancelled
 * without a refund. Looks at attempts settled after `since`.
 */
export async function findUnsettled(sql: Sql, since: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ masterNumber: string }[]>`
    select distinct o.master_number as "masterNumber"
    from payment_attempts a cross join unnest(a.covers) as covered(id) join orders o on o.id = covered.id
    where a.status = 'accepted' and a.updated_at >= ${since.toISOString()} and (o.status = 'waiting_payment'
      or (o.status = 'cancelled' and not exists (select from payment_refunds r where r.attempt_id = a.id and r.order_id = o.id)))
    limit ${limit}`;
  return rows.map(({ masterNumber }) => masterNumber);
}

/** Lists master numbers with an order of the state whose time is over. */
export async function findExpired(sql: Sql, status: OrderState, now: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ masterNumber: string }[]>`
    select distinct master_number as "masterNumber" from orders where expires_at <= ${now.toISOString()} and status = ${status} limit ${limit}`;
  return rows.map(({ masterNumber }) => masterNumber);
}

/** Writes an order's new state with what came of it. */
export async function updateOrder(
  sql: Sql,
  { id, status, expiresAt, isPaid }: Pick<OrderRow, 'id' | 'status' | 'expiresAt' | 'isPaid'>,
  now: Date,
): Promise<void> {
  await sql`update orders set status = ${status}, expires_at = ${expiresAt}, is_paid = ${isPaid}, updated_at = ${now.toISOString()} where id = ${id}`;
}

/** Ends the held reservations of orders and gives them; a second call finds none. */
export function endReservations(sql: Sql, orderIds: number[], state: 'released' | 'handed'): Promise<Take[]> {
  return sql<Take[]>`
    update reservations set state = ${state} where order_id = any(${orderIds}::int[]) and state = 'held'
    returning product_id as "productId", shop_id as "shopId", quantity`;
}

/** Reads the lines of orders. */
export function findOrderLines(sql: Sql, orderIds: number[]): Promise<ReadOrderLine[]> {
  return sql<ReadOrderLine[]>`
    select l.order_id as "orderId", l.product_id as "productId", l.name_ru as "nameRu", l.name_kk as "nameKk", l.quantity, l.price, l.total, p.digital
    from order_lines l join products p on p.id = l.product_id where l.order_id = any(${orderIds}::int[]) order by l.order_id, l.product_id`;
}

/** Reads the changes of state of orders, oldest first. */
export function findEvents(sql: Sql, orderIds: number[]): Promise<OrderEventRow[]> {
  return sql<OrderEventRow[]>`
    select order_id as "orderId", from_status as "from", to_status as "to", by, at from order_events where order_id = any(${orderIds}::int[]) order by id`;
}

/** A shop as an order shows it. */
export type OrderShop = {
  id: number;
  nameRu: string;
  nameKk: string;
  addressRu: string;
  addressKk: string;
  hours: string;
};

/** Reads the shops of pickup orders. */
export function findOrderShops(sql: Sql, ids: number[]): Promise<OrderShop[]> {
  return sql<OrderShop[]>`
    select id, name_ru as "nameRu", name_kk as "nameKk", address_ru as "addressRu", address_kk as "addressKk", hours from shops where id = any(${ids}::int[])`;
}
