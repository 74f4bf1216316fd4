import type { Language } from '#domain/text/language.ts';
import { int, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import { launchPlaces } from './launches.table.ts';

const placeRow = rowOf({ number: launchPlaces.number, productId: launchPlaces.productId, ahead: int });
const countRow = rowOf({ count: int });
const numberRow = rowOf({ number: int });
const untoldRow = rowOf({
  id: launchPlaces.id,
  number: launchPlaces.number,
  language: launchPlaces.language,
  phone: customers.phone,
});
const launchRow = rowOf({ launch: text });

/** A place whose customer waits for the message. */
export type UntoldPlace = Row<typeof untoldRow>;

/** Finds a customer's place with how many people stand before it. */
export async function findPlace(sql: Sql, launch: string, customerId: number) {
  const [found] = await sql`
    select ${placeRow}, (
      select count(*)::int from launch_places before
      where before.launch = launch_places.launch and before.left_at is null and before.number < launch_places.number) as ahead
    from launch_places where launch = ${launch} and customer_id = ${customerId} and left_at is null`;
  return found;
}

/** Counts the places that are taken. */
export async function countPlaces(sql: Sql, launch: string): Promise<number> {
  const [row] = await sql`
    select ${countRow} count(*)::int as count from launch_places where launch = ${launch} and left_at is null`;
  return row!.count;
}

/** What a customer takes a place with. */
export type NewPlace = { launch: string; customerId: number; productId: number; language: Language };

/**
 * Takes the next number of a queue for a customer; one who stands in it keeps the number, one who has left it stands at
 * the end. Those who come at once wait for each other.
 */
export async function takePlace(tx: Sql, place: NewPlace, now: Date): Promise<void> {
  const { launch, customerId, productId, language } = place;
  await tx`select pg_advisory_xact_lock(hashtextextended(${`launch ${launch}`}, 0))`;
  const [last] = await tx`
    select ${numberRow} coalesce(max(number), 0)::int as number from launch_places where launch = ${launch}`;
  await tx`
    insert into launch_places (launch, number, customer_id, product_id, language, created_at)
    values (${launch}, ${last!.number + 1}, ${customerId}, ${productId}, ${language}, ${now})
    on conflict (launch, customer_id) do update set product_id = excluded.product_id, language = excluded.language,
      number = case when launch_places.left_at is null then launch_places.number else excluded.number end, left_at = null`;
}

/** Gives a place up. */
export async function leavePlace(sql: Sql, launch: string, customerId: number, now: Date): Promise<void> {
  await sql`update launch_places set left_at = ${now} where launch = ${launch} and customer_id = ${customerId} and left_at is null`;
}

/** Names the launches with customers who were not told yet. */
export async function findWaitingLaunches(sql: Sql): Promise<string[]> {
  const rows =
    await sql`select ${launchRow} distinct launch from launch_places where told_at is null and left_at is null`;
  return rows.map(({ launch }) => launch);
}

/** Takes customers of a launch who were not told yet, in the order of their numbers; others who ask at once get others. */
export async function takeUntold(tx: Sql, launch: string, limit: number): Promise<UntoldPlace[]> {
  return tx`
    select ${untoldRow} from launch_places join customers on customers.id = customer_id
    where launch = ${launch} and told_at is null and left_at is null
    order by number limit ${limit} for update of launch_places skip locked`;
}

/** Notes that customers were told. */
export async function noteTold(tx: Sql, ids: readonly number[], now: Date): Promise<void> {
  await tx`update launch_places set told_at = ${now} where id = any(${[...ids]}::int[])`;
}
