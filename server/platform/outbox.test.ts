import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import type { StoreEvent } from '../events.ts';
import { followOutbox, recordEvents } from './outbox.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const changed = (...productIds: number[]): StoreEvent => ({ type: 'stock.changed', productIds });
const idsOf = (event: StoreEvent) => ('productIds' in event ? [...event.productIds] : []);

/**
 * Follows the outbox with a listener that fails at product 1 so many times; returns what it was given and what it took.
 */
async function follow(failures: number) {
  const given: number[] = [];
  const taken: number[] = [];
  const errors: unknown[] = [];
  const outbox = await followOutbox(
    database.db,
    { seq: 0, gaps: [] },
    ({ event }) => {
      const ids = idsOf(event);
      given.push(...ids);
      if (ids.includes(1) && given.filter((id) => id === 1).length <= failures) throw new Error('the database is away');
      taken.push(...ids);
    },
    (error) => errors.push(error),
  );
  return { given, taken, errors, stop: outbox.stop };
}

test.each([
  [1, [1, 2]],
  [5, [2]],
])('an event that fails %i times: taken in its order %j', async (failures, expected) => {
  await database.db.$client`truncate outbox`;
  const listener = await follow(failures);
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
