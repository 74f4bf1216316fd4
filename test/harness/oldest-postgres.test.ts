import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBEDDED_POSTGRES } from '#server/platform/database/embedded-db.ts';
import { int, rowOf } from '#server/platform/database/row.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { majorVersion } from './oldest-postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const versionRow = rowOf({ version: int });

test('runs the server tests on the requested PostgreSQL version', async () => {
  const bin = process.env['TEST_POSTGRES_BIN'];
  const [row] = await database.db.$client`select ${versionRow} current_setting('server_version_num')::int as version`;
  expect(Math.floor(row!.version / 10_000)).toBe(bin ? majorVersion(bin) : EMBEDDED_POSTGRES);
});
