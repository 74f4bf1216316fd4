import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { describeSchema } from '../tools/database/schema-text.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('matches db/schema.sql exactly; "npm run db:schema" rewrites it', async () => {
  expect(await describeSchema(database.db.$client)).toBe(
    readFileSync(new URL('./schema.sql', import.meta.url), 'utf8'),
  );
});
