import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { findJobStates, recordJobRun } from '../../platform/process/job-states.ts';
import { startJobs, type RunObserver } from './worker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const log = pino({ enabled: false });
const note = (...run: Parameters<RunObserver>) => recordJobRun(database.db, ...run);

test('runs a job at its interval, retries a failure and records the results', async () => {
  let runs = 0;
  const seen = Promise.withResolvers<void>();
  // Hold the second run until the first failure has been checked.
  const run = async () => {
    if (++runs === 1) throw new Error('not this time, +7 701 123-45-67');
    await seen.promise;
  };
  const jobs = await startJobs([{ name: 'test.often', everyMs: 1000, run }], database.url, log, note);
  const state = async () => (await findJobStates(database.db)).find(({ name }) => name === 'test.often');
  await expect.poll(state).toMatchObject({ runs: 1, failures: 1, problem: 'not this time, +7…' });
  seen.resolve();
  await expect.poll(async () => (await state())?.succeededAt).toBeInstanceOf(Date);
  expect(await state()).toMatchObject({ failures: 1, problem: null });
  await jobs.stop();
});

test('survives lost connections without unhandled rejections', async () => {
  const deaths: unknown[] = [];
  const onDeath = (error: unknown) => deaths.push(error);
  process.on('uncaughtException', onDeath).on('unhandledRejection', onDeath);
  const sql = database.db.$client;
  const cut = () => sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'sauda-jobs'`;
  let runs = 0;
  // Every run closes the connections needed to record its own result.
  const run = async () => {
    await cut();
    if (++runs % 2 === 0) throw new Error('a run that fails');
  };
  const jobs = await startJobs([{ name: 'test.cut', everyMs: 1000, run }], database.url, log, note);
  try {
    await expect.poll(() => runs).toBeGreaterThanOrEqual(3);
  } finally {
    await jobs.stop();
    process.off('uncaughtException', onDeath).off('unhandledRejection', onDeath);
  }
  expect(deaths).toEqual([]);
});
