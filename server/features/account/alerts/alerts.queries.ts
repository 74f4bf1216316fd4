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
/** An alert as it is kept. */
export type KeptAlert = Row<typeof alert>;

const counted = rowOf({ count: int });

/** An alert as it is asked for. */
export type NewAlert = {
  customerId: number;
  productId: number;
  cityId: number;
  kind: AlertKind;
  channel: AlertChannel;
  language: Language;
  below: number | null;
};

/** Lists the alerts of a customer that wait, newest first; of one product when it is named. */
export async function findAlerts(
  sql: Sql,
  customerId: number,
  productId: number | null,
): Promise<readonly KeptAlert[]> {
  return sql`
    select ${alert} from product_alerts
    where customer_id = ${customerId} and told_at is null and (${productId}::int is null or product_id = ${productId})
    order by created_at desc, id desc`;
}

/**
 * Counts the alerts of a customer that wait beside the one that is given, and has the customer's other calls wait until the
 * transaction ends.
 */
export async function lockOtherAlerts(
  sql: Sql,
  { customerId, productId, cityId, kind }: Pick<NewAlert, 'customerId' | 'productId' | 'cityId' | 'kind'>,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${customerId}`}, 0))`;
  const [row] = await sql`
    select ${counted} count(*) as count from product_alerts
    where customer_id = ${customerId} and told_at is null and (product_id, city_id, kind) <> (${productId}, ${cityId}, ${kind})`;
  return row!.count;
}

/** Keeps an alert; one that waits already takes the new channel and price. */
export async function saveAlert(sql: Sql, given: NewAlert, now: Date): Promise<void> {
  const { customerId, productId, cityId, kind, channel, language, below } = given;
  const at = now.toISOString();
  await sql`
    insert into product_alerts (customer_id, product_id, city_id, kind, channel, language, below, created_at, checked_at)
    values (${customerId}, ${productId}, ${cityId}, ${kind}, ${channel}, ${language}, ${below}, ${at}, ${at})
    on conflict (customer_id, product_id, city_id, kind) where told_at is null
    do update set channel = excluded.channel, language = excluded.language, below = excluded.below`;
}

/** Deletes an alert of a customer; false when there is none of that id. */
export async function deleteAlert(sql: Sql, customerId: number, id: number): Promise<boolean> {
  return (await sql`delete from product_alerts where id = ${id} and customer_id = ${customerId}`).count > 0;
}

/** Takes the alerts that were looked at longest ago, so that no other worker looks at them now. */
export async function claimAlerts(sql: Sql, limit: number): Promise<readonly KeptAlert[]> {
  return sql`
    select ${alert} from product_alerts where told_at is null order by checked_at, id limit ${limit} for update skip locked`;
}

/** Notes that alerts were looked at. */
export async function updateChecked(sql: Sql, ids: readonly number[], now: Date): Promise<void> {
  await sql`update product_alerts set checked_at = ${now.toISOString()} where id = any(${[...ids]}::int[])`;
}

/** Notes that a customer is told. */
export async function updateTold(sql: Sql, id: number, now: Date): Promise<void> {
  await sql`update product_alerts set told_at = ${now.toISOString()} where id = ${id}`;
}

/** Deletes alerts that were told of a month ago; returns how many. */
export async function deleteOldAlerts(sql: Sql, now: Date): Promise<number> {
  return (await sql`delete from product_alerts where told_at < ${now.toISOString()}::timestamptz - interval '30 days'`)
    .count;
}
