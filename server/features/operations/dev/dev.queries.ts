import type { Database } from '#server/platform/database/db.ts';
import { int, json, nullable, rowOf, text, type Row } from '#server/platform/database/row.ts';

/** Columns of the import table, which belongs to server/feeds, a higher layer. */
const importRun = rowOf({
  feed: text,
  status: text,
  startedAt: text,
  finishedAt: nullable(text),
  report: json<unknown>(),
});
const countRow = rowOf({ name: text, count: int });

/** Lists the newest feed imports. */
export async function findNewestImports({ $client: sql }: Database, limit: number): Promise<Row<typeof importRun>[]> {
  return sql`
    select ${importRun} feed, status, started_at as "startedAt", finished_at as "finishedAt", report
    from import_runs order by id desc limit ${limit}`;
}

/** Counts the rows of the tables that indicate the shop's size. */
export async function countRows({ $client: sql }: Database): Promise<Row<typeof countRow>[]> {
  return sql`
    select ${countRow} 'products' as name, count(*)::int as count from products union all select 'orders', count(*)::int from orders
    union all select 'sessions', count(*)::int from sessions union all select 'reviews', count(*)::int from reviews`;
}
