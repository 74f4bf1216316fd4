import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { countMissingMigrations, migrateDatabase } from './db.ts';

/** Moment of 0052_operator_actions_of_commands, the last of the migrations that 0000_initial.sql replaced, ms. */
const LAST_REPLACED_MS = 1_795_775_398_630;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const applied = () =>
  database.db.$client`select hash, created_at::float8 as at from drizzle.__drizzle_migrations order by created_at`;

/** Leaves the tables as they are and records `moment` as the newest migration that was applied. */
async function recordNewest(moment: number): Promise<void> {
  await database.db.$client`delete from drizzle.__drizzle_migrations`;
  await database.db.$client`insert into drizzle.__drizzle_migrations (hash, created_at) values ('replaced', ${moment})`;
}

test('upgrades a database of the replaced migrations without running 0000_initial.sql', async () => {
  const sql = database.db.$client;
  const initial = await applied();
  await sql`insert into brands (id, slug, name) values (7001, 'upgraded', 'Upgraded')`;
  await recordNewest(LAST_REPLACED_MS);
  expect(await countMissingMigrations(database.url)).toBe(initial.length);

  await migrateDatabase(database.url);
  expect(await applied()).toEqual([{ hash: 'replaced', at: LAST_REPLACED_MS }, ...initial]);
  expect(await sql`select name from brands where id = 7001`).toEqual([{ name: 'Upgraded' }]);
  expect(await countMissingMigrations(database.url)).toBe(0);

  await migrateDatabase(database.url);
  expect(await applied()).toHaveLength(initial.length + 1);
});

test('refuses a database that stopped before the last replaced migration and names the version to start first', async () => {
  await recordNewest(LAST_REPLACED_MS - 1);
  await expect(migrateDatabase(database.url)).rejects.toThrow(/start version 61cf7dcc once, then this one/);
  expect(await applied()).toEqual([{ hash: 'replaced', at: LAST_REPLACED_MS - 1 }]);
});
