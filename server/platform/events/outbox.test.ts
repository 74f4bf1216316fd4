import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import type { StoreEvent } from '../../events.ts';
import { followOutbox, recordEvents } from './outbox.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const changed = (...productIds: number[]): StoreEvent => ({ type: 'stock.changed', productIds });
const idsOf = (event: StoreEvent) => ('productIds' in event ? [...event.productIds] : []);

/**
 * Follows the outbox with a listener that fails N times at product 1; returns the events delivered and those accepted.
 */
async function followFailing(failures: number) {
  const delivered: number[] = [];
  const accepted: number[] = [];
  const errors: unknown[] = [];
  const outbox = await followOutbox(
    database.db,
    { seq: 0, gaps: [] },
    ({ event }) => {
      const ids = idsOf(event);
      delivered.push(...ids);
      if (ids.includes(1) && delivered.filter((id) => id === 1).length <= failures)
        throw new Error('the database is unavailable');
      accepted.push(...ids);
    },
    (error) => errors.push(error),
  );
  return { given: delivered, taken: accepted, errors, stop: outbox.stop };
}

test.each([
  [1, [1, 2]],
  [5, [2]],
])('delivers an event that fails %i times as %j', async (failures, expected) => {
  await database.db.$client`truncate outbox`;
  const listener = await followFailing(failures);
  await recordEvents(database.db.$client, [changed(1), changed(2)]);
  const wake = () => database.db.$client`select pg_notify('outbox', '')`;
  await expect
    .poll(async () => {
      await wake();
      return listener.taken;
    })
    .toEqual(expected);
  await listener.stop();
  expect(listener.given.filter((id) => id === 1)).toHaveLength(Math.min(5, failures + 1));
  expect(listener.errors.length).toBe(failures);
});

test('still delivers the last of many skipped numbers when it commits late', async () => {
  const sql = database.db.$client;
  await sql`truncate outbox`;
  const [row] = await sql<{ next: number }[]>`select nextval(pg_get_serial_sequence('outbox', 'seq'))::int as next`;
  const first = row!.next + 1;
  const write = (seq: number, id: number) =>
    sql`insert into outbox (seq, type, payload) overriding system value values (${seq}, 'stock.changed', ${JSON.stringify({ productIds: [id] })}::text::jsonb)`;
  await write(first, 11);
  const listener = await followFailing(0);
  const wake = () => sql`select pg_notify('outbox', '')`;
  const expectTaken = (ids: number[]) => expect.poll(async () => (await wake(), listener.taken)).toEqual(ids);
  await expectTaken([11]);
  await write(first + 20_000, 12);
  await expectTaken([11, 12]);
  await write(first + 19_999, 13);
  await expectTaken([11, 12, 13]);
  await listener.stop();
});
