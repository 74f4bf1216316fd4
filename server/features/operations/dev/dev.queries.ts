import type { Database } from '#server/platform/database/db.ts';
import { sentMessages } from '#server/gateways/sms/sent-messages.table.ts';
import { outbox } from '#server/platform/events/outbox.table.ts';
import { int, json, nullable, rowOf, text, type Row } from '#server/platform/database/row.ts';

const event = rowOf({ seq: outbox.seq, type: outbox.type, payload: outbox.payload, createdAt: outbox.createdAt });
const message = rowOf({
  id: sentMessages.id,
  channel: sentMessages.channel,
  recipient: sentMessages.recipient,
  text: sentMessages.text,
  createdAt: sentMessages.createdAt,
});
/** The import table belongs to server/feeds, a higher layer, so only its columns are named here. */
const importRun = rowOf({
  feed: text,
  status: text,
  startedAt: text,
  finishedAt: nullable(text),
  report: json<unknown>(),
});
const counted = rowOf({ name: text, count: int });

/** Lists the newest events of the outbox. */
export async function findNewestEvents({ $client: sql }: Database, limit: number): Promise<Row<typeof event>[]> {
  return sql`select ${event} from outbox order by seq desc limit ${limit}`;
}

/** Lists the newest messages sent by the shop. */
export async function findNewestMessages({ $client: sql }: Database, limit: number): Promise<Row<typeof message>[]> {
  return sql`select ${message} from sent_messages order by id desc limit ${limit}`;
}

/** Lists the newest feed imports. */
export async function findNewestImports({ $client: sql }: Database, limit: number): Promise<Row<typeof importRun>[]> {
  return sql`
    select ${importRun} feed, status, started_at as "startedAt", finished_at as "finishedAt", report
    from import_runs order by id desc limit ${limit}`;
}

/** Counts the rows of tables that show the shop's size. */
export async function countRows({ $client: sql }: Database): Promise<Row<typeof counted>[]> {
  return sql`
    select ${counted} 'products' as name, count(*)::int as count from products union all select 'orders', count(*)::int from orders
    union all select 'sessions', count(*)::int from sessions union all select 'reviews', count(*)::int from reviews`;
}
