import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { countMissingMigrations } from './db.ts';
import { readEnv } from '../process/env.ts';
import { openStore } from './open-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const open = async (shouldMigrate: boolean) => {
  await openWith({ DATA_DIR: await temporaryFolder('store'), APP_SECRET: 'a'.repeat(32) }, shouldMigrate);
};
const openWith = async (variables: Record<string, string>, shouldMigrate = true) => {
  const env = readEnv({ DATABASE_URL: database.url, ...variables });
  await (await openStore(env, pino({ level: 'silent' }), undefined, shouldMigrate)).stop();
};

test('migrates on start but not for a command, because an older shop may use the database', async () => {
  const sql = database.db.$client;
  await expect(open(false)).resolves.toBeUndefined();
  const [last] =
    await sql`select id, hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at desc limit 1`;
  await sql`delete from drizzle.__drizzle_migrations where id = ${last!['id']}`;
  expect(await countMissingMigrations(database.url)).toBe(1);
  await expect(open(false)).rejects.toThrow('older schema');
  expect(await countMissingMigrations(database.url)).toBe(1);
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${last!['hash']}, ${last!['at']}::bigint)`;
  await expect(open(false)).resolves.toBeUndefined();
});

test('refuses to start with a different or missing secret, creates none, and replaces a lost one only on demand', async () => {
  const [home, otherFolder] = await Promise.all([temporaryFolder('store'), temporaryFolder('store')]);
  await database.db.$client`delete from secret_marks`;
  await openWith({ DATA_DIR: home });
  await openWith({ DATA_DIR: home });
  await expect(openWith({ DATA_DIR: otherFolder })).rejects.toThrow(/secret in .* is missing: .*ACCEPT_NEW_SECRET/);
  expect(existsSync(`${otherFolder}/secret`)).toBe(false);
  await expect(openWith({ DATA_DIR: home, APP_SECRET: 'b'.repeat(32) }, false)).rejects.toThrow(
    'APP_SECRET is different',
  );
  await openWith({ DATA_DIR: otherFolder, ACCEPT_NEW_SECRET: 'true' });
  await openWith({ DATA_DIR: otherFolder });
  await expect(openWith({ DATA_DIR: home })).rejects.toThrow('is different');
});
