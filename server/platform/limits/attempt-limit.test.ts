import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { openDatabase } from '../database/db.ts';
import { createAttemptLimit, addressKeys, type AttemptLimit } from './attempt-limit.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

const noon = new Date('2026-11-24T07:00:00Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * MINUTE_MS);
const session = { key: 'session 1', limit: 2 };
const other = { key: 'session 2', limit: 2 };
const address = { key: 'address 10.0.0.1', limit: 3 };
let database: TestDatabase;
let tries: AttemptLimit;

beforeAll(async () => {
  database = await createTestDatabase();
  tries = createAttemptLimit(database);
});
beforeEach(() => database.db.$client`truncate counted_tries`);
afterAll(() => database.drop());

test('limits attempts per key and hour, does not count successful ones, and restarts the next hour', async () => {
  expect(await tries.begin([session, address], noon)).toBeNull();
  await tries.rollBack([session, address], noon);
  expect(await tries.begin([session, address], noon)).toBeNull();
  expect(await tries.begin([session, address], after(10))).toBeNull();
  expect(await tries.begin([session, address], after(20))).toEqual({ seconds: 40 * 60 });
  // The rejected attempt was not counted: the address has one left.
  expect(await tries.begin([other, address], after(20))).toBeNull();
  expect(await tries.begin([other, address], after(20))).toEqual({ seconds: 40 * 60 });
  expect(await tries.begin([session, address], after(60))).toBeNull();
});

test('shares the limit between addresses of one IPv6 network', async () => {
  const limits = { 'savings.triesOfAddress': 2, 'savings.triesOfNetwork': 3 };
  const from = (line: number) => tries.begin(addressKeys(`2a00:1:2:${line}::/64`, limits), noon);
  for (const line of [1, 2, 3]) expect(await from(line)).toBeNull();
  expect(await from(4)).toEqual({ seconds: 3600 });
  expect(await tries.begin(addressKeys('2a00:1:3:1::/64', limits), noon)).toBeNull();
  expect(addressKeys('10.0.0.1', limits)).toHaveLength(1);
});

test('shares counts between processes and counts concurrent attempts', async () => {
  const second = openDatabase(database.url, 4);
  const both = [tries, createAttemptLimit({ db: second })];
  const begun = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      both[index % 2]!.begin([address, { key: `card ${index % 5}`, limit: 9 }], noon),
    ),
  );
  await second.$client.end();
  expect(begun.filter((refusal) => refusal === null)).toHaveLength(3);
});

test('counts several attempts of one call together or not at all', async () => {
  const list = (times: number) => tries.begin([{ key: 'recipients of 1', limit: 10, increment: times }], noon);
  expect(await list(11)).not.toBeNull();
  expect(await list(8)).toBeNull();
  expect(await list(3)).not.toBeNull();
  expect(await list(2)).toBeNull();
});

test('stores no readable keys and deletes them after a day', async () => {
  await tries.begin([{ key: 'card 7770000000000011', limit: 5 }], noon);
  const [row] = await database.db.$client<{ key: string }[]>`select key from counted_tries`;
  expect(row!.key).not.toContain('777');
  expect(await tries.prune(after(60))).toBe(0);
  expect(await tries.prune(after(26 * 60))).toBe(1);
});
