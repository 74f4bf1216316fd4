import type { StoreEvent } from '../../events.ts';
import type { Database } from '../database/db.ts';
import { GAP_TIMEOUT_MS, skippedNumbers, type OutboxPosition } from './outbox-position.ts';
import { outbox } from './outbox.table.ts';
import { rowOf } from '../database/row.ts';
import type { Sql, Statement } from '../database/sql.ts';

/** Channel that announces commits with events. */
export const OUTBOX_CHANNEL = 'outbox';
const POLL_MS = 2_000;
const MAX_TRIES = 5;

const eventRow = rowOf({ seq: outbox.seq, type: outbox.type, payload: outbox.payload });

/** An event with its number in the outbox. */
export type NumberedEvent = { seq: number; event: StoreEvent };

/** Writes events in the caller's transaction with one statement; listeners are notified at commit. */
export async function recordEvents(tx: Sql, events: readonly StoreEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx`
    with written as (${insertEvents(tx, events)} returning 1)
    select pg_notify(${OUTBOX_CHANNEL}, '') from (select count(*) from written) as counted`;
}

/**
 * Writes events in the caller's transaction without a notification. Commits that notify are serialised at the disk, so
 * frequent callers use `announceEvents` after the commit.
 */
export function insertEvents(tx: Sql, events: readonly StoreEvent[]): Statement {
  const rows = JSON.stringify(events.map(({ type, ...payload }) => ({ type, payload })));
  return tx`
    insert into outbox (type, payload) select type, payload from jsonb_to_recordset(${rows}::text::jsonb) as given(type text, payload jsonb)`;
}

/** Announcement in flight per database, and whether another commit followed since it was sent. */
const announcements = new WeakMap<Database, { shouldRepeat: boolean }>();

/**
 * Notifies outbox followers after commits; coalesces commits while a notification is in flight. A lost notification
 * costs the two seconds until the next poll.
 */
export function announceEvents(db: Database): void {
  const pending = announcements.get(db);
  if (pending) {
    pending.shouldRepeat = true;
    return;
  }
  const announcement = { shouldRepeat: false };
  announcements.set(db, announcement);
  const onSent = () => {
    announcements.delete(db);
    if (announcement.shouldRepeat) announceEvents(db);
  };
  db.$client`select pg_notify(${OUTBOX_CHANNEL}, '')`.then(onSent, onSent);
}

/**
 * Follows the outbox from a position (exclusive), for caches that start at the newest event. LISTEN/NOTIFY wakes it; a
 * slow poll covers lost connections. Watches skipped numbers for late commits for ten minutes. Redelivers an event on
 * which `onEvent` fails, at most five times.
 */
export async function followOutbox(
  db: Database,
  position: OutboxPosition,
  onEvent: (numbered: NumberedEvent) => Promise<void> | void,
  onError: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  let lastSeq = position.seq;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let shouldRepeat = false;
  const gaps = new Map(position.gaps.map((seq) => [seq, Date.now()]));
  let failure = { seq: 0, tries: 0 };

  const deliver = async (numbered: NumberedEvent) => {
    try {
      await onEvent(numbered);
    } catch (error) {
      failure = { seq: numbered.seq, tries: failure.seq === numbered.seq ? failure.tries + 1 : 1 };
      if (failure.tries < MAX_TRIES) throw error;
      onError(error);
    }
  };

  const readEvents = async () => {
    const now = Date.now();
    for (const [seq, since] of gaps) if (now - since > GAP_TIMEOUT_MS) gaps.delete(seq);
    const lateNumbers = [...gaps.keys()];
    const rows = await db.$client`
      select ${eventRow} from outbox where seq > ${lastSeq} or seq = any(${lateNumbers}::bigint[]) order by seq limit 5000`;
    for (const { seq, type, payload } of rows) {
      await deliver({ seq, event: { type, ...payload } as StoreEvent });
      for (const missing of skippedNumbers(lastSeq, seq)) gaps.set(missing, now);
      gaps.delete(seq);
      lastSeq = Math.max(lastSeq, seq);
    }
    if (rows.length === 5000) shouldRepeat = true;
  };

  const wake = () => {
    if (isStopped) return;
    if (running) {
      shouldRepeat = true;
      return;
    }
    running = (async () => {
      do {
        shouldRepeat = false;
        await readEvents();
      } while (shouldRepeat && !isStopped);
    })()
      .catch(onError)
      .finally(() => {
        running = null;
        if (shouldRepeat) wake();
      });
  };

  const listener = await db.$client.listen(OUTBOX_CHANNEL, wake, wake);
  const timer = setInterval(wake, POLL_MS);
  wake();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
      await listener.unlisten();
    },
  };
}
