import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { wrapOffers, importText, createOffer, seedCities } from '#test/factories/catalog/importing.ts';
import { pruneImportRuns, prunePriceHistory } from './retention.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterAll(() => database.drop());

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const feed = (price: number) =>
  wrapOffers(Array.from({ length: 30 }, (_, index) => createOffer(`o${index}`, price)).join(''));

test('writes only its own run for a second identical import', async () => {
  const sql = database.db.$client;
  await importText(database.db, feed(100), { now: day(1) });
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'import_runs' order by 1`;
  const counts = async (since: number) => {
    const rowCounts: Record<string, unknown> = {};
    for (const { name } of tables)
      [rowCounts[name]] = await sql.unsafe(
        `select count(*) as rows, count(*) filter (where xmin::text::bigint >= ${since}) as written from ${name}`,
      );
    return rowCounts;
  };
  const [marker] = await sql`select pg_current_xact_id()::text::bigint as xid`;
  const before = await counts(marker!.xid);
  await importText(database.db, feed(100), { now: day(2) });
  expect(await counts(marker!.xid)).toEqual(before);
});

test("does not grow PostgreSQL's system catalogues by imports", async () => {
  const sql = database.db.$client;
  const size = async () => {
    const [row] = await sql`
      select sum(pg_relation_size(name::regclass))::float8 as bytes from unnest(array['pg_attribute', 'pg_statistic', 'pg_depend', 'pg_class']) as name`;
    return row!.bytes as number;
  };
  for (let number = 3; number < 6; number++) await importText(database.db, feed(100 + number), { now: day(number) });
  const before = await size();
  for (let number = 6; number < 14; number++) await importText(database.db, feed(100 + number), { now: day(number) });
  expect(await size()).toBeLessThan(before * 1.1);
});

test("deletes old prices except a product's last ended one, and old reports except a feed's last", async () => {
  const sql = database.db.$client;
  const far = day(1000);
  expect(await prunePriceHistory(database.db, 2000, far)).toBe(0);
  expect(await prunePriceHistory(database.db, 30, far)).toBeGreaterThan(0);
  expect(await sql`select count(*) filter (where until is null) as open, count(*) as all from price_history`).toEqual([
    { open: 30, all: 60 },
  ]);
  await sql`update import_runs set finished_at = ${day(1)} where feed = 'test'`;
  await pruneImportRuns(database.db, 30, far);
  expect(await sql`select count(*) as runs from import_runs`).toEqual([{ runs: 1 }]);
});
