import { array, int, rowOf } from '../database/row.ts';
import type { Sql } from '../database/sql.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

const position = rowOf({ seq: int, gaps: array(int) });

/** How long a transaction may take to commit an event it has numbered. */
export const GAP_PATIENCE_MS = 10 * MINUTE_MS;
/** Missing numbers looked for again; more are lost ones. */
const MAX_GAPS = 10_000;

/**
 * A position in the outbox: everything up to `seq` was there, but the numbers in `gaps`, which transactions that commit
 * late may still fill.
 */
export type OutboxPosition = { seq: number; gaps: number[] };

/**
 * Lists the numbers skipped between two events read one after the other, which transactions that commit late may still
 * fill: the last `MAX_GAPS` of them.
 */
export function skippedNumbers(last: number, seq: number): number[] {
  const first = Math.max(last + 1, seq - MAX_GAPS);
  return Array.from({ length: Math.max(0, seq - first) }, (_, index) => first + index);
}

/** Tells how far the outbox is written, as the caller sees it. */
export async function outboxPosition(sql: Sql): Promise<OutboxPosition> {
  const rows = await sql`
    with ends as (
      select coalesce(max(seq), 0) as last, coalesce(max(seq) filter (where created_at < clock_timestamp() - make_interval(secs => ${GAP_PATIENCE_MS / 1000})), 0) as settled from outbox)
    select ${position} last as seq, array(
      select number from ends, generate_series(greatest(settled, last - ${MAX_GAPS}) + 1, last) as number where not exists (select from outbox where seq = number)) as gaps from ends`;
  return rows[0] ?? { seq: 0, gaps: [] };
}
