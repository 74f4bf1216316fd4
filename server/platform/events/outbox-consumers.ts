import { alias } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { StoreEvent, StoreEventType } from '../../events.ts';
import { inTransaction, openDatabase, type Database } from '../database/db.ts';
import { scrub } from '../process/log.ts';
import { GAP_TIMEOUT_MS, findOutboxPosition, skippedNumbers } from './outbox-position.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { outbox, outboxBacklog, outboxConsumers } from './outbox.table.ts';
import { int, rowOf, text, type Row } from '../database/row.ts';

const POLL_MS = 1_000;
const BATCH_SIZE = 200;
const MAX_ATTEMPTS = 8;
const FIRST_RETRY_MS = 500;
const MAX_PROBLEM_LENGTH = 500;

/**
 * A durable event handler. `handle` may run twice for one event (after a crash between handling and recording it), so
 * it must be idempotent.
 */
export type Consumer = {
  /** Name of its durable cursor; a new name starts at the newest event. */
  name: string;
  types: readonly StoreEventType[];
  handle(event: StoreEvent): Promise<unknown>;
};

const o = alias(outbox, 'o');
const b = alias(outboxBacklog, 'b');
const c = alias(outboxConsumers, 'c');

const cursorRow = rowOf({ seq: outboxConsumers.seq });
const eventRow = rowOf({ seq: o.seq, type: o.type, payload: o.payload });
const backlogRow = rowOf({ seq: o.seq, type: o.type, payload: o.payload, tries: b.tries });
const consumerState = rowOf({ name: c.name, lag: int, gaps: int, retrying: int, parked: int });
const parkedEvent = rowOf({
  consumer: b.consumer,
  seq: b.seq,
  type: o.type,
  tries: b.tries,
  problem: text,
  at: b.since,
});

/**
 * Runs durable consumers in parallel. Several processes may run the same ones: a row lock on the cursor lets one
 * process handle a batch. A failing event goes to the backlog and is retried eight times with backoff (from `retryMs`),
 * polled every `pollMs`. Then it is parked and shown by /metrics and /dev-panel. Cursors are locked on separate
 * connections, so the shop's pool stays free for handlers and callers.
 */
