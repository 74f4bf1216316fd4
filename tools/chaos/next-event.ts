import { setTimeout as delay } from 'node:timers/promises';
import { int, nullable, rowOf, text } from '#server/platform/database/row.ts';
import type { Database } from '#server/platform/database/db.ts';

const POLL_MS = 4;
const eventRow = rowOf({ last: int, type: nullable(text) });

/** Waits for the next committed event of the given types and returns its type. */
export async function nextEvent({ $client: sql }: Database, pattern: RegExp, signal: AbortSignal): Promise<string> {
  const readAfter = async (after: number) => {
    const rows = await sql`select ${eventRow} seq::int as last, type from outbox where seq > ${after} order by seq`;
    return { last: rows.at(-1)?.last ?? after, found: rows.find(({ type }) => pattern.test(type ?? ''))?.type };
  };
  const [newest] = await sql`select ${eventRow} coalesce(max(seq), 0)::int as last, null as type from outbox`;
  for (let after = newest!.last; ; ) {
    signal.throwIfAborted();
    const { last, found } = await readAfter(after);
    if (found) return found;
    after = last;
    await delay(POLL_MS);
  }
}
