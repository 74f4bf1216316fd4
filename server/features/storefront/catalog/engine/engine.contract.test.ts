import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoreEvent } from '#server/events.ts';
import {
  attributeIds,
  categoryIds,
  cityIds,
  colorIds,
  insertCatalogFrame,
  insertProduct,
  shopIds,
  type ProductDraft,
} from '#test/factories/catalog/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { LONG_TIMEOUTS, startTestOpenSearch, type TestOpenSearch } from '#test/harness/opensearch.ts';
import { createGeoService } from '../../../places/geo/geo.service.ts';
import { BRAND_GROUP, FLAG_YES, type CatalogEngine, type CatalogQuery } from './engine.ts';
import { createMemoryEngine } from './memory/memory-engine.ts';
import { createOpenSearchEngine } from './opensearch/opensearch-engine.ts';

const now = new Date('2026-11-21T06:00:00Z');
const everyProduct: CatalogQuery = {
  category: null,
  words: [],
  values: [],
  numbers: [],
  price: null,
  cityId: cityIds.almaty,
  sort: 'popular',
  offset: 0,
  limit: 100,
  countGroups: [BRAND_GROUP, attributeIds.color, attributeIds.nfc, attributeIds.memory],
  countNumbers: [attributeIds.camera, attributeIds.memory],
  countCategories: Object.values(categoryIds),
};
const wordForms = (form: string, weight = 1) => [{ form, weight }];

const drafts = {
  alpha: {
    name: 'Смартфон Alpha Mars 128 ГБ',
    memory: 128,
    camera: 50,
    nfc: true,
    color: 'black',
    popularity: 90,
    group: 'mars',
    ratingHundredths: 480,
    ratingCount: 9,
  },
  alphaBig: {
    name: 'Смартфон Alpha Mars 256 ГБ',
    memory: 256,
    camera: 50,
    nfc: true,
    color: 'blue',
    price: 120_000,
    popularity: 80,
    group: 'mars',
    ratingHundredths: 480,
    ratingCount: 11,
  },
  beta: {
    name: 'Смартфон Beta Venus',
    brand: 'Beta',
    memory: 64,
    camera: 12.5,
    color: 'black',
    price: 80_000,
    oldPrice: 100_000,
    chargedOldPrice: { price: 100_000, daysAgo: 5 },
    popularity: 70,
    createdDaysAgo: 2,
  },
  cheapInAstana: {
    name: 'Смартфон Beta Sun',
    brand: 'Beta',
    price: 95_000,
    cityPrices: [{ cityId: cityIds.astana, price: 60_000 }],
    stock: [{ shop: 'astana', quantity: 1 }],
    popularity: 60,
  },
  out: { name: 'Смартфон Alpha Pluto', stock: [], popularity: 1_000 },
  case: { name: 'Чехол для Alpha Mars', category: 'tablets', brand: null, price: 2_000, popularity: 10 },
  tablet: { name: 'Планшет Beta Luna', brand: 'Beta', category: 'tablets', price: 60_000, popularity: 50 },
  withdrawn: { name: 'Смартфон Beta Saturn', brand: 'Beta', isWithdrawn: true },
  unpriced: { name: 'Смартфон Beta Neptune', brand: 'Beta', price: null },
} as const satisfies Record<string, ProductDraft>;
type Name = keyof typeof drafts;
const everyName: Name[] = ['alpha', 'alphaBig', 'beta', 'tablet', 'case', 'cheapInAstana', 'out'];

let cluster: TestOpenSearch;
beforeAll(async () => {
  cluster = await startTestOpenSearch();
});
afterAll(() => cluster.stop());

const adapters: Record<string, (database: TestDatabase) => CatalogEngine> = {
  memory: ({ db }) => createMemoryEngine({ db, log, clock: () => now }),
  OpenSearch: ({ db }) =>
    createOpenSearchEngine({ db, log, clock: () => now, url: cluster.url, alias: cluster.alias, ...LONG_TIMEOUTS }),
};
const log = {
  error: (details: object) => {
    throw new Error(JSON.stringify(details));
  },
};

