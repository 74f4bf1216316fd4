import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDemoFeed } from '#demo/catalog/demo-feed.ts';
import type { Statement } from '#server/platform/database/sql.ts';
import { honestOldPrice } from '../../features/storefront/catalog/cards/honest-price.ts';
import { createExportDeps } from '#test/factories/catalog/exporting.ts';
import { importText, seedCities } from '#test/factories/catalog/importing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { exportFeeds } from './export-feeds.ts';

const now = new Date('2026-11-21T06:00:00Z');
const SAMPLE_STEP = 23;
let first: TestDatabase;
let second: TestDatabase;
let third: TestDatabase;
let dir: string;

/**
 * The demo feed reduced to every N-th offer and all city-limited offers; its other sections are complete.
 */
async function sampleDemoFeed(): Promise<string> {
  let offers = 0;
  const parts: string[] = [];
  await writeDemoFeed(
    (chunk) => {
      if (!chunk.startsWith('<offer ') || offers++ % SAMPLE_STEP === 0 || chunk.includes('<sold-in '))
        parts.push(chunk);
    },
    { cities: [{ keyword: 'almaty' }, { keyword: 'astana' }, { keyword: 'aktau' }], now },
  );
  return parts.join('');
}

beforeAll(async () => {
  [first, second, third] = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
  await Promise.all([first, second, third].map(({ db }) => seedCities(db)));
  await importText(first.db, await sampleDemoFeed(), { feed: 'demo', now });
  const deps = await createExportDeps(first.db);
  dir = deps.dir;
  await exportFeeds(deps, { now });
  await importText(second.db, await readFile(path.join(dir, 'yml-all-ru.xml'), 'utf8'), { feed: 'shop', now });
});
afterAll(async () => {
  await Promise.all([first?.drop(), second?.drop(), third?.drop()]);
});

/** Products as shoppers see them in a city: texts, price and path in the tree. */
const productsOf = (database: TestDatabase, id: string, name: string, city: number, feed: string) =>
  database.db.$client.unsafe(`
  with recursive tree as (select id, ${name} as path from categories where parent_id is null union all select c.id, tree.path || ' / ' || c.${name} from categories c join tree on c.parent_id = tree.id)
  select ${id} as id, p.${name} as name, b.name as brand, p.model, p.sku, p.barcode, tree.path, p.weight_grams, (select count(*)::int from pictures where product_id = p.id) as pictures,
    (select price from offers o where o.product_id = p.id and o.city_id in (0, ${city}) order by o.city_id desc limit 1) as price
  from products p join tree on tree.id = p.category_id left join brands b on b.id = p.brand_id where p.feed = '${feed}' and not p.withdrawn order by p.sku`);

test('imports its own export with the same products, prices and categories', async () => {
  const expected = await productsOf(first, 'p.id::text', 'name_ru', 0, 'demo');
  expect(expected.length).toBeGreaterThan(120);
  expect(await productsOf(second, 'p.external_id', 'name_ru', 0, 'shop')).toEqual(expected);
});

test('keeps shown old prices, descriptions and whether products are in stock', async () => {
  const contents = ({ db: { $client: sql } }: TestDatabase, feed: string, oldPrice: Statement) => sql`
    select p.sku, p.description_ru, ${oldPrice} as old_price, exists (select from stocks s where s.product_id = p.id) as sold
    from products p join offers o on o.product_id = p.id and o.city_id = 0 where p.feed = ${feed} and not p.withdrawn order by p.sku`;
  const sql = first.db.$client;
  expect(await contents(second, 'shop', sql`o.old_price`)).toEqual(
    await contents(first, 'demo', honestOldPrice(sql, now)),
  );
});

test('keeps the cities that sell a product and the price in each', async () => {
  const limited = (database: TestDatabase, feed: string) =>
    database.db.$client.unsafe(`
    select p.sku, json_agg(array[o.city_id, o.price] order by o.city_id) as prices from products p join offers o on o.product_id = p.id
    where p.feed = '${feed}' and not exists (select from offers e where e.product_id = p.id and e.city_id = 0) group by p.sku order by p.sku`);
  const expected = await limited(first, 'demo');
  expect(expected.length).toBeGreaterThan(5);
  expect(await limited(second, 'shop')).toEqual(expected);
});

test("writes the city's prices into its feed, and Kazakh texts into the Kazakh one", async () => {
  const aktau = 15;
  await importText(third.db, await readFile(path.join(dir, 'yml-aktau-kk.xml'), 'utf8'), {
    feed: 'aktau',
    cities: ['aktau'],
    now,
  });
  const expected = await productsOf(first, 'p.id::text', 'name_kk', aktau, 'demo');
  const sold = expected.filter(({ price }) => price !== null);
  expect(sold.length).toBeLessThan(expected.length);
  expect(await productsOf(third, 'p.external_id', 'name_ru', aktau, 'aktau')).toEqual(sold);
  const differ = await first.db
    .$client`select 1 from offers a join offers every on every.product_id = a.product_id and every.city_id = 0 where a.city_id = ${aktau} and a.price <> every.price`;
  expect(differ.length).toBeGreaterThan(0);
});
