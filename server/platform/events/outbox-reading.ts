import { withReader, json, rowOf, text, type Row } from '../database/row.ts';
import type { Sql } from '../database/sql.ts';
import type { OutboxPosition } from './outbox-position.ts';
import { outbox } from './outbox.table.ts';

const newest = rowOf({ seq: outbox.seq, type: outbox.type, payload: outbox.payload, createdAt: outbox.createdAt });
const changed = rowOf({ type: outbox.type, payload: withReader(outbox.payload, json<{ productIds?: number[] }>()) });
const writtenRow = rowOf({ writtenAt: text });

/** Lists the newest events. */
export function findNewestEvents(sql: Sql, limit: number): Promise<Row<typeof newest>[]> {
  return sql`select ${newest} from outbox order by seq desc limit ${limit}`;
}

/** Lists the events after a position, oldest first, with the products they concern. */
export function findEventsSince(
  sql: Sql,
  { seq, gaps }: OutboxPosition,
  limit: number,
): Promise<Row<typeof changed>[]> {
  return sql`
    select ${changed} from outbox where seq > ${seq} or seq = any(${gaps}::bigint[]) order by seq limit ${limit}`;
}

/** Returns when an event was written, in seconds since 1970 as text; null once it is deleted. */
export async function findWriteTime(sql: Sql, seq: number): Promise<string | null> {
  const [row] = await sql`
    select ${writtenRow} extract(epoch from created_at)::text as "writtenAt" from outbox where seq = ${seq}`;
  return row?.writtenAt ?? null;
}
