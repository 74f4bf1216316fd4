import { join } from 'node:path';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createCatalogService } from '#server/features/storefront/catalog/catalog.service.ts';
import { createMemoryEngine } from '#server/features/storefront/catalog/engine/memory/memory-engine.ts';
import { createTrainedUnderstanding } from '#server/features/storefront/catalog/query/reader.ts';
import { createGeoService } from '#server/features/places/geo/geo.service.ts';
import type { Database } from '#server/platform/database/db.ts';
import { MAX_JUDGED_PRODUCTS, type SearchEngine } from './search-engine.ts';

/** `folder` receives the models of the trained understanding. */
export type ShopSearchDeps = { db: Database; url: string; folder: string };

/** The shop's own search as called by a page: service, query understanding and engine, including cards. */
export async function createShopSearch({ db, url, folder }: ShopSearchDeps, now: Date): Promise<SearchEngine> {
  const geo = createGeoService({ db });
  await geo.load(now);
  const log = {
    error: (details: object, message: string) => {
      throw new Error(`${message}: ${JSON.stringify(details)}`);
    },
  };
  const engine = createMemoryEngine({ db, log, clock: () => now });
  await engine.rebuild();
  const understanding = createTrainedUnderstanding({ databaseUrl: url, file: join(folder, 'search.models'), log });
  const catalog = createCatalogService({
    db,
    engine,
    geo,
    settings: { current: () => defaultSettings, reload: async () => {} },
    createUnderstanding: understanding.createReader,
  });
  const city = geo.getScope('almaty');
  // Like a started shop: learns names before the first query and loads the popular cards.
  await catalog.prepare(now);
  await understanding.ready();
  await catalog.preload({ language: 'ru', city, now });
  return {
    name: 'Sauda',
    async find(query, language) {
      const { products, similar, total, understood } = await catalog.listing({ q: query }, { language, city, now });
      return {
        // Similar products are shown below a short list, on the same page.
        ids: [...products, ...similar].slice(0, MAX_JUDGED_PRODUCTS).map(({ id }) => id),
        pages: understood?.pages ?? [],
        admits: total === 0 || (understood?.dropped.length ?? 0) > 0,
      };
    },
  };
}
