import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryIds, cityIds, insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { insertOrder } from '#test/factories/customer-rows.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { LONG_TIMEOUTS, startTestOpenSearch, type TestOpenSearch } from '#test/harness/opensearch.ts';
import { createGeoService } from '../../../places/geo/geo.service.ts';
import type { CatalogEngine } from '../engine/engine.ts';
import { createMemoryEngine } from '../engine/memory/memory-engine.ts';
import { createOpenSearchEngine } from '../engine/opensearch/opensearch-engine.ts';
import { createPopularityService, readFeedWeight } from './popularity.service.ts';

const now = new Date('2026-11-21T06:00:00Z');
const yesterday = '2026-11-20T06:00:00Z';
const engineOptions = {
  log: {
    error(details: object) {
      throw new Error(JSON.stringify(details));
    },
  },
  clock: () => now,
};

let cluster: TestOpenSearch;
let database: TestDatabase;
const ids: Record<string, number> = {};
beforeAll(async () => {
  cluster = await startTestOpenSearch();
  database = await createTestDatabase();
  await createGeoService({ db: database.db }).seed();
  await insertCatalogFrame(database.db);
  for (const [name, popularity] of Object.entries({ old: 110, sold: 30, viewed: 20, unpaid: 10 }))
    ids[name] = await insertProduct(database.db, { name, popularity });
});
afterAll(() => database.drop());

async function insertOrders(product: number, count: number, at: string, isPaid: boolean) {
  for (let order = 0; order < count; order++) {
    const number = await insertOrder(database.db, null, [product]);
    await database.db.$client`update orders set created_at = ${at}, is_paid = ${isPaid} where number = ${number}`;
  }
}
const listNames = async (engine: CatalogEngine) => {
  const { ids: found } = await engine.search({
    category: categoryIds.phones,
    words: [],
    values: [],
    numbers: [],
    price: null,
    cityId: cityIds.almaty,
    sort: 'popular',
    offset: 0,
    limit: 10,
    countGroups: [],
    countNumbers: [],
    countCategories: [],
  });
  return found.map((id) => Object.keys(ids).find((name) => ids[name] === id));
};

test("ranks this week's sales and views above an old figure of the feed, in both engines", async () => {
  const { db } = database;
  const engines = [
    createMemoryEngine({ db, ...engineOptions }),
    createOpenSearchEngine({ db, ...engineOptions, url: cluster.url, alias: cluster.alias, ...LONG_TIMEOUTS }),
  ];
  const popularity = createPopularityService({ db });
  for (const engine of engines) await engine.rebuild();
  for (const engine of engines) expect(await listNames(engine)).toEqual(['old', 'sold', 'viewed', 'unpaid']);

  await insertOrders(ids['sold']!, 4, yesterday, true);
  await insertOrders(ids['unpaid']!, 9, yesterday, false);
  await insertOrders(ids['unpaid']!, 9, '2026-10-01T06:00:00Z', true);
  await db.$client`insert into product_views (day, product_id, count) values ('2026-11-21', ${ids['viewed']!}, 60)`;
  expect(await popularity.refresh(now)).toBe(2);
  const events = await db.$client<{ payload: { productIds: number[] } }[]>`
    select payload from outbox where type = 'products.changed' order by seq`;
  for (const engine of engines) {
    for (const { payload } of events) await engine.apply({ type: 'products.changed', ...payload });
    expect(await listNames(engine)).toEqual(['sold', 'viewed', 'old', 'unpaid']);
    await engine.close();
  }
  expect(await popularity.explain(ids['sold']!, now)).toMatchObject({ feedPopularity: 30, units: 4, views: 0 });
  expect(await popularity.refresh(now), 'nothing new').toBe(0);
  expect(await readFeedWeight(db.$client, 50_000, now)).toBeCloseTo(
    0.02 * (20_000 / (20_000 + 240 * 0.5 ** (1 / 10))),
    6,
  );
});

test('counts at most five units of an order', async () => {
  await insertOrders(ids['old']!, 1, yesterday, true);
  await database.db.$client`update order_lines set quantity = 400 where product_id = ${ids['old']!}`;
  expect(await createPopularityService(database).explain(ids['old']!, now)).toMatchObject({ units: 5 });
});

test('does not let views alone outrank sales, nor push back the figures of the feed', async () => {
  const { db } = database;
  const popularity = createPopularityService({ db });
  await popularity.refresh(now);
  const before = await popularity.explain(ids['sold']!, now);
  await db.$client`
    insert into product_views (day, product_id, count) values ('2026-11-20', ${ids['unpaid']!}, 1000000)`;
  await popularity.refresh(now);
  expect(await popularity.explain(ids['unpaid']!, now)).toMatchObject({ popularity: 110, views: 1_000_000 });
  expect(await popularity.explain(ids['sold']!, now)).toEqual(before);
});
