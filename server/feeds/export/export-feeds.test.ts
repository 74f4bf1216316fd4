import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cityIds, insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { createExportDeps, findNodes, readXml, readTexts, type XmlNode } from '#test/factories/catalog/exporting.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { exportFeeds, EXPORT_LOCK } from './export-feeds.ts';
import { findFeeds } from './export.queries.ts';

const now = new Date('2026-11-21T06:00:00Z');
const later = new Date('2026-11-21T07:00:00Z');
let database: TestDatabase;
let deps: Awaited<ReturnType<typeof createExportDeps>>;
const ids: Record<string, number> = {};

beforeEach(async () => {
  database = await createTestDatabase();
  deps = await createExportDeps(database.db);
  await insertCatalogFrame(database.db);
  const drafts = {
    plain: {
      name: 'Телефон & «Друг» ]]> <b>👍\u0007',
      nameKk: 'Дос телефоны',
      memory: 128,
      nfc: true,
      color: 'black',
      group: '77',
    },
    sale: { price: 80_000, oldPrice: 100_000, chargedOldPrice: { price: 100_000, daysAgo: 5 } },
    false: { price: 70_000, oldPrice: 100_000, chargedOldPrice: { price: 100_000, daysAgo: 45 } },
    astana: { stock: [{ shop: 'astana', quantity: 2 }], cityPrices: [{ cityId: cityIds.astana, price: 90_000 }] },
    toOrder: { stock: [], supplierDays: 7 },
    preorder: { stock: [], preorderDate: '2026-12-15' },
    out: { stock: [{ shop: 'abaya', quantity: 2, reserved: 2 }] },
    uncounted: { brand: null, stock: [{ shop: 'central', quantity: null }] },
    withdrawn: { isWithdrawn: true },
    unpriced: { price: null },
  } as const;
  for (const [name, draft] of Object.entries(drafts))
    ids[name] = await insertProduct(database.db, draft as Parameters<typeof insertProduct>[1]);
  await database.db
    .$client`insert into pictures (product_id, position, source, hash) select id, 0, 'https://example.kz/1.jpg', 'aaa' from products union all select id, 1, 'demo:phone/front', 'bbb' from products`;
  await database.db
    .$client`update products set barcode = case when id = ${ids.sale ?? 0} then '4006381333931' when id = ${ids.false ?? 0} then '4006381333932' else '2000011113018' end`;
});
afterEach(() => database.drop());

const file = (name: string) => readFile(path.join(deps.dir, name), 'utf8');
const itemOf = (root: XmlNode, element: string, idName: string, name: string) =>
  findNodes(root, element).find(
    (node) => (idName === 'g:id' ? readTexts(node, idName)[0] : node.attributes[idName]) === String(ids[name]),
  );

