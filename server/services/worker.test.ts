import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { startJobs } from './worker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('jobs outlive lost connections, and nothing is left unhandled', async () => {
  const deaths: unknown[] = [];
  const onDeath = (error: unknown) => deaths.push(error);
  process.on('uncaughtException', onDeath).on('unhandledRejection', onDeath);
  const sql = database.db.$client;
  const cut = () => sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'sauda-jobs'`;
  let runs = 0;
  // Every run loses the connections its own end is to be written with.
  const run = async () => {
    await cut();
    if (++runs % 2 === 0) throw new Error('a run that fails');
  };
  const jobs = await startJobs([{ name: 'test.cut', everyMs: 1000, run }], database.url, pino({ enabled: false }));
  try {
    await expect.poll(() => runs, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  } finally {
    await jobs.stop();
    process.off('uncaughtException', onDeath).off('unhandledRejection', onDeath);
  }
  expect(deaths).toEqual([]);
}, 60_000);
