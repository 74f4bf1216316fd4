import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { databaseFolder } from '#test/harness/temporary-folder.ts';
import { openConnections, type Connections } from './connections.ts';
import { createDatabaseWatch, toDatabaseGone, DatabaseGone, isDatabaseGone } from './database-watch.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './embedded-db.ts';

let folder: string;
let database: EmbeddedDatabase;
let sql: Connections;

/** Sends a signal to PostgreSQL and all its backends. */
async function signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const [pid = ''] = (await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  const children = spawnSync('pgrep', ['-P', pid], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  for (const processId of [pid, ...children]) process.kill(Number(processId), name);
}

beforeAll(async () => {
  folder = await databaseFolder('frozen');
  database = await startEmbeddedDatabase({ dataDir: folder, isDurable: false });
  sql = openConnections(database.url, 3);
  await sql`create table notes (text text not null)`;
});
afterEach(() => signal('SIGCONT'));
afterAll(async () => {
  await sql.end({ timeout: 5 });
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

test('fails the callers of a frozen database, then fails fast, and recovers when it responds', async () => {
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`));
  await signal('SIGSTOP');
  const outcomes = await Promise.allSettled([
    sql`select 1`,
    sql.begin((tx) => tx`insert into notes (text) values ('lost')`),
    sql.ifUnlocked(1, () => Promise.resolve()),
    // One more than the pool has connections, so it waits.
    sql`select 2`,
  ]);
  for (const outcome of outcomes) expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(DatabaseGone);
  const startedAt = performance.now();
  await expect(sql`select 3`).rejects.toBeInstanceOf(DatabaseGone);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  await signal('SIGCONT');
  await expect
    .poll(() =>
      sql`select 1`.then(
        () => 'answers',
        () => 'gone',
      ),
    )
    .toBe('answers');
  // An uncommitted transaction leaves nothing.
  expect(await sql`select from notes`).toHaveLength(0);
});

test('handles a later failure of the work that it refuses while the database is gone', async () => {
  const watch = createDatabaseWatch({ host: '127.0.0.1', port: 1 }, () => {});
  // No response to this statement makes the watch probe the closed port.
  await expect(watch.failFast(watch.track(new Promise(() => {})))).rejects.toBeInstanceOf(DatabaseGone);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const late = Promise.reject(new Error('timeout exceeded when trying to connect'));
  await expect(watch.failFast(late)).rejects.toBeInstanceOf(DatabaseGone);
  // Node reports unhandled rejections after the microtasks.
  await new Promise((resolve) => void setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  watch.stop();
  expect(unhandled).not.toHaveBeenCalled();
});

test('does not interrupt a slow statement of a responsive database', async () => {
  const [row] = await sql<{ answer: number }[]>`select 7 as answer, pg_sleep(7)`;
  expect(row!.answer).toBe(7);
});

test.each([
  [Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  [Object.assign(new Error('starting up'), { code: '57P03' }), true],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [Object.assign(new Error('canceling statement'), { code: '57014' }), false],
  [new Error('a defect'), false],
])('classifies %s as gone: %s', (error, expected) => {
  expect(isDatabaseGone(toDatabaseGone(error))).toBe(expected);
  expect(isDatabaseGone(new Error('outer', { cause: toDatabaseGone(error) }))).toBe(expected);
});