describe('YML', () => {
  test('writes each product as its city sees it, with absolute URLs and only old prices that were charged', async () => {
    await exportFeeds(deps, { now });
    const root = readXml(await file('yml-all-ru.xml'));
    expect(findNodes(root, 'offer').map(({ attributes }) => [Number(attributes.id), attributes.available])).toEqual(
      [
        ['plain', 'true'],
        ['sale', 'true'],
        ['false', 'true'],
        ['astana', 'true'],
        ['toOrder', 'false'],
        ['preorder', 'false'],
        ['out', 'false'],
        ['uncounted', 'true'],
      ].map(([name, available]) => [ids[name as string], available]),
    );
    expect(findNodes(root, 'yml_catalog')[0]?.attributes.date).toBe('2026-11-21T11:00:00+05:00');
    expect(findNodes(root, 'currency')[0]?.attributes).toEqual({ id: 'KZT', rate: '1' });
    expect(
      findNodes(root, 'category').map(({ attributes, text }) => [attributes.id, attributes.parentId, text]),
    ).toEqual([
      ['1', undefined, 'Товары'],
      ['2', '1', 'Смартфоны'],
      ['3', '1', 'Планшеты'],
    ]);
    const plainOffer = itemOf(root, 'offer', 'id', 'plain');
    expect(Object.fromEntries((plainOffer?.children ?? []).map(({ name, text }) => [name, text]))).toMatchObject({
      url: `https://shop.example/p/${ids.plain}`,
      price: '100000',
      currencyId: 'KZT',
      categoryId: '2',
      name: 'Телефон & «Друг» ]]> <b>👍',
      vendor: 'Alpha',
      description: 'Описание',
      weight: '0.2',
    });
    expect(plainOffer?.attributes.group_id).toBe('77');
    expect(readTexts(plainOffer, 'picture')).toEqual([
      'https://shop.example/i/aaa/1280.jpg',
      'https://shop.example/i/bbb/1280.png',
    ]);
    expect(
      (plainOffer?.children ?? [])
        .filter(({ name }) => name === 'param')
        .map(({ attributes, text }) => [attributes.name, attributes.unit, text]),
    ).toEqual([
      ['Память', 'ГБ', '128'],
      ['Цвет', undefined, 'чёрный'],
      ['NFC', undefined, 'Есть'],
    ]);
    expect(['sale', 'false'].map((name) => readTexts(itemOf(root, 'offer', 'id', name), 'oldprice'))).toEqual([
      ['100000'],
      [],
    ]);
  });

  test('writes a separate Kazakh feed, and a separate feed for a city with its own prices', async () => {
    await exportFeeds(deps, { now });
    const kazakh = itemOf(readXml(await file('yml-all-kk.xml')), 'offer', 'id', 'plain');
    expect([readTexts(kazakh, 'name'), readTexts(kazakh, 'url')]).toEqual([
      ['Дос телефоны'],
      [`https://shop.example/kz/p/${ids.plain}`],
    ]);
    const astana = itemOf(readXml(await file('yml-astana-ru.xml')), 'offer', 'id', 'astana');
    expect([readTexts(astana, 'price'), readTexts(astana, 'url')]).toEqual([
      ['90000'],
      [`https://shop.example/astana/p/${ids.astana}`],
    ]);
    expect((await findFeeds(database.db)).map(({ kind, cityId, products }) => [kind, cityId, products])).toEqual([
      ['google', 0, 8],
      ['google', 2, 8],
      ['kaspi', 0, 5],
      ['yml', 0, 8],
      ['yml', 2, 8],
    ]);
    await database.db.$client`delete from offers where city_id <> 0`;
    await exportFeeds(deps, { now: later });
    expect((await readdir(deps.dir)).filter((name) => name.includes('astana') || name.includes('part'))).toEqual([]);
    expect((await findFeeds(database.db)).map(({ cityId }) => cityId)).toEqual([0, 0, 0]);
  });

  test('lists the cities of a limited product in the all-cities feed, and includes it in the feeds of those cities', async () => {
    const insert = (city: number, price: number) =>
      database.db
        .$client`insert into offers (product_id, city_id, price) values (${ids.plain ?? 0}, ${city}, ${price})`;
    await database.db.$client`delete from offers where product_id = ${ids.plain ?? 0}`;
    await insert(cityIds.almaty, 111);
    await insert(cityIds.astana, 222);
    await exportFeeds(deps, { now });
    const [every, almaty] = await Promise.all(
      ['yml-all-ru.xml', 'yml-almaty-ru.xml'].map(async (name) =>
        itemOf(readXml(await file(name)), 'offer', 'id', 'plain'),
      ),
    );
    const attributesOf = (node: XmlNode | undefined, name: string) =>
      (node?.children ?? []).filter((child) => child.name === name).map(({ attributes }) => attributes);
    expect([readTexts(every, 'price'), readTexts(every, 'url')]).toEqual([
      ['111'],
      [`https://shop.example/p/${ids.plain}`],
    ]);
    expect(attributesOf(every, 'sold-in')).toEqual([{ cities: 'almaty astana' }]);
    expect(attributesOf(every, 'city-price')).toEqual([{ city: 'astana', price: '222' }]);
    expect([readTexts(almaty, 'price'), attributesOf(almaty, 'sold-in')]).toEqual([['111'], []]);
    expect(itemOf(readXml(await file('google-all-ru.xml')), 'item', 'g:id', 'plain')).toBeUndefined();
    expect(itemOf(readXml(await file('google-astana-ru.xml')), 'item', 'g:id', 'plain')).toBeDefined();
  });

  test('links the all-cities feed to a city with these prices when the main city has its own', async () => {
    await database.db
      .$client`insert into offers (product_id, city_id, price) values (${ids.plain ?? 0}, ${cityIds.almaty}, 111)`;
    await exportFeeds(deps, { now });
    const [every, almaty] = [await file('yml-all-ru.xml'), await file('yml-almaty-ru.xml')].map((xml) =>
      itemOf(readXml(xml), 'offer', 'id', 'plain'),
    );
    expect([readTexts(every, 'price'), readTexts(every, 'url')]).toEqual([
      ['100000'],
      [`https://shop.example/shymkent/p/${ids.plain}`],
    ]);
    expect([readTexts(almaty, 'price'), readTexts(almaty, 'url')]).toEqual([
      ['111'],
      [`https://shop.example/p/${ids.plain}`],
    ]);
  });
});

