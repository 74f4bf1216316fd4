import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createSessionService, type SessionService } from './session.service.ts';

let database: TestDatabase;
let sessions: SessionService;

beforeAll(async () => {
  database = await createTestDatabase();
  sessions = createSessionService({ db: database.db });
});
afterAll(() => database.drop());

test('opens a session by its own seal, and does not store the seal in the database', async () => {
  const { seal, sessionId } = await sessions.create();
  expect(await sessions.open(seal)).toBe(sessionId);
  const [row] = await database.db.$client<
    { row: string }[]
  >`select s::text as row from sessions s where id = ${sessionId}`;
  expect(row!.row).not.toContain(seal);
});

test.each([[undefined], [''], ['unknown'], ['a'.repeat(43)], ["' or true --"]])(
  'opens nothing for the seal %j',
  async (seal) => {
    expect(await sessions.open(seal)).toBeNull();
  },
);

test('records a visit at most once an hour', async () => {
  const { seal, sessionId } = await sessions.create();
  const readSeenAt = async () =>
    (await database.db.$client`select seen_at from sessions where id = ${sessionId}`)[0]!.seen_at as string;
  const before = await readSeenAt();
  await sessions.open(seal);
  expect(await readSeenAt()).toBe(before);
  await database.db.$client`update sessions set seen_at = now() - interval '61 minutes' where id = ${sessionId}`;
  const old = await readSeenAt();
  await sessions.open(seal);
  expect(await readSeenAt()).not.toBe(old);
});

test('deletes sessions unseen for a year, or a month with an empty cart', async () => {
  const fresh = await sessions.create();
  const month = await sessions.create();
  const year = await sessions.create();
  await database.db.$client`update sessions set seen_at = now() - interval '31 days' where id = ${month.sessionId}`;
  await database.db.$client`update sessions set seen_at = now() - interval '366 days' where id = ${year.sessionId}`;
  expect(await sessions.deleteExpired()).toBe(2);
  expect(await sessions.open(fresh.seal)).toBe(fresh.sessionId);
  expect(await sessions.open(month.seal)).toBeNull();
});
