import { int, nullable, rowOf, text, type Row, type RowOf } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { OPEN_SERVICE_ORDER_STATES } from '#domain/orders/service-offer.ts';
import { warrantyMonths } from '../../storefront/catalog/products.rows.ts';
import { orderServices } from './order-services.table.ts';
import { orderLines, orders } from './orders.table.ts';
import { returnedServices } from './returned.rows.ts';

const service = {
  orderId: orderServices.orderId,
  productId: orderServices.productId,
  code: orderServices.code,
  kind: orderServices.kind,
  nameRu: orderServices.nameRu,
  nameKk: orderServices.nameKk,
  includedRu: orderServices.includedRu,
  includedKk: orderServices.includedKk,
  months: nullable(orderServices.months),
  quantity: orderServices.quantity,
  price: orderServices.price,
  certificate: nullable(orderServices.certificate),
};
const storedService = rowOf({
  ...service,
  afterMonths: orderServices.afterMonths,
  visitOn: nullable(orderServices.visitOn),
  done: orderServices.done,
  doneOn: nullable(orderServices.doneOn),
  returned: int,
});

/** A new service of an order line. */
export type OrderServiceRow = RowOf<typeof service>;
/** A stored service with its returned quantity. */
export type ReadOrderService = Row<typeof storedService>;

/** Inserts the services of placed orders. */
export function insertServices(sql: Sql, services: readonly OrderServiceRow[]): Statement {
  return sql`
    insert into order_services (order_id, product_id, code, kind, name_ru, name_kk, included_ru, included_kk, months, after_months, quantity, price, certificate)
    select r."orderId", r."productId", r.code, r.kind, r."nameRu", r."nameKk", r."includedRu", r."includedKk", r.months,
      case when r.months is null then 0 else coalesce(floor(${warrantyMonths(sql, sql`r."productId"`)})::int, 0) end, r.quantity, r.price, r.certificate
    from jsonb_to_recordset(${JSON.stringify(services)}::text::jsonb) as r("orderId" int, "productId" int, code text, kind text, "nameRu" text,
      "nameKk" text, "includedRu" text, "includedKk" text, months int, quantity int, price int, certificate text)`;
}

/** Reads the services of orders. */
export function findServices(sql: Sql, orderIds: readonly number[]): Promise<ReadOrderService[]> {
  return sql`
    select ${storedService}, ${returnedServices(sql)} as returned from order_services
    where order_id = any(${[...orderIds]}::int[]) order by order_id, product_id, months nulls first, code`;
}

const dueService = rowOf({
  productId: orderServices.productId,
  code: orderServices.code,
  kind: orderServices.kind,
  nameRu: orderServices.nameRu,
  nameKk: orderServices.nameKk,
  date: nullable(text),
  due: int,
  number: orders.number,
  cityId: orders.cityId,
  productRu: orderLines.nameRu,
  productKk: orderLines.nameKk,
  firstName: orders.firstName,
  phone: orders.phone,
  address: orders.address,
});

/** Whether a return of the order is open; its refund is fixed, so no more work is done until it ends. */
const hasOpenReturn = (sql: Sql) =>
  sql`exists (select from returns where returns.order_id = order_services.order_id and returns.state in ('asked', 'accepted'))`;

/** Lists the services of paid or confirmed orders that are neither done nor returned, the earliest day first. */
export function findDueServices(sql: Sql, limit: number): Promise<Row<typeof dueService>[]> {
  return sql`
    select * from (
      select ${dueService}, coalesce(order_services.visit_on, orders.delivery_date)::text as date,
        order_services.quantity - order_services.done - ${returnedServices(sql)} as due, orders.id as position
      from order_services join orders on orders.id = order_services.order_id
        join order_lines on order_lines.order_id = order_services.order_id and order_lines.product_id = order_services.product_id
      where order_services.done < order_services.quantity and order_services.kind <> 'warranty' and orders.status = any(${[...OPEN_SERVICE_ORDER_STATES]}::text[])
        and not ${hasOpenReturn(sql)}) due_services
    where due > 0 order by date nulls first, position, "productId", code limit ${limit}`;
}

/** Days of a service; undefined keeps a day. `done` is the total by `doneOn`, by default all that is not returned. */
export type ServiceDays = {
  visitOn: string | null | undefined;
  doneOn: string | null | undefined;
  done?: number | undefined;
};

/**
 * Sets the days of a service of a locked order. Returns false if the order is cancelled or has an open return, or if it
 * lacks the service or the quantity.
 */
export async function updateServiceDays(
  tx: Sql,
  { orderId, productId, code }: Pick<ReadOrderService, 'orderId' | 'productId' | 'code'>,
  { visitOn, doneOn, done }: ServiceDays,
): Promise<boolean> {
  const left = tx`quantity - ${returnedServices(tx)}`;
  const doneQuantity = tx`coalesce(${done ?? null}::int, ${left})`;
  const updated = await tx`
    update order_services set visit_on = case when ${visitOn !== undefined} then ${visitOn ?? null}::date else visit_on end,
      done_on = case when ${doneOn !== undefined} then ${doneOn ?? null}::date else done_on end,
      done = case when ${doneOn === undefined} then done when ${doneOn === null} then 0 else ${doneQuantity} end
    where order_id = ${orderId} and product_id = ${productId} and code = ${code} and kind <> 'warranty'
      and exists (select from orders where orders.id = order_id and orders.status <> 'cancelled')
      and (${doneOn ?? null}::date is null or (${doneQuantity} between 1 and ${left} and not ${hasOpenReturn(tx)}))`;
  return updated.count === 1;
}

const certificateRow = rowOf({
  number: orders.number,
  nameRu: orderServices.nameRu,
  nameKk: orderServices.nameKk,
  includedRu: orderServices.includedRu,
  includedKk: orderServices.includedKk,
  months: int,
  afterMonths: orderServices.afterMonths,
  productRu: orderLines.nameRu,
  productKk: orderLines.nameKk,
  quantity: int,
  completedAt: text,
});

/** Terms of a valid certificate. */
export type CertificateRow = Row<typeof certificateRow>;

/** Finds the certificate of a warranty whose product was handed over and not returned. */
export async function findCertificate(sql: Sql, reference: string): Promise<CertificateRow | undefined> {
  const [found] = await sql`
    select ${certificateRow}, order_services.months, (select min(at) from order_events where order_id = orders.id and to_status = 'completed') as "completedAt",
      order_services.quantity - ${returnedServices(sql)} as quantity
    from order_services join orders on orders.id = order_services.order_id
      join order_lines on order_lines.order_id = order_services.order_id and order_lines.product_id = order_services.product_id
    where order_services.certificate = ${reference} and orders.status = 'completed'`;
  return found && found.quantity > 0 ? found : undefined;
}
