import type { Language } from '#domain/text/language.ts';
import { int, nullable, number, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { warrantyMonths } from '../../storefront/catalog/products.rows.ts';
import { isReturnReceived } from '../../ordering/orders/returned.rows.ts';
import { serialNumbers, serviceCentres } from './warranty.table.ts';

const centreRow = rowOf({
  id: serviceCentres.id,
  cityId: serviceCentres.cityId,
  name: text,
  address: text,
  brands: serviceCentres.brands,
  hours: serviceCentres.hours,
  phone: serviceCentres.phone,
  latitude: serviceCentres.latitude,
  longitude: serviceCentres.longitude,
  isDemo: serviceCentres.isDemo,
});
const soldRow = rowOf({
  serial: serialNumbers.serial,
  productId: serialNumbers.productId,
  name: text,
  brand: nullable(text),
  orderNumber: text,
  customerId: nullable(int),
  phone: text,
  masterNumber: text,
  handedOver: text,
  quantity: int,
  returned: int,
  returnedOn: nullable(text),
  months: nullable(number),
});
const lineRow = rowOf({ orderId: int, quantity: int });
const serialRow = rowOf({ productId: serialNumbers.productId, serial: serialNumbers.serial });

/** A service centre in one language. */
export type CentreRow = Row<typeof centreRow>;
/** A delivered product with its owner. */
export type SoldRow = Row<typeof soldRow>;
/** A service centre from a file. */
export type NewCentre = typeof serviceCentres.$inferInsert;

/** Lists all service centres by name. */
export function findCentres(sql: Sql, language: Language): Promise<CentreRow[]> {
  const isKazakh = language === 'kk';
  return sql`
    select ${centreRow}, case when ${isKazakh} then name_kk else name_ru end as name, case when ${isKazakh} then address_kk else address_ru end as address
    from service_centres order by name_ru, id`;
}

/** Replaces all service centres by those of a file. */
export async function replaceCentres(tx: Sql, centres: readonly NewCentre[]): Promise<void> {
  await tx`delete from service_centres`;
  for (const { key, cityId, brands, nameRu, nameKk, addressRu, addressKk, hours, phone, ...rest } of centres)
    await tx`
      insert into service_centres (key, city_id, brands, name_ru, name_kk, address_ru, address_kk, hours, phone, latitude, longitude, is_demo)
      values (${key}, ${cityId}, ${brands}::text[], ${nameRu}, ${nameKk}, ${addressRu}, ${addressKk}, ${hours}, ${phone},
        ${rest.latitude}, ${rest.longitude}, ${rest.isDemo ?? false})`;
}

/** Sums a column over the returns of a serial number's order line. */
const returnedSum = (sql: Sql, column: Statement): Statement => sql`
  (select ${column} from return_lines rl join returns r on r.id = rl.return_id
    where r.order_id = serial_numbers.order_id and rl.product_id = serial_numbers.product_id and ${isReturnReceived(sql)})`;

/** Finds a delivered product by serial number: owner, delivery date, returns, and warranty in months. */
export async function findSold(sql: Sql, serial: string, language: Language): Promise<SoldRow | undefined> {
  const [found] = await sql`
    select ${soldRow}, case when ${language === 'kk'} then l.name_kk else l.name_ru end as name, b.name as brand,
      o.number as "orderNumber", o.master_number as "masterNumber", o.customer_id as "customerId", o.phone as phone,
      to_char(coalesce((select max(e.at) from order_events e where e.order_id = o.id and e.to_status = 'completed'), o.updated_at)
        at time zone 'Asia/Almaty', 'YYYY-MM-DD') as "handedOver",
      l.quantity as quantity, ${returnedSum(sql, sql`coalesce(sum(rl.quantity), 0)::int`)} as returned,
      ${returnedSum(sql, sql`to_char(max(r.updated_at) at time zone 'Asia/Almaty', 'YYYY-MM-DD')`)} as "returnedOn",
      ${warrantyMonths(sql, sql`p.id`)} as months
    from serial_numbers join orders o on o.id = serial_numbers.order_id
      join order_lines l on l.order_id = o.id and l.product_id = serial_numbers.product_id
      join products p on p.id = l.product_id left join brands b on b.id = p.brand_id
    where serial_numbers.serial = ${serial}`;
  return found;
}

/** Finds a delivered order line and locks its order until the transaction ends. */
export async function findDeliveredLine(tx: Sql, orderNumber: string, productId: number) {
  const [found] = await tx`
    select ${lineRow} o.id as "orderId", l.quantity as quantity from orders o join order_lines l on l.order_id = o.id
    where o.number = ${orderNumber} and l.product_id = ${productId} and o.status = 'completed' for update of o`;
  return found;
}

/** True when an order with this number exists. */
export async function orderExists(sql: Sql, orderNumber: string): Promise<boolean> {
  return (await sql`select from orders where number = ${orderNumber}`).length > 0;
}

/**
 * Replaces a line's serial numbers; false when one belongs to another line. A returned product's number can be reused,
 * since it may be resold.
 */
export async function replaceSerials(
  tx: Sql,
  { orderId, productId }: { orderId: number; productId: number },
  serials: readonly string[],
  now: Date,
): Promise<boolean> {
  await tx`delete from serial_numbers where order_id = ${orderId} and product_id = ${productId}`;
  await tx`
    delete from serial_numbers where serial = any(${[...serials]}::text[]) and ${returnedSum(tx, tx`coalesce(sum(rl.quantity), 0)`)} > 0`;
  const inserted = await tx`
    insert into serial_numbers (serial, order_id, product_id, added_at)
    select given, ${orderId}, ${productId}, ${now} from unnest(${[...serials]}::text[]) as given on conflict do nothing`;
  return inserted.count === serials.length;
}

/** Lists the serial numbers of orders, except for fully returned lines. */
export function findSerials(sql: Sql, orderIds: readonly number[]): Promise<Row<typeof serialRow>[]> {
  return sql`
    select ${serialRow} from serial_numbers where order_id = any(${[...orderIds]}::int[])
      and ${returnedSum(sql, sql`coalesce(sum(rl.quantity), 0)`)} < (
        select quantity from order_lines l where l.order_id = serial_numbers.order_id and l.product_id = serial_numbers.product_id)
    order by product_id, serial`;
}
