import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { countMissingMigrations, migrateDatabase } from '#server/platform/database/db.ts';
import { describeSchema } from '../tools/database/schema-text.ts';

/** Timestamp of 0052_operator_actions_of_commands, the last of the migrations that 0000_initial.sql replaced, ms. */
const LAST_REPLACED_MS = 1_795_775_398_630;

let database: TestDatabase;
beforeEach(async () => {
  await database?.drop();
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const applied = () =>
  database.db.$client`select hash, created_at::float8 as at from drizzle.__drizzle_migrations order by created_at`;

/** Creates the database as the replaced migrations left it; `moment` is the timestamp of the newest applied one. */
async function createReplaced(moment: number): Promise<void> {
  const initial = readFileSync(new URL('./migrations/0000_initial.sql', import.meta.url), 'utf8');
  await database.db.$client.begin(async (tx) => {
    await tx`drop schema public cascade`;
    await tx`create schema public`;
    for (const statement of initial.split('--> statement-breakpoint')) await tx.unsafe(statement);
    await tx`delete from drizzle.__drizzle_migrations`;
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values ('replaced', ${moment})`;
  });
}

test('upgrades a database of the replaced migrations without running 0000_initial.sql', async () => {
  const sql = database.db.$client;
  const all = await applied();
  const tables = await describeSchema(sql);
  await createReplaced(LAST_REPLACED_MS);
  await sql`insert into brands (id, slug, name) values (7001, 'upgraded', 'Upgraded')`;
  expect(await countMissingMigrations(database.url)).toBe(all.length);

  await migrateDatabase(database.url);
  expect(await applied()).toEqual([{ hash: 'replaced', at: LAST_REPLACED_MS }, ...all]);
  expect(await describeSchema(sql)).toBe(tables);
  expect(await sql`select name from brands where id = 7001`).toEqual([{ name: 'Upgraded' }]);
  expect(await countMissingMigrations(database.url)).toBe(0);

  await migrateDatabase(database.url);
  expect(await applied()).toHaveLength(all.length + 1);
});

test('refuses a database that stopped before the last replaced migration and names the version to start first', async () => {
  await createReplaced(LAST_REPLACED_MS - 1);
  await expect(migrateDatabase(database.url)).rejects.toThrow(/start version 61cf7dcc once, then this one/);
  expect(await applied()).toEqual([{ hash: 'replaced', at: LAST_REPLACED_MS - 1 }]);
});
