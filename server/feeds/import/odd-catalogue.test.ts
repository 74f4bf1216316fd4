import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import type { CatalogContext } from '#server/features/storefront/catalog/catalog.context.ts';
import { createCatalogService } from '#server/features/storefront/catalog/catalog.service.ts';
import { createMemoryEngine } from '#server/features/storefront/catalog/engine/memory/memory-engine.ts';
import { createGeoService } from '#server/features/places/geo/geo.service.ts';
import { wrapOffers, fixturePath, importText, createOffer, seedCities } from '#test/factories/catalog/importing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { importFeed } from './import-feed.ts';

const now = new Date('2026-11-27T06:00:00Z');
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterEach(() => database.drop());

/** The catalogue as shoppers see it after an import. */
async function buyEverything() {
  const { db } = database;
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
  const catalog = createCatalogService({ db, engine, geo, settings });
  const context = { language: 'ru', city: geo.getScope('almaty'), now } as unknown as CatalogContext;
  const [{ slug = '' } = {}] = await db.$client.unsafe('select slug from categories where not hidden');
  return {
    listing: (filters = '') => catalog.listing({ category: String(slug), ...(filters && { filters }) }, context),
    async product(externalId: string) {
      const [row] = await db.$client`select id from products where external_id = ${externalId}`;
      return catalog.product(Number(row?.id), context);
    },
  };
}

test('accepts values below zero in a range filter', async () => {
  await importFeed({ db: database.db, feed: 'odd', source: { path: fixturePath('odd/negative-range.yml') } });
  const { listing } = await buyEverything();
  const attribute = 'predel-ohlazhdeniya-kamery';
  expect((await listing()).facets.find(({ slug }) => slug === attribute)?.range).toMatchObject({ min: -48, max: -10 });
  const cold = await listing(`${attribute}/-30--20`);
  expect(cold.products.map(({ name }) => name.slice(-3)).sort()).toEqual(['105', '106', '107', '108', '109', '110']);
  expect(cold.applied[0]?.valueName).toMatch(/30.*20/);
  expect((await listing(`${attribute}/-20-`)).total).toBe(6);
  expect((await listing(`${attribute}/--40`)).total).toBe(5);
  expect((await listing(`${attribute}/-20`)).total).toBe(20);
});

test('shows a used product as used everywhere', async () => {
  await importFeed({ db: database.db, feed: 'odd', source: { path: fixturePath('odd/condition-used.yml') } });
  const { listing, product } = await buyEverything();
  const labels = Object.fromEntries((await listing()).products.map(({ name, condition }) => [name, condition?.label]));
  expect(labels).toEqual({
    'Планшет Tulpar Pad 10': 'Б/у',
    'Планшет Tulpar Pad 11': 'Б/у',
    'Планшет Tulpar Pad 12': undefined,
  });
  const used = await product('u2');
  expect(used).toMatchObject({ condition: { kind: 'used' }, conditionReason: 'Вскрыта упаковка' });
});

test('shows neither code nor brand where missing, and no brand facet', async () => {
  await importText(
    database.db,
    wrapOffers(createOffer('a', 1000, '<vendor></vendor>') + createOffer('b', 1000, '<vendor>-</vendor>')),
  );
  const { product, listing } = await buyEverything();
  for (const id of ['a', 'b']) expect(await product(id)).toMatchObject({ sku: '', brand: null });
  expect((await listing()).facets.map(({ slug }) => slug)).not.toContain('brend');
});
