import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { createExportDeps, findNodes, readXml, readTexts, type XmlNode } from '#test/factories/catalog/exporting.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { exportFeeds } from './export-feeds.ts';

const now = new Date('2026-11-21T06:00:00Z');
let database: TestDatabase;
let deps: Awaited<ReturnType<typeof createExportDeps>>;
const ids: Record<string, number> = {};

beforeEach(async () => {
  database = await createTestDatabase();
  deps = await createExportDeps(database.db, { 'feed.kaspiMerchantId': 'Test' });
  await insertCatalogFrame(database.db);
  for (const name of ['used', 'renewed', 'sample', 'fresh']) ids[name] = await insertProduct(database.db, {});
  await database.db
    .$client`insert into pictures (product_id, position, source, hash) select id, 0, 'https://example.kz/1.jpg', 'aaa' from products`;
});
afterEach(() => database.drop());

const file = (name: string) => readFile(path.join(deps.dir, name), 'utf8');
const itemOf = (root: XmlNode, element: string, idName: string, name: string) =>
  findNodes(root, element).find(
    (node) => (idName === 'g:id' ? readTexts(node, idName)[0] : node.attributes[idName]) === String(ids[name]),
  );

test('marks the condition of a used product with its reason in every feed; Kaspi gets only new products', async () => {
  const { $client: sql } = database.db;
  await sql`update products set condition = 'used', condition_reason = 'Потёртости' where id = ${ids.used ?? 0}`;
  await sql`update products set condition = 'refurbished' where id = ${ids.renewed ?? 0}`;
  await sql`update products set condition = 'display' where id = ${ids.sample ?? 0}`;
  await exportFeeds(deps, { now });
  const google = readXml(await file('google-all-ru.xml'));
  const yml = readXml(await file('yml-all-ru.xml'));
  expect(
    ['used', 'renewed', 'sample', 'fresh'].map(
      (name) => readTexts(itemOf(google, 'item', 'g:id', name), 'g:condition')[0],
    ),
  ).toEqual(['used', 'refurbished', 'used', 'new']);
  const stated = (name: string) => {
    const [condition] = findNodes(itemOf(yml, 'offer', 'id', name) as XmlNode, 'condition');
    return condition && [condition.attributes.type, readTexts(condition, 'reason')[0]];
  };
  expect(['used', 'renewed', 'sample', 'fresh'].map(stated)).toEqual([
    ['preowned', 'Потёртости'],
    ['refurbished', 'Восстановленный'],
    ['showcasesample', 'Витринный образец'],
    undefined,
  ]);
  const listed = findNodes(readXml(await file('kaspi-all-ru.xml')), 'offer').map(({ attributes }) => attributes.sku);
  expect(listed).not.toContain(String(ids.used));
  expect(listed).toContain(String(ids.fresh));
});

test("does not export a supplier's own number as the manufacturer's code", async () => {
  const { $client: sql } = database.db;
  await sql`insert into brands (id, slug, name) select 100 + n, 'brand-' || n, 'Brand ' || n from generate_series(1, 4) n`;
  await sql`
    insert into products (feed, external_id, content_hash, sku, category_id, brand_id, name_ru, name_kk)
    select p.feed, 'many-' || n, '', 'AS' || (50000 + n), p.category_id, (select id from brands where slug = 'brand-' || (n % 4 + 1)), 'Товар', 'Тауар'
    from products p cross join generate_series(1, 20) n where p.id = ${ids.used ?? 0}`;
  await sql`update products set sku = 'AS59647' where id = ${ids.renewed ?? 0}`;
  await sql`update products set sku = 'WH-1000XM4' where id = ${ids.fresh ?? 0}`;
  await exportFeeds(deps, { now });
  const root = readXml(await file('google-all-ru.xml'));
  const codes = (name: string) => readTexts(itemOf(root, 'item', 'g:id', name), 'g:mpn');
  expect([codes('renewed'), codes('fresh')]).toEqual([[], ['WH-1000XM4']]);
});
