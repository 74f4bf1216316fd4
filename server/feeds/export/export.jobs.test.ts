import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createGeoService } from '#server/features/places/geo/geo.service.ts';
import { readEnv } from '#server/platform/process/env.ts';
import { insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { createExportDeps } from '#test/factories/catalog/exporting.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { exportDeps, exportJobs, type ExportShop } from './export.jobs.ts';
import { findFeeds } from './export.queries.ts';

let database: TestDatabase;
let shop: ExportShop;

beforeAll(async () => {
  database = await createTestDatabase();
  const { dir } = await createExportDeps(database.db);
  await insertCatalogFrame(database.db);
  await insertProduct(database.db);
  shop = {
    env: readEnv({ DATA_DIR: dir, PUBLIC_URL: 'https://shop.example/' }),
    db: database.db,
    geo: createGeoService({ db: database.db }),
    settings: { current: () => defaultSettings, reload: async () => {} },
    log: pino({ level: 'silent' }),
  };
});
afterAll(() => database.drop());

const writtenAt = async () => (await findFeeds(database.db)).find(({ kind }) => kind === 'yml')?.writtenAt.getTime();

test('creates feeds when there is none, and again only after an hour, whichever process created them', async () => {
  expect(exportDeps(shop).origin).toBe('https://shop.example');
  await exportJobs(shop)[0]?.run();
  const first = await writtenAt();
  expect(first).toBeGreaterThan(0);
  await exportJobs(shop)[0]?.run();
  expect(await writtenAt()).toBe(first);
  await database.db.$client`update export_feeds set written_at = written_at - interval '61 minutes'`;
  const [job] = exportJobs(shop);
  await job?.run();
  const second = await writtenAt();
  expect(second).toBeGreaterThanOrEqual(first ?? 0);
  await database.db.$client`update export_feeds set written_at = written_at - interval '61 minutes'`;
  await job?.run();
  expect(await writtenAt()).toBeLessThan(second ?? 0);
});
