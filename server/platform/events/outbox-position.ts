import { array, int, rowOf } from '../database/row.ts';
import type { Sql } from '../database/sql.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

const position = rowOf({ seq: int, gaps: array(int) });

/** How long a transaction may take to commit an event with an assigned number. */
export const GAP_TIMEOUT_MS = 10 * MINUTE_MS;
/** Max missing numbers to watch; any beyond are considered rolled back. */
const MAX_GAPS = 10_000;

/**
 * A position in the outbox: all events up to `seq`, except the numbers in `gaps`, which late commits may still fill.
 */
export type OutboxPosition = { seq: number; gaps: number[] };

/**
 * Lists the numbers skipped between two consecutive events, which late commits may still fill: the last `MAX_GAPS` of
 * them.
 */
export function skippedNumbers(last: number, seq: number): number[] {
  const first = Math.max(last + 1, seq - MAX_GAPS);
  return Array.from({ length: Math.max(0, seq - first) }, (_, index) => first + index);
}

/** Returns the end of the outbox as visible to the caller. */
export async function findOutboxPosition(sql: Sql): Promise<OutboxPosition> {
  const rows = await sql`
    with ends as (
      select coalesce(max(seq), 0) as last, coalesce(max(seq) filter (where created_at < clock_timestamp() - make_interval(secs => ${GAP_TIMEOUT_MS / 1000})), 0) as settled from outbox)
    select ${position} last as seq, array(
      select number from ends, generate_series(greatest(settled, last - ${MAX_GAPS}) + 1, last) as number where not exists (select from outbox where seq = number)) as gaps from ends`;
  return rows[0] ?? { seq: 0, gaps: [] };
}
