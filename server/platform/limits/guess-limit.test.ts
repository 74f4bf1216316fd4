import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { openDatabase } from '../database/db.ts';
import { createGuessLimit, type GuessLimit } from './guess-limit.ts';

const now = new Date('2026-11-21T06:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const guess = (number: number, phone: number) => ({
  pair: `${number} ${phone}`,
  subjects: [`order ${number}`, `phone ${phone}`],
});

let database: TestDatabase;
let limit: GuessLimit;
beforeAll(async () => {
  database = await createTestDatabase();
  limit = createGuessLimit(database);
});
beforeEach(() => database.db.$client`truncate wrong_guesses`);
afterAll(() => database.drop());

const before = async (address: string, tried: ReturnType<typeof guess>, at = now) => {
  const begun = await limit.begin(address, tried, at);
  await begun.rollBack();
  const { isBlocked, delayMs } = begun;
  return { spent: isBlocked, delayMs };
};
const guesses = (count: number, addressOf: (n: number) => string, guessOf: (n: number) => ReturnType<typeof guess>) =>
  Promise.all(Array.from({ length: count }, (_, n) => limit.begin(addressOf(n), guessOf(n), now)));

test('blocks an attacker who guesses, and only delays the right phone from another address', async () => {
  await guesses(
    10,
    () => '10.0.0.1',
    (phone) => guess(1, phone),
  );
  expect((await before('10.0.0.1', guess(1, 99))).spent).toBe(true);
  expect(await before('10.0.0.2', guess(1, 99))).toEqual({ spent: false, delayMs: 250 });
  expect(await before('10.0.0.2', guess(2, 99))).toEqual({ spent: false, delayMs: 0 });
});

test('delays an order by three seconds at most for guesses from many addresses', async () => {
  await guesses(
    100,
    (n) => `10.0.1.${n}`,
    (phone) => guess(1, phone),
  );
  expect(await before('10.0.0.2', guess(1, 5_000))).toEqual({ spent: false, delayMs: 3_000 });
});

test('counts a repeated pair as one guess, and a correct one as none', async () => {
  for (let repeat = 0; repeat < 50; repeat++) await limit.begin('10.0.0.2', guess(1, 7), now);
  expect(await before('10.0.0.2', guess(1, 8))).toEqual({ spent: false, delayMs: 0 });
  for (let phone = 0; phone < 50; phone++) await before('10.0.0.3', guess(1, phone));
  expect(await before('10.0.0.3', guess(1, 99))).toEqual({ spent: false, delayMs: 0 });
});

test('keeps a wrong pair counted when a repeat is released immediately', async () => {
  for (let phone = 0; phone < 10; phone++) await limit.begin('10.0.0.1', guess(1, phone), now);
  for (let phone = 0; phone < 10; phone++) await before('10.0.0.1', guess(1, phone));
  expect((await before('10.0.0.1', guess(1, 99))).spent).toBe(true);
});

test('blocks an address that tries one phone with many orders, and its network', async () => {
  await guesses(
    30,
    () => '10.0.0.1',
    (number) => guess(number, number),
  );
  expect((await before('10.0.0.1', guess(100, 100))).spent).toBe(true);
  expect((await before('10.0.0.2', guess(100, 100))).spent).toBe(false);
  await guesses(
    90,
    (n) => `2001:db8:1:${n}::/64`,
    (number) => guess(1000 + number, number),
  );
  expect((await before('2001:db8:1:fff::/64', guess(100, 100))).spent).toBe(true);
  expect((await before('2001:db8:2:fff::/64', guess(100, 100))).spent).toBe(false);
  await guesses(
    90,
    (n) => `198.51.100.${n}`,
    (number) => guess(2000 + number, number),
  );
  expect((await before('198.51.100.200', guess(100, 100))).spent).toBe(true);
  expect((await before('198.51.101.200', guess(100, 100))).spent).toBe(false);
});

test('restarts every minute and stores nothing after an hour', async () => {
  await guesses(
    30,
    () => '10.0.0.1',
    (phone) => guess(1, phone),
  );
  expect(await before('10.0.0.1', guess(1, 99), later(60))).toEqual({ spent: false, delayMs: 0 });
  expect(await limit.prune(later(3_599))).toBe(0);
  expect(await limit.prune(later(3_661))).toBe(60);
});

test('shares counts between processes, even for concurrent guesses', async () => {
  const second = openDatabase(database.url, 4);
  const other = createGuessLimit({ db: second });
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, phone) => (phone % 2 ? limit : other).begin('10.0.0.1', guess(1, phone), now)),
  );
  expect(results.filter(({ isBlocked }) => !isBlocked).length).toBeLessThanOrEqual(10);
  expect((await before('10.0.0.1', guess(1, 99))).spent).toBe(true);
  await second.$client.end();
});
