import type { Language } from '#domain/text/language.ts';
import { int, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { customerColumns, joinCustomer } from '../../customers/customers/customers.rows.ts';
import { launchPlaces } from './launches.table.ts';

const placeRow = rowOf({ number: launchPlaces.number, productId: launchPlaces.productId, ahead: int });
const countRow = rowOf({ count: int });
const numberRow = rowOf({ number: int });
const unnotifiedRow = rowOf({
  id: launchPlaces.id,
  number: launchPlaces.number,
  language: launchPlaces.language,
  phone: customerColumns.phone,
});
const launchRow = rowOf({ launch: text });

/** A queue entry whose customer awaits the start notice. */
export type UnnotifiedEntry = Row<typeof unnotifiedRow>;

/** Finds a customer's place and the number of places ahead. */
export async function findEntry(sql: Sql, launch: string, customerId: number) {
  const [found] = await sql`
    select ${placeRow}, (
      select count(*)::int from launch_places before
      where before.launch = launch_places.launch and before.left_at is null and before.number < launch_places.number) as ahead
    from launch_places where launch = ${launch} and customer_id = ${customerId} and left_at is null`;
  return found;
}

/** Counts occupied places. */
export async function countEntries(sql: Sql, launch: string): Promise<number> {
  const [row] = await sql`
    select ${countRow} count(*)::int as count from launch_places where launch = ${launch} and left_at is null`;
  return row!.count;
}

/** A place to be taken in a queue. */
export type NewEntry = { launch: string; customerId: number; productId: number; language: Language };

/**
 * Assigns the next number of a queue to a customer. A queued customer keeps the number; one who left goes to the end.
 * Concurrent calls are serialised.
 */
export async function joinQueue(tx: Sql, entry: NewEntry, now: Date): Promise<void> {
  const { launch, customerId, productId, language } = entry;
  await tx`select pg_advisory_xact_lock(hashtextextended(${`launch ${launch}`}, 0))`;
  const [last] = await tx`
    select ${numberRow} coalesce(max(number), 0)::int as number from launch_places where launch = ${launch}`;
  await tx`
    insert into launch_places (launch, number, customer_id, product_id, language, created_at)
    values (${launch}, ${last!.number + 1}, ${customerId}, ${productId}, ${language}, ${now})
    on conflict (launch, customer_id) do update set product_id = excluded.product_id, language = excluded.language,
      number = case when launch_places.left_at is null then launch_places.number else excluded.number end, left_at = null`;
}

/** Leaves the queue. */
export async function leaveQueue(sql: Sql, launch: string, customerId: number, now: Date): Promise<void> {
  await sql`update launch_places set left_at = ${now} where launch = ${launch} and customer_id = ${customerId} and left_at is null`;
}

/** Lists launches with customers awaiting the start notice. */
export async function findWaitingLaunches(sql: Sql): Promise<string[]> {
  const rows =
    await sql`select ${launchRow} distinct launch from launch_places where told_at is null and left_at is null`;
  return rows.map(({ launch }) => launch);
}

/** Locks places that await the start notice, by number; concurrent workers skip locked rows. */
export async function lockUnnotified(tx: Sql, launch: string, limit: number): Promise<UnnotifiedEntry[]> {
  return tx`
    select ${unnotifiedRow} from launch_places ${joinCustomer(tx, tx`launch_places.customer_id`)}
    where launch = ${launch} and told_at is null and left_at is null
    order by number limit ${limit} for update of launch_places skip locked`;
}

/** Records that customers were notified. */
export async function markNotified(tx: Sql, ids: readonly number[], now: Date): Promise<void> {
  await tx`update launch_places set told_at = ${now} where id = any(${[...ids]}::int[])`;
}