test("exports to Google every required field, a valid GTIN or the manufacturer's code, and the availability date", async () => {
  await exportFeeds(deps, { now });
  const root = readXml(await file('google-all-ru.xml'));
  expect(findNodes(root, 'rss')[0]?.attributes).toEqual({ version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' });
  const items = findNodes(root, 'item');
  expect(items).toHaveLength(8);
  for (const item of items) {
    for (const field of [
      'g:id',
      'g:title',
      'g:description',
      'g:link',
      'g:image_link',
      'g:availability',
      'g:price',
      'g:condition',
      'g:identifier_exists',
      'g:product_type',
    ])
      expect(readTexts(item, field).map(Boolean), field).toEqual([true]);
    expect(readTexts(item, 'g:price')[0]).toMatch(/^\d+ KZT$/);
    expect(readTexts(item, 'g:link')[0]).toMatch(/^https:\/\/shop\.example\/p\/\d+$/);
  }
  const fieldsOfItem = (name: string, ...fields: string[]) =>
    fields.map((field) => readTexts(itemOf(root, 'item', 'g:id', name), field)[0]);
  expect(fieldsOfItem('sale', 'g:price', 'g:sale_price', 'g:gtin', 'g:mpn', 'g:identifier_exists')).toEqual([
    '100000 KZT',
    '80000 KZT',
    '4006381333931',
    'A-1',
    'yes',
  ]);
  expect(fieldsOfItem('false', 'g:price', 'g:sale_price', 'g:gtin', 'g:mpn', 'g:brand')).toEqual([
    '70000 KZT',
    undefined,
    undefined,
    'A-1',
    'Alpha',
  ]);
  expect(fieldsOfItem('uncounted', 'g:gtin', 'g:brand', 'g:identifier_exists', 'g:availability')).toEqual([
    undefined,
    undefined,
    'no',
    'in_stock',
  ]);
  expect(
    ['plain', 'astana', 'toOrder', 'preorder', 'out'].map((name) =>
      fieldsOfItem(name, 'g:availability', 'g:availability_date'),
    ),
  ).toEqual([
    ['in_stock', undefined],
    ['in_stock', undefined],
    ['backorder', '2026-11-28T00:00+0500'],
    ['preorder', '2026-12-15T00:00+0500'],
    ['out_of_stock', undefined],
  ]);
  expect(fieldsOfItem('plain', 'g:item_group_id', 'g:color', 'g:size')).toEqual(['test-77', 'чёрный', undefined]);
  await database.db.$client`update products set external_id = sku where id = ${ids.false ?? 0}`;
  await exportFeeds(deps, { now: later });
  const [cityItem] = findNodes(readXml(await file('google-all-ru.xml')), 'item').filter(
    (item) => readTexts(item, 'g:id')[0] === String(ids.false),
  );
  expect([readTexts(cityItem, 'g:mpn'), readTexts(cityItem, 'g:identifier_exists')]).toEqual([[], ['no']]);
  expect(readTexts(itemOf(root, 'item', 'g:id', 'plain'), 'g:additional_image_link')).toEqual([
    'https://shop.example/i/bbb/1280.png',
  ]);
});

test('exports to Kaspi current stock in its element order, with per-city prices where they differ', async () => {
  await exportFeeds(deps, { now });
  const root = readXml(await file('kaspi-all-ru.xml'));
  expect(findNodes(root, 'kaspi_catalog')[0]?.attributes).toMatchObject({
    xmlns: 'kaspiShopping',
    'xsi:schemaLocation': 'kaspiShopping http://kaspi.kz/kaspishopping.xsd',
    date: '2026-11-21T11:00:00+05:00',
  });
  expect(findNodes(root, 'kaspi_catalog')[0]?.children.map(({ name }) => name)).toEqual([
    'company',
    'merchantid',
    'offers',
  ]);
  const offers = findNodes(root, 'offer');
  expect(offers.map(({ attributes }) => Number(attributes.sku))).toEqual(
    ['plain', 'sale', 'false', 'astana', 'uncounted'].map((name) => ids[name]),
  );
  for (const offer of offers)
    expect([
      'model brand availabilities price',
      'model availabilities price',
      'model brand availabilities cityprices',
    ]).toContain(offer.children.map(({ name }) => name).join(' '));
  const citiesOf = (name: string) =>
    findNodes(itemOf(root, 'offer', 'sku', name) as XmlNode, 'availability').map(({ attributes }) => attributes);
  expect(citiesOf('plain')).toEqual([
    { available: 'yes', storeId: 'PP1', stockCount: '3' },
    { available: 'no', storeId: 'PP2', stockCount: '0' },
  ]);
  expect(citiesOf('uncounted')).toEqual([
    { available: 'yes', storeId: 'PP1', preOrder: '2' },
    { available: 'yes', storeId: 'PP2', preOrder: '2' },
  ]);
  expect(
    findNodes(itemOf(root, 'offer', 'sku', 'astana') as XmlNode, 'cityprice').map(({ attributes, text }) => [
      attributes.cityId,
      text,
    ]),
  ).toEqual([
    ['750000000', '100000'],
    ['710000000', '90000'],
  ]);
});

test('exports to Kaspi no digital keys, and no file without its merchant id', async () => {
  await database.db.$client`update products set digital = true where id = ${ids.plain ?? 0}`;
  await exportFeeds(deps, { now });
  const offers = findNodes(readXml(await file('kaspi-all-ru.xml')), 'offer');
  expect(offers.map(({ attributes }) => Number(attributes.sku))).not.toContain(ids.plain);
  expect(offers).toHaveLength(4);
  const settings = { ...deps.settings, 'feed.kaspiMerchantId': '' };
  const outcomes = await exportFeeds({ ...deps, settings }, { now: later, force: true });
  expect(outcomes?.map(({ kind, problem }) => [kind, problem !== null])).toEqual([
    ['yml', false],
    ['google', false],
    ['kaspi', true],
    ['yml', false],
    ['google', false],
  ]);
});

test('includes known counts and dimensions in YML', async () => {
  await exportFeeds(deps, { now });
  const root = readXml(await file('yml-all-ru.xml'));
  const count = (name: string) => readTexts(itemOf(root, 'offer', 'id', name), 'count');
  expect(['plain', 'uncounted', 'out', 'astana'].map(count)).toEqual([['3'], [], ['0'], []]);
});

describe('leaves out products that must not be published', () => {
  const row = async (kind: string, cityId = 0) =>
    (await findFeeds(database.db)).find((feed) => feed.kind === kind && feed.cityId === cityId);

  test('refuses an empty export even when forced, keeps the last files, and records the reason in the row and the log', async () => {
    await exportFeeds(deps, { now });
    const [before, created] = [await file('yml-all-ru.xml'), await row('yml')];
    await database.db.$client`update products set withdrawn = true`;
    for (const force of [false, true])
      expect(
        (await exportFeeds(deps, { now: later, force }))?.map(({ problem }) => problem?.includes('no products')),
      ).toEqual([true, true, true]);
    expect(await file('yml-all-ru.xml')).toBe(before);
    expect(await row('yml')).toEqual({ ...created, problem: 'The export has no products. The previous feed stays.' });
    expect(deps.warned).toHaveLength(6);
    expect((await readdir(deps.dir)).filter((name) => name.includes('part'))).toEqual([]);
  });

  test('refuses an export that loses more than half unless forced; the next good one clears the problem', async () => {
    await exportFeeds(deps, { now });
    await database.db
      .$client`update products set withdrawn = true where id not in (${ids.plain ?? 0}, ${ids.sale ?? 0}, ${ids.false ?? 0})`;
    const outcomes = await exportFeeds(deps, { now: later });
    expect(outcomes?.map(({ kind, problem }) => [kind, problem !== null])).toEqual([
      ['yml', true],
      ['google', true],
      ['kaspi', false],
    ]);
    expect(await row('yml')).toMatchObject({
      products: 8,
      writtenAt: now,
      problem: expect.stringContaining('3 products, the previous one had 8'),
    });
    await exportFeeds(deps, { now: later, force: true });
    expect(await row('yml')).toMatchObject({ products: 3, writtenAt: later, problem: null });
  });

  test('accepts a loss of exactly half', async () => {
    await exportFeeds(deps, { now });
    await database.db
      .$client`update products set withdrawn = true where id not in (${ids.plain ?? 0}, ${ids.sale ?? 0}, ${ids.false ?? 0}, ${ids.out ?? 0})`;
    expect((await exportFeeds(deps, { now: later }))?.map(({ problem }) => problem)).toEqual([null, null, null]);
  });

  test('leaves no partial files after a failed export', async () => {
    await exportFeeds(deps, { now });
    const before = await file('google-all-ru.xml');
    const broken = {
      ...deps,
      geo: {
        ...deps.geo,
        distanceDays: () => {
          throw new Error('the table of distances is lost');
        },
      },
    };
    await expect(exportFeeds(broken, { now: later })).rejects.toThrow('lost');
    expect(await file('google-all-ru.xml')).toBe(before);
    expect((await readdir(deps.dir)).filter((name) => name.includes('part'))).toEqual([]);
    expect(await exportFeeds(deps, { now: later })).not.toBeNull();
  });

  test('skips the second of two concurrent exports', async () => {
    const [started, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = deps.db.$client.underLock(EXPORT_LOCK, () => {
      started.resolve();
      return ended.promise;
    });
    await started.promise;
    expect(await exportFeeds(deps, { now })).toBeNull();
    ended.resolve();
    await first;
    expect(await exportFeeds(deps, { now })).not.toBeNull();
  });
});
