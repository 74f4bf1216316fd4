import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { countMissingMigrations } from './db.ts';
import { readEnv } from './env.ts';
import { openStore } from './open-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const open = async (migrates: boolean) => {
  const env = readEnv({ DATABASE_URL: database.url, DATA_DIR: await temporaryFolder('store') });
  await (await openStore(env, pino({ level: 'silent' }), undefined, migrates)).stop();
};

test('a command does not bring a database up to date that an older shop may be working with; a start does', async () => {
  const sql = database.db.$client;
  await expect(open(false)).resolves.toBeUndefined();
  const [last] =
    await sql`select id, hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at desc limit 1`;
  await sql`delete from drizzle.__drizzle_migrations where id = ${last!['id']}`;
  expect(await countMissingMigrations(database.url)).toBe(1);
  await expect(open(false)).rejects.toThrow('older version');
  expect(await countMissingMigrations(database.url)).toBe(1);
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${last!['hash']}, ${last!['at']}::bigint)`;
  await expect(open(false)).resolves.toBeUndefined();
});
