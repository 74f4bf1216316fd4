import type { AlertChannel, AlertKind } from '#contract/customers/alerts.ts';
import type { Language } from '#domain/text/language.ts';
import { int, rowOf, type Row } from '#server/platform/database/row.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { productAlerts } from './alerts.table.ts';

const alert = rowOf({
  id: productAlerts.id,
  customerId: productAlerts.customerId,
  productId: productAlerts.productId,
  cityId: productAlerts.cityId,
  kind: productAlerts.kind,
  channel: productAlerts.channel,
  language: productAlerts.language,
  below: productAlerts.below,
  createdAt: productAlerts.createdAt,
});
/** A stored alert. */
export type StoredAlert = Row<typeof alert>;

const countRow = rowOf({ count: int });

/** A requested alert. */
export type NewAlert = {
  customerId: number;
  productId: number;
  cityId: number;
  kind: AlertKind;
  channel: AlertChannel;
  language: Language;
  below: number | null;
};

/** Lists a customer's waiting alerts, newest first; optionally of one product. */
export async function findAlerts(
  sql: Sql,
  customerId: number,
  productId: number | null,
): Promise<readonly StoredAlert[]> {
  return sql`
    select ${alert} from product_alerts
    where customer_id = ${customerId} and told_at is null and (${productId}::int is null or product_id = ${productId})
    order by created_at desc, id desc`;
}

/** Counts a customer's other waiting alerts and locks the customer's alerts until the transaction ends. */
export async function lockOtherAlerts(
  sql: Sql,
  { customerId, productId, cityId, kind }: Pick<NewAlert, 'customerId' | 'productId' | 'cityId' | 'kind'>,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${customerId}`}, 0))`;
  const [row] = await sql`
    select ${countRow} count(*) as count from product_alerts
    where customer_id = ${customerId} and told_at is null and (product_id, city_id, kind) <> (${productId}, ${cityId}, ${kind})`;
  return row!.count;
}

/** Saves an alert; updates channel and price of an existing waiting one. */
export async function saveAlert(sql: Sql, alert: NewAlert, now: Date): Promise<void> {
  const { customerId, productId, cityId, kind, channel, language, below } = alert;
  const at = now.toISOString();
  await sql`
    insert into product_alerts (customer_id, product_id, city_id, kind, channel, language, below, created_at, checked_at)
    values (${customerId}, ${productId}, ${cityId}, ${kind}, ${channel}, ${language}, ${below}, ${at}, ${at})
    on conflict (customer_id, product_id, city_id, kind) where told_at is null
    do update set channel = excluded.channel, language = excluded.language, below = excluded.below`;
}

/** Deletes an alert of a customer; false when the customer has no such alert. */
export async function deleteAlert(sql: Sql, customerId: number, id: number): Promise<boolean> {
  return (await sql`delete from product_alerts where id = ${id} and customer_id = ${customerId}`).count > 0;
}

/** Claims the alerts that were checked longest ago; concurrent workers skip locked rows. */
export async function claimAlerts(sql: Sql, limit: number): Promise<readonly StoredAlert[]> {
  return sql`
    select ${alert} from product_alerts where told_at is null order by checked_at, id limit ${limit} for update skip locked`;
}

/** Records that alerts were checked. */
export async function updateChecked(sql: Sql, ids: readonly number[], now: Date): Promise<void> {
  await sql`update product_alerts set checked_at = ${now.toISOString()} where id = any(${[...ids]}::int[])`;
}

/** Records that the customer was notified. */
export async function markNotified(sql: Sql, id: number, now: Date): Promise<void> {
  await sql`update product_alerts set told_at = ${now.toISOString()} where id = ${id}`;
}

/** Deletes alerts whose notice is a month old; returns how many. */
export async function deleteOldAlerts(sql: Sql, now: Date): Promise<number> {
  return (await sql`delete from product_alerts where told_at < ${now.toISOString()}::timestamptz - interval '30 days'`)
    .count;
}
