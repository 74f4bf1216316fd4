import { afterAll, beforeAll, expect, test } from 'vitest';
import { findExportStates, findImportStates } from './feed-states.ts';
import { createShopMetrics } from '#server/services/checks/shop-metrics.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { seedCities } from '#test/factories/catalog/importing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterAll(() => database.drop());

test("reports in metrics the outcome of every feed's last import, and the age of exported feeds", async () => {
  const { $client: sql } = database.db;
  await sql`
    insert into import_runs (feed, source, dry_run, status, report, started_at, finished_at) values
      ('price', 'a', false, 'done', '{"offers": 10, "rejected": 2, "pricesHeld": 3}', now() - interval '2 hours', now() - interval '1 hour'),
      ('price', 'a', false, 'refused', '{"offers": 4, "rejected": 4}', now() - interval '10 minutes', now()),
      ('price', 'a', true, 'done', '{"offers": 1}', now(), now()),
      ('new', 'b', false, 'failed', '{}', now(), now())`;
  await sql`
    insert into export_feeds (kind, city_id, products, bytes, hash, written_at, problem) values
      ('yml', 0, 7, 100, 'x', now() - interval '1 hour', null), ('kaspi', 0, 5, 100, 'y', now() - interval '1 day', 'no merchant id')`;
  await Promise.all([findImportStates(database.db), findExportStates(database.db)]);
  const text = await createShopMetrics(database.db, () => ({ pages: 0, bytes: 0, hits: 0, misses: 0 })).text();
  expect(text).toMatch(/sauda_import_age_seconds\{feed="price"\} 36\d\d\n/);
  expect(text).toContain('sauda_import_age_seconds{feed="new"} -1\n');
  expect(text).toContain('sauda_import_failed{feed="price"} 1\n');
  expect(text).toContain('sauda_import_rejected{feed="price"} 4\n');
  expect(text).toMatch(/sauda_export_age_seconds\{kind="yml",city=""\} 36\d\d\n/);
  expect(text).toContain('sauda_export_failed{kind="kaspi",city=""} 1\n');
});
