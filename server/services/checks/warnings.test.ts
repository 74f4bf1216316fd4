import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { watchSender } from '../../gateways/watched-sender.ts';
import { recordJobRun } from '../../platform/process/job-states.ts';
import { createShopMetrics } from './shop-metrics.ts';
import { findWarnings, type SenderFailures } from './warnings.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.$client`delete from job_states`;
  await database.db.$client`delete from notices`;
});

const now = new Date('2026-11-27T09:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
const warnings = (senders = {}) => findWarnings(database.db, senders, now);
let notices = 0;
/** Writes a channel's messages, created minutes ago and immediately sent or given up. */
const write = (channel: string, state: string, minutes: number, count = 1, problem: string | null = null) =>
  database.db.$client`
    insert into notices (key, channel, title, body, path, state, problem, created_at, due_at)
    select ${`warning ${++notices} `} || n, ${channel}, '', '', '', ${state}, ${problem}, ${ago(minutes)}, ${ago(minutes)} from generate_series(1, ${count}::int) n`;

test('reports a job whose runs keep failing, until one succeeds', async () => {
  const run = (minutes: number, error?: Error) => recordJobRun(database.db, 'notices.send', ago(minutes), 5, error);
  await run(10);
  await run(9.9, new Error('column "state" is ambiguous'));
  expect(await warnings()).toEqual([]);
  await run(8, new Error('column "state" is ambiguous'));
  expect(await warnings()).toEqual(['job:notices.send']);
  await run(7);
  expect(await warnings()).toEqual([]);
});

test('reports a job that has never succeeded after its first failure', async () => {
  await recordJobRun(database.db, 'exports.write', ago(1), 5, new Error('disk full'));
  expect(await warnings()).toEqual(['job:exports.write']);
});

test('reports a channel with overdue messages and no success since', async () => {
  await write('sms', 'sent', 20);
  await write('sms', 'waiting', 4);
  expect(await warnings()).toEqual([]);
  await write('sms', 'waiting', 6);
  expect(await warnings()).toEqual(['sender:sms']);
  await write('sms', 'sent', 1);
  expect(await warnings()).toEqual([]);
});

test('attributes three consecutive failures to the sender, but one to the recipient', async () => {
  await write('mail', 'sent', 20);
  await write('mail', 'failed', 10, 2, 'no such mailbox');
  expect(await warnings()).toEqual([]);
  await write('mail', 'unknown', 9, 1, 'no answer');
  expect(await warnings()).toEqual(['sender:mail']);
});

test('ignores recipients without a device or an address', async () => {
  await write('push', 'failed', 10, 9, 'no device takes messages');
  await write('mail', 'failed', 10, 9, 'no mail address');
  expect(await warnings()).toEqual([]);
});

/** Metrics lines of the SMS sender. */
const failingIn = async (failures: SenderFailures) => {
  const counts = () => ({ pages: 0, bytes: 0, hits: 0, misses: 0 });
  const text = await createShopMetrics(database.db, counts, undefined, undefined, failures).text();
  return /sauda_sender_failing\{channel="sms"\} (\d)/.exec(text)?.[1];
};

test('reports codes rejected by the SMS provider in the process that sends them', async () => {
  let isDown = true;
  const sms = watchSender({
    name: 'far',
    async send(_text: string) {
      if (isDown) throw new Error('no money on the account');
    },
  });
  for (let tries = 0; tries < 3; tries++) await expect(sms.send('code')).rejects.toThrow('no money');
  expect(await warnings({ sms: sms.failuresInRow })).toEqual(['sender:sms']);
  expect(await failingIn({ sms: sms.failuresInRow })).toBe('1');
  isDown = false;
  await sms.send('code');
  expect(await failingIn({ sms: sms.failuresInRow })).toBe('0');
  expect(await warnings({ sms: sms.failuresInRow })).toEqual([]);
});
