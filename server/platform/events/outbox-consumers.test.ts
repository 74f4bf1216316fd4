import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import type { StoreEvent } from '../../events.ts';
import { openDatabase } from '../database/db.ts';
import { findConsumerStates, findParkedEvents, pruneOutbox, startConsumers } from './outbox-consumers.ts';
import { recordEvents } from './outbox.ts';

const log = pino({ level: 'silent' });
const NAME = 'test.payments';
let database: TestDatabase;
const opened: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.$client`truncate outbox, outbox_consumers, outbox_backlog restart identity`;
});
afterEach(async () => {
  for (const consumer of opened.splice(0)) await consumer.stop();
});
afterAll(() => database.drop());

const settledEvent = (orderId: number): StoreEvent => ({
  type: 'payment.settled',
  attemptId: orderId,
  orderId,
  status: 'accepted',
});
const record = (...orderIds: number[]) => recordEvents(database.db.$client, orderIds.map(settledEvent));
const orderIdOf = (event: StoreEvent) => ('orderId' in event ? event.orderId : 0);

/** Starts the consumers of one process; `handle` receives the order of each event. */
async function consume(handle: (orderId: number) => unknown) {
  const consumers = await startConsumers(
    database.url,
    [{ name: NAME, types: ['payment.settled'], handle: async (event) => handle(orderIdOf(event)) }],
    log,
    { retryMs: 1, pollMs: 20 },
  );
  opened.push(consumers);
  return consumers;
}

const state = async () => (await findConsumerStates(database.db))[0];

test('handles events written while no consumer ran at the next start, each once', async () => {
  await (await consume(() => undefined)).stop();
  await record(1, 2, 3);
  const handled: number[] = [];
  await consume((id) => handled.push(id));
  await expect.poll(() => handled).toEqual([1, 2, 3]);
  await record(4);
  await expect.poll(() => handled).toEqual([1, 2, 3, 4]);
  for (const consumer of opened.splice(0)) await consumer.stop();
  await consume((id) => handled.push(id));
  await record(5);
  await expect.poll(() => handled).toEqual([1, 2, 3, 4, 5]);
});

test('handles an event whose transaction commits late, even across a restart', async () => {
  const handled: number[] = [];
  const first = await consume((id) => handled.push(id));
  const isWritten = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const late = database.db.$client.begin(async (tx) => {
    await recordEvents(tx, [settledEvent(1)]);
    isWritten.resolve();
    await commit.promise;
  });
  await isWritten.promise;
  await record(2);
  await expect.poll(() => handled).toEqual([2]);
  await expect.poll(async () => (await state())?.gaps).toBe(1);
  await first.stop();
  commit.resolve();
  await late;
  await consume((id) => handled.push(id));
  await expect.poll(() => handled).toEqual([2, 1]);
  await expect.poll(state).toMatchObject({ lag: 0, gaps: 0, retrying: 0, parked: 0 });
});

test('retries a failing event without delaying the others', async () => {
  const handled: number[] = [];
  let failures = 3;
  await consume((id) => {
    if (id === 1 && failures-- > 0) throw new Error('the bank is unavailable');
    handled.push(id);
  });
  await record(1, 2);
  await expect.poll(() => handled).toEqual([2, 1]);
  await expect.poll(state).toMatchObject({ lag: 0, retrying: 0, parked: 0 });
});

test('parks and shows an event that fails too often, and can retry it', async () => {
  let broken = true;
  const handled: number[] = [];
  await consume((id) => {
    if (broken) throw new Error('no such order of +7 701 123-45-67');
    handled.push(id);
  });
  await record(7);
  await expect.poll(state).toMatchObject({ lag: 0, retrying: 0, parked: 1 });
  const [parked] = await findParkedEvents(database.db, 10);
  expect(parked).toMatchObject({ consumer: NAME, type: 'payment.settled', tries: 8, problem: 'no such order of +7…' });
  broken = false;
  await database.db.$client`update outbox_backlog set state = 'retry', due_at = now() where state = 'parked'`;
  await expect.poll(() => handled).toEqual([7]);
});

test('shares events between two processes: each is handled by one at a time', async () => {
  const handled: number[] = [];
  let concurrent = 0;
  let maxConcurrent = 0;
  const handle = async (id: number) => {
    maxConcurrent = Math.max(maxConcurrent, ++concurrent);
    await database.db.$client`select 1`;
    handled.push(id);
    concurrent--;
  };
  await consume(handle);
  await consume(handle);
  const ids = Array.from({ length: 120 }, (_, index) => index + 1);
  for (let startedAt = 0; startedAt < ids.length; startedAt += 6)
    await Promise.all(ids.slice(startedAt, startedAt + 6).map((id) => record(id)));
  await expect.poll(() => handled.toSorted((a, b) => a - b)).toEqual(ids);
  expect(maxConcurrent).toBe(1);
});

test('takes no connection from the pool while consumers work', async () => {
  const smallPool = openDatabase(database.url, 1);
  const handled: string[] = [];
  const started = Promise.withResolvers<void>();
  const names = ['test.first', 'test.second'];
  const consumers = await startConsumers(
    database.url,
    names.map((name) => ({
      name,
      types: ['payment.settled'] as const,
      // Each is in the middle of its batch when the other polls.
      handle: async () => {
        if (handled.push(name) === names.length) started.resolve();
        await started.promise;
        await smallPool.$client`select 1`;
      },
    })),
    log,
  );
  opened.push(consumers, { stop: () => smallPool.$client.end() });
  await record(1);
  await expect.poll(async () => (await findConsumerStates(database.db)).map(({ lag }) => lag)).toEqual([0, 0]);
  expect(handled.toSorted()).toEqual(names);
});

test('deletes old events up to the slowest cursor, but never failed ones or the newest', async () => {
  const sql = database.db.$client;
  await record(1);
  const consumers = await consume((id) => {
    if (id === 3) throw new Error('never');
  });
  await record(2, 3, 4);
  await expect.poll(state).toMatchObject({ lag: 0, parked: 1 });
  await consumers.stop();
  await record(5, 6);
  await sql`update outbox set created_at = now() - interval '20 days'`;
  const left = async () =>
    (await sql<{ id: number }[]>`select (payload->>'orderId')::int as id from outbox order by seq`).map(({ id }) => id);
  expect(await pruneOutbox(database.db, 30)).toBe(0);
  expect(await pruneOutbox(database.db, 14)).toBe(3);
  expect(await left()).toEqual([3, 5, 6]);
});
