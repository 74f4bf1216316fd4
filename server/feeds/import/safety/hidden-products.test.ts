import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExportDeps } from '#test/factories/catalog/exporting.ts';
import { importText } from '#test/factories/catalog/importing.ts';
import { createPhoneShop } from '#test/factories/phone-shop.ts';
import { registerSitemap } from '../../../ssr/sitemap.ts';
import { exportFeeds } from '../../export/export-feeds.ts';

let shop: Awaited<ReturnType<typeof createPhoneShop>>;
let waiting: number;

beforeAll(async () => {
  shop = await createPhoneShop();
  // The factory sets explicit ids; move the sequences past them for the importer.
  for (const table of ['categories', 'products', 'brands', 'shops'])
    await shop.database.db.$client.unsafe(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  const feed = `<yml_catalog><shop><offers><offer id="w" available="true"><name>Квантокоптер Загадка</name><vendor>Квант</vendor><price>1000</price></offer></offers></shop></yml_catalog>`;
  expect(await importText(shop.database.db, feed, { feed: 'supplier' })).toMatchObject({ added: 1, waiting: 1 });
  const [row] = await shop.database.db.$client<{ id: number }[]>`select id from products where feed = 'supplier'`;
  waiting = row?.id ?? 0;
  await shop.engine.rebuild();
});
afterAll(() => shop?.close());

test('shows a product without a category on no page, list, search or category', async () => {
  await expect(shop.catalog.product(waiting, shop.at())).rejects.toMatchObject({ message: 'product_not_found' });
  const found = await shop.catalog.listing({ q: 'квантокоптер загадка' }, shop.at());
  expect(found.products.map(({ id }) => id)).not.toContain(waiting);
  expect(JSON.stringify(await shop.catalog.tree(shop.at()))).not.toMatch(/zhdut-mesta|Ждут места/);
});

test('omits it from sitemap and exports', async () => {
  const app = Fastify();
  registerSitemap(app, {
    db: shop.database.db,
    origin: () => 'https://shop.example',
    contentPaths: () => [],
    selectionPaths: async () => [],
    shopSlugs: async () => [],
  });
  for (const file of ['sitemap-pages.xml', 'sitemap-categories.xml', 'sitemap-products-1.xml']) {
    const { body } = await app.inject(`/${file}`);
    expect(body).toContain('https://shop.example/');
    expect(body).not.toMatch(new RegExp(`zhdut-mesta|/p/${waiting}<`));
  }
  await app.close();
  const deps = await createExportDeps(shop.database.db);
  await exportFeeds(deps, { now: new Date('2026-11-21T06:00:00Z') });
  for (const kind of ['yml', 'kaspi'])
    expect(await readFile(path.join(deps.dir, `${kind}-all-ru.xml`), 'utf8')).not.toMatch(/Загадка|Ждут места/);
});
