import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import type { CatalogContext } from '#server/features/storefront/catalog/catalog.context.ts';
import {
  createCatalogService,
  type CatalogDeps,
  type CatalogService,
} from '#server/features/storefront/catalog/catalog.service.ts';
import { createMemoryEngine } from '#server/features/storefront/catalog/engine/memory/memory-engine.ts';
import { createTrainedUnderstanding } from '#server/features/storefront/catalog/query/reader.ts';
import { createGeoService } from '#server/features/places/geo/geo.service.ts';
import { createTestDatabase } from '../harness/database.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { insertCatalogFrame, insertProduct, type ProductDraft } from './catalog/catalog.ts';

/** Saturday, 11:00 in Kazakhstan. */
export const phoneShopNow = new Date('2026-11-21T06:00:00Z');

const drafts = {
  plain: {
    name: 'Смартфон Alpha One 128 ГБ',
    nameKk: 'Смартфон Alpha One 128 ГБ',
    memory: 128,
    camera: 12,
    nfc: true,
    color: 'black',
    popularity: 50,
    ratingHundredths: 450,
    ratingCount: 2,
    bonusPercent: 5,
    group: 'one',
  },
  big: {
    name: 'Смартфон Alpha One 256 ГБ',
    memory: 256,
    camera: 12,
    nfc: true,
    color: 'black',
    price: 130_000,
    popularity: 40,
    group: 'one',
  },
  blue: {
    name: 'Смартфон Alpha One 128 ГБ, синий',
    memory: 128,
    camera: 12,
    nfc: true,
    color: 'blue',
    price: 101_000,
    popularity: 30,
    group: 'one',
    createdDaysAgo: 3,
  },
  honest: {
    name: 'Смартфон Beta Two',
    brand: 'Beta',
    memory: 128,
    camera: 50.5,
    nfc: false,
    price: 80_000,
    oldPrice: 100_000,
    chargedOldPrice: { price: 100_000, daysAgo: 5 },
    popularity: 20,
  },
  dishonest: {
    name: 'Смартфон Beta Three',
    brand: 'Beta',
    memory: 64,
    price: 70_000,
    oldPrice: 100_000,
    chargedOldPrice: { price: 100_000, daysAgo: 45 },
    popularity: 10,
  },
  astana: {
    name: 'Смартфон Beta Four',
    brand: 'Beta',
    memory: 64,
    stock: [{ shop: 'astana', quantity: 1 }],
    cityPrices: [{ cityId: 2, price: 90_000 }],
  },
  toOrder: { name: 'Смартфон Beta Five', brand: 'Beta', stock: [], supplierDays: 7 },
  preorder: { name: 'Смартфон Beta Six', brand: 'Beta', stock: [], preorderDate: '2026-12-15' },
  out: {
    name: 'Смартфон Beta Seven',
    brand: 'Beta',
    stock: [{ shop: 'abaya', quantity: 2, reserved: 2 }],
    popularity: 1000,
  },
  withdrawn: { name: 'Смартфон Beta Eight', brand: 'Beta', isWithdrawn: true },
  unpriced: { name: 'Смартфон Beta Nine', brand: 'Beta', price: null },
  central: {
    name: 'Планшет Beta Ten',
    brand: 'Beta',
    category: 'tablets',
    price: 60_000,
    stock: [{ shop: 'central', quantity: null }],
  },
} as const satisfies Record<string, ProductDraft>;

/** Name of one of its phones. */
export type PhoneName = keyof typeof drafts;

/**
 * Opens a catalogue of a dozen phones, one for every kind of availability and price, on its own database. `home` is the
 * content of its home page, `settings` overrides the defaults; `trained` also understands queries.
 */
export async function createPhoneShop({
  home,
  settings = {},
  trained = false,
}: Pick<CatalogDeps, 'home'> & { settings?: Partial<Settings>; trained?: boolean } = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const geo = createGeoService({ db });
  await geo.seed();
  await geo.load(phoneShopNow);
  await insertCatalogFrame(db);
  const ids = {} as Record<PhoneName, number>;
  for (const [name, draft] of Object.entries(drafts)) ids[name as PhoneName] = await insertProduct(db, draft);
  const log = {
    error: (details: unknown) => {
      throw new Error(JSON.stringify(details));
    },
  };
  const engine = createMemoryEngine({ db, log, clock: () => phoneShopNow });
  await engine.rebuild();
  const folder = await temporaryFolder('models');
  const understanding = createTrainedUnderstanding({
    databaseUrl: database.url,
    file: join(folder, 'search.models'),
    log,
  });
  const catalog = createCatalogService({
    db,
    engine,
    geo,
    settings: { current: () => ({ ...defaultSettings, ...settings }), reload: async () => {} },
    ...(home && { home }),
    ...(trained && { createUnderstanding: understanding.createReader }),
  });
  await catalog.prepare(phoneShopNow);
  await understanding.ready();
  const contextAt = (city = 'almaty', language: 'ru' | 'kk' = 'ru', now = phoneShopNow): CatalogContext => ({
    language,
    city: geo.getScope(city),
    now,
  });
  /** Product names, keyed like the drafts. */
  const productNames = (found: readonly { id: number }[]) =>
    found.map(({ id }) => Object.keys(ids).find((name) => ids[name as PhoneName] === id));
  /** Names of the phones in a listing. */
  const listNames = async (input: Parameters<CatalogService['listing']>[0], city?: string) =>
    productNames((await catalog.listing({ category: 'smartfony', ...input }, contextAt(city))).products);
  return {
    database,
    engine,
    geo,
    catalog,
    ids,
    at: contextAt,
    productNames,
    listNames,
    async close() {
      await understanding.close();
      await rm(folder, { recursive: true, force: true });
      await engine.close();
      await database.drop();
    },
  };
}
