import type { Counter, Device, PageKind, Vital } from '#domain/customers/counting.ts';
import type { Language } from '#domain/text/language.ts';
import { array, int, rowOf, text, type Row } from '#server/platform/database/row.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { hourCounts, vitalCounts } from './counting.table.ts';

/** An increment for an hourly counter; `at` is the start of the hour. */
export type HourCount = {
  at: string;
  counter: Counter;
  kind: PageKind | '';
  device: Device | '';
  language: Language;
  count: number;
};
/** Document counts by bucket, to add to a day's web vital. */
export type VitalCount = { day: string; vital: Vital; kind: PageKind; device: Device; buckets: number[] };

/** Views of a product to add to a day. */
export type ProductViews = { day: string; productId: number; count: number };

const dayCountRow = rowOf({
  day: text,
  counter: hourCounts.counter,
  kind: hourCounts.kind,
  device: hourCounts.device,
  language: hourCounts.language,
  count: int,
});
const hourViewsRow = rowOf({ at: hourCounts.at, views: int });
const vitalRow = rowOf({
  vital: vitalCounts.vital,
  kind: vitalCounts.kind,
  device: vitalCounts.device,
  buckets: array(int),
});
const dailyOrdersRow = rowOf({ day: text, orders: int, kept: int, sum: int });

/** Adds to hourly counters. */
export async function addHourCounts(sql: Sql, counts: readonly HourCount[]): Promise<void> {
  await sql`
    insert into hour_counts as h (at, counter, kind, device, language, count)
    select at, counter, kind, device, language, count from jsonb_to_recordset(${JSON.stringify(counts)}::text::jsonb)
      as r(at timestamptz, counter text, kind text, device text, language text, count bigint)
    on conflict (at, counter, kind, device, language) do update set count = h.count + excluded.count`;
}

/** Adds to daily histograms, bucket by bucket. */
export async function addVitalCounts(sql: Sql, counts: readonly VitalCount[]): Promise<void> {
  await sql`
    insert into vital_counts as v (day, vital, kind, device, buckets)
    select day, vital, kind, device, buckets from jsonb_to_recordset(${JSON.stringify(counts)}::text::jsonb)
      as r(day date, vital text, kind text, device text, buckets int[])
    on conflict (day, vital, kind, device) do update set buckets = (
      select array_agg(least(coalesce(old, 0)::bigint + coalesce(added, 0), 2147483647)::int order by bucket)
      from unnest(v.buckets, excluded.buckets) with ordinality as both_sides (old, added, bucket))`;
}

/** Adds to daily product views; ignores unknown products. */
export async function addProductViews(sql: Sql, views: readonly ProductViews[]): Promise<void> {
  await sql`
    insert into product_views as v (day, product_id, count)
    select r.day, p.id, r.count from jsonb_to_recordset(${JSON.stringify(views)}::text::jsonb)
      as r(day date, "productId" int, count int) join products p on p.id = r."productId"
    order by r.day, p.id
    on conflict (day, product_id) do update set count = least(v.count::bigint + excluded.count, 2147483647)::int`;
}

/** Aggregates the hours of each day before `day` into one row; returns how many rows were aggregated. */
export async function foldHours(sql: Sql, day: string): Promise<number> {
  const { count } = await sql`
    with folded as (
      delete from hour_counts where at < ${day}::date::timestamp at time zone 'Asia/Almaty'
        and (at at time zone 'Asia/Almaty')::time <> '00:00' returning *
    ), days as (
      select ((at at time zone 'Asia/Almaty')::date)::timestamp at time zone 'Asia/Almaty' as at, counter, kind, device, language, sum(count)::bigint as count
      from folded group by 1, 2, 3, 4, 5
    ), added as (
      insert into hour_counts as h (at, counter, kind, device, language, count)
      select at, counter, kind, device, language, count from days
      on conflict (at, counter, kind, device, language) do update set count = h.count + excluded.count
    ) select from folded`;
  return count;
}

/** Deletes product views before a day; returns how many rows. */
export async function deleteProductViewsBefore(sql: Sql, day: string): Promise<number> {
  const { count } = await sql`delete from product_views where day < ${day}`;
  return count;
}

/** Deletes counters before a day; returns how many rows. */
export async function deleteCountsBefore(sql: Sql, day: string): Promise<number> {
  const [hours, vitals] = await Promise.all([
    sql`delete from hour_counts where at < ${day}::date::timestamp at time zone 'Asia/Almaty'`,
    sql`delete from vital_counts where day < ${day}`,
  ]);
  return hours.count + vitals.count;
}

/** Lists daily counters since a day, with their dimensions. */
export async function findDayCounts(sql: Sql, since: string): Promise<Row<typeof dayCountRow>[]> {
  return sql`
    select ${dayCountRow}, (at at time zone 'Asia/Almaty')::date::text as day, sum(count)::bigint as count from hour_counts
    where at >= ${since}::date::timestamp at time zone 'Asia/Almaty' group by day, counter, kind, device, language`;
}

/** Lists hourly views since a given time. */
export async function findHourViews(sql: Sql, since: Date): Promise<Row<typeof hourViewsRow>[]> {
  return sql`
    select ${hourViewsRow}, sum(count)::bigint as views from hour_counts where counter = 'view' and at >= ${since} group by at order by at`;
}

/** Lists histograms since a day, summed by vital, page kind and device. */
export async function findVitals(sql: Sql, since: string): Promise<Row<typeof vitalRow>[]> {
  return sql`
    select ${vitalRow}, array_agg(documents order by bucket) as buckets from (
      select vital, kind, device, bucket, least(sum(documents), 2147483647)::int as documents
      from vital_counts, unnest(buckets) with ordinality as b (documents, bucket)
      where day >= ${since} group by vital, kind, device, bucket
    ) as vital_counts group by vital, kind, device`;
}

/** Counts orders by day: placed, still valid, and their total in tenge. */
export async function findDailyOrders(sql: Sql, since: string): Promise<Row<typeof dailyOrdersRow>[]> {
  const isValid = sql`status not in ('cancelled', 'returned')`;
  return sql`
    select ${dailyOrdersRow} (created_at at time zone 'Asia/Almaty')::date::text as day, count(distinct master_number)::int as orders,
      (count(distinct master_number) filter (where ${isValid}))::int as kept,
      coalesce(sum(to_pay) filter (where ${isValid}), 0)::bigint as sum
    from orders where created_at >= ${since}::date::timestamp at time zone 'Asia/Almaty' group by day`;
}