export async function startConsumers(
  databaseUrl: string,
  consumers: readonly Consumer[],
  log: Logger,
  { retryMs = FIRST_RETRY_MS, pollMs = POLL_MS }: { retryMs?: number; pollMs?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const db = openDatabase(databaseUrl, consumers.length, (err) => log.warn({ err }, 'a cursor lost its connection'));
  const running = await Promise.all(
    consumers.map(async (consumer) => {
      await createCursor(db, consumer.name);
      return runConsumer(db, consumer, log, retryMs);
    }),
  );
  const wake = () => running.forEach((consumer) => consumer.wake());
  const listener = await db.$client.listen(OUTBOX_CHANNEL, wake, wake);
  const timer = setInterval(wake, pollMs);
  const stop = async () => {
    clearInterval(timer);
    await Promise.all(running.map((consumer) => consumer.stop()));
    await listener.unlisten().catch(() => undefined);
    await db.$client.end();
  };
  let stopping: Promise<void> | undefined;
  return { stop: () => (stopping ??= stop()) };
}

function runConsumer(db: Database, consumer: Consumer, log: Logger, retryMs: number) {
  let isStopped = false;
  let hasMore = false;
  let running: Promise<void> | null = null;

  const run = async () => {
    do {
      hasMore = false;
      hasMore = (await handleBatch(db, consumer, log, retryMs, () => isStopped)) || hasMore;
    } while (hasMore && !isStopped);
  };

  return {
    wake() {
      hasMore = true;
      if (isStopped || running) return;
      running = run()
        .catch((error: unknown) => log.error({ err: error, consumer: consumer.name }, 'outbox consumer'))
        .finally(() => (running = null));
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

/** Handles new and due events; true when there are more. */
async function handleBatch(
  db: Database,
  { name, types, handle }: Consumer,
  log: Logger,
  retryMs: number,
  isStopped: () => boolean,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [cursor] = await tx`
      select ${cursorRow}, set_config('synchronous_commit', 'off', true) from outbox_consumers where name = ${name} for update skip locked`;
    if (!cursor) return false; // Another process is handling them.

    /** Returns undefined once the event is handled, else the error. */
    const tryHandle = async ({ type, payload }: Row<typeof eventRow>): Promise<string | undefined> => {
      if (!types.includes(type as StoreEventType)) return undefined;
      try {
        await handle({ type, ...payload } as StoreEvent);
        return undefined;
      } catch (error) {
        log.error({ err: error, consumer: name, event: type }, 'an event could not be handled');
        return scrub(String((error as Error)?.message ?? error)).slice(0, MAX_PROBLEM_LENGTH);
      }
    };

    const dueRows = await tx`
      select ${backlogRow} from outbox_backlog b join outbox o on o.seq = b.seq
      where b.consumer = ${name} and b.state <> 'parked' and b.due_at <= clock_timestamp() order by b.seq limit ${BATCH_SIZE}`;
    for (const row of dueRows) {
      if (isStopped()) return false;
      const problem = await tryHandle(row);
      if (problem === undefined) await tx`delete from outbox_backlog where consumer = ${name} and seq = ${row.seq}`;
      else
        await tx`
          update outbox_backlog set state = ${row.tries + 1 < MAX_ATTEMPTS ? 'retry' : 'parked'}, tries = tries + 1, problem = ${problem},
            due_at = clock_timestamp() + ${retryMs * 2 ** row.tries}::float8 * interval '1 ms'
          where consumer = ${name} and seq = ${row.seq}`;
    }

    const rows = await tx`
      select ${eventRow} from outbox o where o.seq > ${cursor.seq} order by o.seq limit ${BATCH_SIZE}`;
    let lastSeq = cursor.seq;
    const missing: number[] = [];
    for (const row of rows) {
      if (isStopped()) break;
      const { seq } = row;
      const problem = await tryHandle(row);
      if (problem !== undefined)
        await tx`
          insert into outbox_backlog (consumer, seq, state, tries, problem, due_at)
          values (${name}, ${seq}, 'retry', 1, ${problem}, clock_timestamp() + ${retryMs}::float8 * interval '1 ms')`;
      missing.push(...skippedNumbers(lastSeq, seq));
      lastSeq = seq;
    }
    if (missing.length > 0)
      await tx`insert into outbox_backlog (consumer, seq, state) select ${name}, number, 'gap' from unnest(${missing}::bigint[]) as given(number)`;
    if (lastSeq > cursor.seq)
      await tx`update outbox_consumers set seq = ${lastSeq}, moved_at = now() where name = ${name}`;
    await tx`
      delete from outbox_backlog where consumer = ${name} and state = 'gap' and since < now() - ${GAP_TIMEOUT_MS}::float8 * interval '1 ms'`;
    return rows.length === BATCH_SIZE || dueRows.length === BATCH_SIZE;
  });
}

/** Creates the cursor of a new consumer: the newest event, with the missing numbers before it. */
async function createCursor(db: Database, name: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { seq, gaps } = await findOutboxPosition(tx);
    const created = await tx`insert into outbox_consumers (name, seq) values (${name}, ${seq}) on conflict do nothing`;
    if (created.count === 0 || gaps.length === 0) return;
    await tx`insert into outbox_backlog (consumer, seq, state) select ${name}, number, 'gap' from unnest(${gaps}::bigint[]) as given(number)`;
  });
}

/** State of a consumer: events not yet reached, and failed ones. */
export type ConsumerState = Row<typeof consumerState>;

/** Returns the state of every durable consumer, for /metrics and /dev-panel. */
export async function findConsumerStates(db: Database): Promise<ConsumerState[]> {
  return db.$client`
    select ${consumerState}, greatest(0, (select coalesce(max(seq), 0) from outbox) - c.seq)::int as lag,
      count(b.seq) filter (where b.state = 'gap')::int as gaps, count(b.seq) filter (where b.state = 'retry')::int as retrying,
      count(b.seq) filter (where b.state = 'parked')::int as parked
    from outbox_consumers c left join outbox_backlog b on b.consumer = c.name group by c.name order by c.name`;
}

/** A parked event as shown to operators. */
export type ParkedEvent = Omit<Row<typeof parkedEvent>, 'at'> & { at: Date };

/** Lists the newest parked events. */
export async function findParkedEvents(db: Database, limit: number): Promise<ParkedEvent[]> {
  const rows = await db.$client`
    select ${parkedEvent}, coalesce(b.problem, '') as problem
    from outbox_backlog b join outbox o on o.seq = b.seq where b.state = 'parked' order by b.seq desc limit ${limit}`;
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** Deletes events older than `days` that every durable cursor has passed and no backlog contains; returns how many. */
export async function pruneOutbox(db: Database, days: number): Promise<number> {
  let pruned = 0;
  for (;;) {
    const { count } = await db.$client`
      delete from outbox where seq in (
        select o.seq from outbox o
        where o.created_at < now() - ${days}::float8 * interval '1 day' and o.seq <= coalesce((select min(seq) from outbox_consumers), 0)
          and o.seq < (select max(seq) from outbox) and not exists (select from outbox_backlog b where b.seq = o.seq)
        order by o.seq limit 10000)`;
    pruned += count;
    if (count < 10_000) return pruned;
  }
}
