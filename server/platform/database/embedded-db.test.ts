import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDeep } from '#test/harness/depth.ts';
import { databaseFolder } from '#test/harness/temporary-folder.ts';
import { openDatabase } from './db.ts';
import { createDataFolder } from './embedded-db-location.ts';
import { startEmbeddedDatabase, stopAbandonedDatabase, type EmbeddedDatabase } from './embedded-db.ts';

const module = new URL('./embedded-db.ts', import.meta.url).href;
let folder: string;
const running: EmbeddedDatabase[] = [];

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, isDurable: false });
  running.push(database);
  return database;
}

async function query(url: string, question: string): Promise<unknown> {
  const { $client: sql } = openDatabase(url, 1);
  try {
    const [row] = await sql.unsafe(question);
    return row?.['answer'];
  } finally {
    await sql.end();
  }
}

const responds = (url: string) =>
  query(url, 'select 1 as answer').then(
    () => true,
    () => false,
  );
const serverPid = async (dataDir: string) =>
  Number((await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Another process of the shop that is killed while it uses the database. */
async function startAndBeKilled(dataDir: string): Promise<void> {
  const script = `const { startEmbeddedDatabase } = await import(${JSON.stringify(module)});
    await startEmbeddedDatabase({ dataDir: process.argv[1], isDurable: false }); process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: 'ignore',
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string];
  expect(signal).toBe('SIGKILL');
}

beforeAll(async () => {
  folder = await databaseFolder('embedded');
});
afterAll(async () => {
  for (const database of running) await database.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('embedded database', () => {
  test('starts in a path with spaces, uses UTF-8 and UTC, and keeps its data', async () => {
    const data = path.join(folder, 'with spaces');
    const first = await start(data);
    expect(await query(first.url, "select upper('әғқңөұүһі') || current_setting('timezone') as answer")).toBe(
      'ӘҒҚҢӨҰҮҺІUTC',
    );
    await query(first.url, 'create table kept as select 7 as seven');
    await first.stop();
    expect(await responds(first.url)).toBe(false);
    const second = await start(data);
    expect(await query(second.url, 'select seven as answer from kept')).toBe(7);
    await second.stop();
  });

  test('is taken over after the shop was killed, and stops with its new owner', async () => {
    const data = path.join(folder, 'orphan');
    await startAndBeKilled(data);
    const orphan = await serverPid(data);
    const adopted = await start(data);
    expect(await serverPid(data)).toBe(orphan);
    await adopted.stop();
    expect(await responds(adopted.url)).toBe(false);
  });

  test('stops after all its users were killed, and keeps running while one is alive', async () => {
    const data = path.join(folder, 'orphan');
    await startAndBeKilled(data);
    const user = await start(data);
    await stopAbandonedDatabase(data);
    expect(await responds(user.url)).toBe(true);
    await user.stop();
    await startAndBeKilled(data);
    expect(await serverPid(data)).toBeGreaterThan(0);
    await stopAbandonedDatabase(data);
    await expect(serverPid(data)).rejects.toThrow('ENOENT');
  });

  test.runIf(isDeep)('recovers after the server was killed', async () => {
    const data = path.join(folder, 'orphan');
    const first = await start(data);
    await query(first.url, 'create table kept as select 8 as eight');
    await query(first.url, 'checkpoint');
    process.kill(await serverPid(data), 'SIGKILL');
    const second = await start(data);
    expect(await query(second.url, 'select eight as answer from kept')).toBe(8);
    await second.stop();
    await first.stop();
  });

  test('restarts at the same address when it dies while the shop runs', async () => {
    const data = path.join(folder, 'orphan');
    const database = await start(data);
    await query(database.url, 'create table kept_on as select 8 as eight');
    await query(database.url, 'checkpoint');
    const before = await serverPid(data);
    process.kill(before, 'SIGKILL');
    await expect.poll(() => responds(database.url)).toBe(false);
    await expect.poll(() => responds(database.url)).toBe(true);
    expect(await serverPid(data)).not.toBe(before);
    expect(await query(database.url, 'select eight as answer from kept_on')).toBe(8);
    await database.stop();
    expect(await responds(database.url)).toBe(false);
  });

  test.runIf(isDeep)('ignores a process id that another program has reused', async () => {
    const data = path.join(folder, 'orphan');
    await writeFile(
      path.join(data, 'postgres/cluster/postmaster.pid'),
      `${process.pid}\n${data}\n0\n5432\n\n\n\nready\n`,
    );
    const database = await start(data);
    expect(await responds(database.url)).toBe(true);
    await database.stop();
  });

  test.runIf(isDeep)('keeps running for another process that uses it', async () => {
    const data = path.join(folder, 'shared');
    const [first, second] = await Promise.all([start(data), start(data)]);
    await first.stop();
    expect(await responds(second.url)).toBe(true);
    await second.stop();
    expect(await responds(second.url)).toBe(false);
  });

  test.runIf(isDeep)('finds the same writable folder for concurrent starts of one process', async () => {
    const data = path.join(folder, 'many');
    expect(new Set(await Promise.all(Array.from({ length: 400 }, () => createDataFolder(data))))).toEqual(
      new Set([data]),
    );
  });

  test.runIf(isDeep)('recreates a half-created folder', async () => {
    const data = path.join(folder, 'half');
    await mkdir(path.join(data, 'postgres/cluster/base'), { recursive: true });
    await mkdir(path.join(data, 'postgres/cluster.part'), { recursive: true });
    await writeFile(path.join(data, 'postgres/cluster/PG_VERSION'), '18\n');
    const database = await start(data);
    expect(await responds(database.url)).toBe(true);
    await database.stop();
    expect(await readdir(path.join(data, 'postgres'))).not.toContain('cluster.part');
  });

  test.runIf(isDeep)('sets a foreign cluster aside instead of deleting it', async () => {
    const data = path.join(folder, 'foreign');
    await mkdir(path.join(data, 'postgres/cluster/base/16384'), { recursive: true });
    const database = await start(data);
    await database.stop();
    expect((await readdir(path.join(data, 'postgres'))).some((name) => name.startsWith('cluster.aside-'))).toBe(true);
  });

  test('explains the remedy for data of another PostgreSQL version', async () => {
    const data = path.join(folder, 'older');
    await mkdir(path.join(data, 'postgres/cluster'), { recursive: true });
    await writeFile(path.join(data, 'postgres/cluster/PG_VERSION'), '16\n');
    await writeFile(path.join(data, 'postgres/cluster/shop.password'), 'x');
    await expect(start(data)).rejects.toThrow(/belongs to PostgreSQL 16.*DATA_DIR/);
  });

  test('explains the remedy for a read-only data folder', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    await expect(start(path.join(file, 'data'))).rejects.toThrow(/is not writable.*DATA_DIR/);
  });
});
