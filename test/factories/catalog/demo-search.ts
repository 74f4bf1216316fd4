import path from 'node:path';
import type { Listing } from '#contract/catalog/catalog.ts';
import { writeDemoFeed } from '#demo/catalog/demo-feed.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createCatalogService, type CatalogService } from '#server/features/storefront/catalog/catalog.service.ts';
import { createMemoryEngine } from '#server/features/storefront/catalog/engine/memory/memory-engine.ts';
import { createTrainedUnderstanding } from '#server/features/storefront/catalog/query/reader.ts';
import { createGeoService } from '#server/features/places/geo/geo.service.ts';
import { createTestDatabase } from '../../harness/database.ts';
import { importText, seedCities } from './importing.ts';

/** Models that all tests of the demo catalogue share. */
const MODELS = path.resolve(import.meta.dirname, '../../../.cache/demo-search.models');
const now = new Date('2026-11-21T06:00:00Z');

/** A search over the demo catalogue in its own database; a query with Kazakh letters is searched in Kazakh. */
export type DemoSearch = { search(q: string, filters?: string): Promise<Listing>; close(): Promise<void> };

/** Time limit for preparing one, ms. */
export const DEMO_SEARCH_MS = 180_000;

/** The demo catalogue without its pictures and reviews. */
async function buildDemoFeed(): Promise<string> {
  const chunks: string[] = [];
  await writeDemoFeed(
    (chunk) => {
      chunks.push(chunk.replaceAll(/<picture>.*?<\/picture>/gs, ''));
    },
    { cities: [{ keyword: 'almaty' }], now },
  );
  return chunks.join('');
}

/** Imports the demo catalogue and prepares the search over it; takes several seconds. */
export async function createDemoSearch(): Promise<DemoSearch> {
  return createShopSearch(await buildDemoFeed(), { feed: 'demo', models: MODELS });
}

/** Imports a feed and prepares the search over it; `models` is the file of the trained models. */
export async function createShopSearch(
  text: string,
  { feed, models }: { feed: string; models: string },
): Promise<DemoSearch> {
  const database = await createTestDatabase();
  const { db } = database;
  await seedCities(db);
  await importText(db, text, { feed, now });
  const geo = createGeoService({ db });
  await geo.load(now);
  const log = {
    error: (details: object, message: string) => {
      throw new Error(`${message} ${JSON.stringify(details)}`);
    },
  };
  const engine = createMemoryEngine({ db, log, clock: () => now });
  await engine.rebuild();
  const settings = { current: () => defaultSettings, reload: async () => {} };
  const understanding = createTrainedUnderstanding({ databaseUrl: database.url, file: models, log });
  const catalog: CatalogService = createCatalogService({
    db,
    engine,
    geo,
    settings,
    createUnderstanding: understanding.createReader,
  });
  await catalog.prepare(now);
  await understanding.ready();
  const city = geo.getScope('almaty');
  return {
    search: (q, filters) =>
      catalog.listing({ q, ...(filters !== undefined && { filters }) }, {
        language: /[әғқңөұүһі]/.test(q) ? 'kk' : 'ru',
        city,
        now,
      } as Parameters<CatalogService['listing']>[1]),
    close: async () => {
      await understanding.close();
      await engine.close();
      await database.drop();
    },
  };
}