describe.each(Object.entries(adapters))('the engine in %s', (_, createEngine) => {
  const ids = {} as Record<Name, number>;
  let database: TestDatabase;
  let engine: CatalogEngine;

  beforeAll(async () => {
    database = await createTestDatabase();
    await createGeoService({ db: database.db }).seed();
    await insertCatalogFrame(database.db);
    for (const [name, draft] of Object.entries(drafts)) ids[name as Name] = await insertProduct(database.db, draft);
  });
  beforeEach(async () => {
    engine = createEngine(database);
    await engine.rebuild();
    return () => engine.close();
  });
  afterAll(() => database.drop());

  const namesOfIds = (found: readonly number[]) =>
    found.map((id) => Object.keys(ids).find((name) => ids[name as Name] === id) ?? id);
  const search = (overrides: Partial<CatalogQuery> = {}) => engine.search({ ...everyProduct, ...overrides });
  const listNames = async (overrides: Partial<CatalogQuery> = {}) => namesOfIds((await search(overrides)).ids);
  const sql = () => database.db.$client;
  const countsByName = (answer: Awaited<ReturnType<CatalogEngine['search']>>, group: number) =>
    Object.fromEntries(
      (answer.groups.find((groupCounts) => groupCounts.group === group)?.counts ?? []).map(({ value, count }) => [
        value,
        count,
      ]),
    );

  it('finds products with a price in the city, unavailable ones last', async () => {
    expect(await listNames()).toEqual(everyName);
    expect((await search()).total).toBe(7);
  });

  it.each([
    ['cheap', ['case', 'tablet', 'beta', 'cheapInAstana', 'alpha', 'alphaBig', 'out']],
    ['expensive', ['alphaBig', 'alpha', 'cheapInAstana', 'beta', 'tablet', 'case', 'out']],
    ['rating', ['alphaBig', 'alpha', 'beta', 'cheapInAstana', 'tablet', 'case', 'out']],
    ['new', ['beta', 'alpha', 'alphaBig', 'cheapInAstana', 'tablet', 'case', 'out']],
    ['discount', ['beta', 'alpha', 'alphaBig', 'tablet', 'case', 'cheapInAstana', 'out']],
  ] as const)('orders by %s', async (sort, names) => {
    expect(await listNames({ sort })).toEqual(names);
  });

  it('uses the prices of the city', async () => {
    const answer = await search({ cityId: cityIds.astana, category: categoryIds.phones, sort: 'cheap' });
    expect(namesOfIds(answer.ids)[0]).toBe('cheapInAstana');
    expect(answer.price).toEqual({ min: 60_000, max: 120_000 });
    expect(await listNames({ price: { from: 60_000, to: 80_000 }, category: categoryIds.phones })).toEqual(['beta']);
  });

  it('lists products in stock in the city before equally good others', async () => {
    expect(await listNames({ cityId: cityIds.kaskelen })).toEqual([
      'alpha',
      'alphaBig',
      'beta',
      'cheapInAstana',
      'tablet',
      'case',
      'out',
    ]);
    expect((await listNames({ cityId: cityIds.astana }))[0]).toBe('cheapInAstana');
    const words = [[...wordForms('mars'), ...wordForms('sun', 0.5)]];
    const found = { words, sort: 'relevance', cityId: cityIds.astana } as const;
    expect(await listNames(found)).toEqual(['alpha', 'alphaBig', 'cheapInAstana', 'case']);
  });

  it('shows a further colour of a product behind the other products', async () => {
    const { alpha } = drafts;
    const blue = await insertProduct(database.db, { ...alpha, color: 'blue', popularity: 85 });
    const follow = () => engine.apply({ type: 'products.changed', productIds: [blue] });
    await follow();
    const names = ['alpha', 'alphaBig', 'beta', 'tablet', 'case', blue, 'cheapInAstana', 'out'];
    expect(await listNames()).toEqual(names);
    expect(await listNames({ offset: 4, limit: 2 })).toEqual(['case', blue]);
    expect(await listNames({ words: [wordForms('mars')], sort: 'relevance' })).toEqual([
      'alpha',
      'alphaBig',
      blue,
      'case',
    ]);
    // A chosen colour is the one shown.
    expect(await listNames({ values: [{ group: attributeIds.color, values: [colorIds.blue] }] })).toEqual([
      blue,
      'alphaBig',
    ]);
    expect(await listNames({ sort: 'rating', limit: 3 })).toEqual(['alphaBig', 'alpha', blue]);
    await sql()`delete from stocks where product_id = ${ids.alpha}`;
    await sql()`insert into stocks (product_id, shop_id, quantity) values (${ids.alpha}, ${shopIds.astana}, 1)`;
    await engine.apply({ type: 'stock.changed', productIds: [ids.alpha] });
    expect((await listNames())[0]).toBe(blue);
    await sql()`update stocks set shop_id = ${shopIds.abaya}, quantity = 3 where product_id = ${ids.alpha}`;
    await sql()`update products set withdrawn = true where id = ${blue}`;
    await engine.apply({ type: 'stock.changed', productIds: [ids.alpha] });
    await follow();
  });

  it("applies a facet's own choice to other counts only", async () => {
    const answer = await search({
      category: categoryIds.phones,
      values: [{ group: attributeIds.color, values: [colorIds.blue] }],
    });
    expect(namesOfIds(answer.ids)).toEqual(['alphaBig']);
    expect(countsByName(answer, attributeIds.color)).toEqual({ [colorIds.black]: 2, [colorIds.blue]: 1 });
    expect(countsByName(answer, BRAND_GROUP)).toEqual({ 1: 1 });
    expect(countsByName(answer, attributeIds.nfc)).toEqual({ [FLAG_YES]: 1 });
    const broad = await search({
      category: categoryIds.phones,
      numbers: [{ attribute: attributeIds.memory, from: 100, to: null }],
    });
    expect(broad.numbers).toEqual([
      { attribute: attributeIds.camera, min: 50, max: 50 },
      { attribute: attributeIds.memory, min: 64, max: 256 },
    ]);
    expect(broad.categories).toEqual([
      { category: categoryIds.all, count: 2 },
      { category: categoryIds.phones, count: 2 },
      { category: categoryIds.tablets, count: 0 },
    ]);
    expect((await search({ price: { from: null, to: 70_000 } })).price).toEqual({ min: 2_000, max: 120_000 });
  });

  it('excludes categories', async () => {
    const answer = await search({ category: categoryIds.all, exceptCategories: [categoryIds.tablets] });
    expect([namesOfIds(answer.ids), answer.total]).toEqual([['alpha', 'alphaBig', 'beta', 'cheapInAstana', 'out'], 5]);
    expect(answer.price?.min).toBe(80_000);
    expect((await search({ category: categoryIds.all })).total).toBe(7);
  });

  it('limits results to categories, products, and products without a word', async () => {
    expect(await listNames({ amongCategories: [categoryIds.tablets] })).toEqual(['tablet', 'case']);
    expect(await listNames({ ids: [ids.tablet, ids.withdrawn, 999_999] })).toEqual(['tablet']);
    expect(
      await listNames({ category: categoryIds.phones, exceptWords: [wordForms('alpha'), wordForms('сун')] }),
    ).toEqual(['beta', 'cheapInAstana']);
  });

  it('excludes products with a value', async () => {
    const exceptValues = [{ group: attributeIds.nfc, values: [FLAG_YES] }];
    const allNames = await listNames({});
    const excluded = await listNames({ exceptValues });
    const matching = await listNames({ values: exceptValues });
    expect(matching.length).toBeGreaterThan(0);
    expect(excluded).toEqual(allNames.filter((name) => !matching.includes(name)));
  });

  it('paginates at any depth', async () => {
    const pages = await Promise.all([0, 3, 6, 9, 10 ** 9].map((offset) => search({ offset, limit: 3 })));
    expect(pages.map(({ ids: page }) => namesOfIds(page))).toEqual([
      ['alpha', 'alphaBig', 'beta'],
      ['tablet', 'case', 'cheapInAstana'],
      ['out'],
      [],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7, 7]);
  });

  it('leaves out products out of stock on request', async () => {
    expect(await listNames({ stock: 'buyable' })).not.toContain('out');
    expect(await listNames({ stock: 'in-city', cityId: cityIds.astana })).toEqual(['cheapInAstana']);
    expect(await listNames({ discounted: true })).toEqual(['beta']);
  });

  it('shows one product per model with the number of its variants', async () => {
    const answer = await search({ onePerModel: true, sort: 'expensive', limit: 2 });
    expect(namesOfIds(answer.ids)).toEqual(['alphaBig', 'cheapInAstana']);
    expect([answer.total, answer.models]).toEqual([6, [{ id: ids.alphaBig, count: 2 }]]);
    expect(countsByName(answer, attributeIds.color)).toEqual({ [colorIds.black]: 2, [colorIds.blue]: 1 });
  });

  it('finds words in any form, and ranks what a product is above what it is for', async () => {
    expect(await listNames({ words: [wordForms('mars')], sort: 'relevance' })).toEqual(['alpha', 'alphaBig', 'case']);
    expect(await listNames({ words: [[...wordForms('venus'), ...wordForms('luna', 0.5)]], sort: 'relevance' })).toEqual(
      ['beta', 'tablet'],
    );
    expect(await listNames({ words: [wordForms('mars')], lastWords: wordForms('128гб'), sort: 'relevance' })).toEqual([
      'alphaBig',
      'alpha',
      'case',
    ]);
    expect(await listNames({ words: [wordForms('mars'), wordForms('нетакого')] })).toEqual([]);
    expect(
      await listNames({ words: [wordForms('mars'), wordForms('чехол'), wordForms('нетакого')], wordsNeeded: 2 }),
    ).toEqual(['case']);
    expect(await listNames({ words: [wordForms('256гб')] })).toEqual(['alphaBig']);
    expect(await listNames({ words: [wordForms('nfc')] })).toEqual(['alpha', 'alphaBig']);
    expect(engine.vocabulary().words).toEqual([...engine.vocabulary().words].sort());
    expect(engine.vocabulary().products[engine.vocabulary().words.indexOf('mars')]).toBe(3);
  });

  it('suggests products, categories and brands', async () => {
    expect(
      await engine.suggest({ words: [[...wordForms('beta'), ...wordForms('mars')]], cityId: cityIds.almaty, limit: 2 }),
    ).toEqual({
      ids: [ids.alpha, ids.alphaBig],
      categories: [
        { category: categoryIds.phones, count: 4 },
        { category: categoryIds.tablets, count: 2 },
      ],
      brands: [
        { brand: 2, count: 3, categories: [categoryIds.phones, categoryIds.tablets] },
        { brand: 1, count: 2, categories: [categoryIds.phones] },
      ],
    });
    expect(await engine.suggest({ words: [], cityId: cityIds.almaty, limit: 2 })).toEqual({
      ids: [],
      categories: [],
      brands: [],
    });
  });

  it('applies price and stock events', async () => {
    const follow = (type: 'offers.changed' | 'stock.changed', ...names: Name[]) =>
      engine.apply({ type, productIds: names.map((name) => ids[name]) });
    await sql()`update offers set price = 1500 where product_id = ${ids.tablet}`;
    await follow('offers.changed', 'tablet');
    expect((await listNames({ sort: 'cheap' }))[0]).toBe('tablet');
    await sql()`insert into offers (product_id, city_id, price) values (${ids.tablet}, ${cityIds.kaskelen}, 900)`;
    await follow('offers.changed', 'tablet');
    expect((await search({ cityId: cityIds.kaskelen })).price?.min).toBe(900);
    expect((await search({ cityId: cityIds.kaskelen })).total).toBe(7);
    await sql()`delete from offers where product_id = ${ids.tablet}`;
    await follow('offers.changed', 'tablet');
    expect(await listNames()).not.toContain('tablet');
    await sql()`insert into offers (product_id, city_id, price) values (${ids.tablet}, 0, 60000)`;
    await sql()`insert into stocks (product_id, shop_id, quantity) values (${ids.out}, ${shopIds.abaya}, 1)`;
    await engine.apply({ type: 'offers.changed', productIds: [ids.tablet, 999_999] });
    await follow('stock.changed', 'out');
    expect((await listNames())[0]).toBe('out');
    expect(await listNames({ stock: 'in-city' })).toContain('out');
    await sql()`delete from stocks where product_id = ${ids.out}`;
    await follow('stock.changed', 'out');
    expect((await listNames()).at(-1)).toBe('out');
  });

  it('applies created, changed and removed products', async () => {
    const changed = (...productIds: number[]): StoreEvent => ({ type: 'products.changed', productIds });
    const revisionBefore = engine.revision();
    const added = await insertProduct(database.db, { name: 'Планшет Alpha Юпитер', category: 'tablets', price: 1_000 });
    await engine.apply(changed(added));
    expect(engine.revision()).toBeGreaterThan(revisionBefore);
    expect(engine.vocabulary().words).toContain('юпитер');
    expect((await search({ category: categoryIds.tablets, sort: 'cheap' })).ids[0]).toBe(added);
    await sql()`insert into product_values (product_id, attribute_id, value_id) values (${added}, ${attributeIds.color}, ${colorIds.blue})`;
    await engine.apply(changed(added));
    expect(countsByName(await search(), attributeIds.color)[colorIds.blue]).toBe(2);
    await sql()`update products set withdrawn = true where id = ${added}`;
    await engine.apply(changed(added));
    expect(await listNames()).toEqual(everyName);
    expect(engine.vocabulary().words).not.toContain('юпитер');
  });

  it('reloads after a catalogue replacement', async () => {
    await sql()`update products set popularity = 5000 where id = ${ids.case}`;
    await engine.apply({ type: 'catalog.replaced', feed: 'test' });
    expect((await listNames())[0]).toBe('case');
    await sql()`update products set popularity = ${drafts.case.popularity} where id = ${ids.case}`;
  });

  it('is empty before the first load', async () => {
    const empty = createEngine(database);
    const answer = await empty.search({ ...everyProduct, onePerModel: true });
    expect([answer.ids, answer.total, answer.models, answer.price, empty.vocabulary().words]).toEqual([
      [],
      0,
      [],
      null,
      [],
    ]);
    expect(answer.groups.every(({ counts }) => counts.length === 0)).toBe(true);
    await empty.close();
  });
});
