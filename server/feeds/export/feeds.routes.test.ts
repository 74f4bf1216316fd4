import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cityIds, insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { createExportDeps } from '#test/factories/catalog/exporting.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { exportFeeds } from './export-feeds.ts';
import { registerFeedFiles } from './feeds.routes.ts';

let database: TestDatabase;
let app: FastifyInstance;
let deps: Awaited<ReturnType<typeof createExportDeps>>;
const now = new Date('2026-11-21T06:00:00.500Z');

beforeAll(async () => {
  database = await createTestDatabase();
  deps = await createExportDeps(database.db);
  app = Fastify();
  registerFeedFiles(app, {
    db: database.db,
    geo: deps.geo as Parameters<typeof registerFeedFiles>[1]['geo'],
    dir: deps.dir,
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('explains in one line that there is no feed yet', async () => {
  expect(await get('/feeds/yml.xml')).toMatchObject({
    statusCode: 404,
    body: expect.stringContaining('does not exist yet'),
  });
  await exportFeeds(deps, { now });
  expect(await get('/feeds/google.xml')).toMatchObject({
    statusCode: 404,
    body: 'The export has no products. The previous feed stays.\n',
  });
});

test('serves a feed plain or gzipped, by city and language', async () => {
  await insertCatalogFrame(database.db);
  await insertProduct(database.db, {
    name: 'Телефон',
    nameKk: 'Қалта телефоны',
    price: 500,
    cityPrices: [{ cityId: cityIds.astana, price: 600 }],
  });
  await database.db
    .$client`insert into pictures (product_id, position, source, hash) select id, 0, 'https://example.kz/1.jpg', 'aaa' from products`;
  await exportFeeds(deps, { now });
  const uncompressed = await get('/feeds/yml.xml');
  expect(uncompressed).toMatchObject({
    statusCode: 200,
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'last-modified': 'Sat, 21 Nov 2026 06:00:00 GMT',
      vary: 'accept-encoding',
    },
  });
  expect(uncompressed.body).toContain('<price>500</price>');
  const packed = await get('/feeds/yml.xml', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(packed.rawPayload.length),
  });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(uncompressed.body);
  expect((await get('/feeds/astana/google.xml')).body).toContain('600 KZT');
  expect((await get('/feeds/semey/yml.xml')).body).toBe(uncompressed.body);
  expect((await get('/feeds/yml.xml?lang=kz')).body).toContain('Қалта телефоны');
  expect((await get('/feeds/astana/kaspi.xml?lang=kz')).body).toContain('Телефон');
});

test('responds with 304 to a conditional request', async () => {
  const { headers } = await get('/feeds/yml.xml');
  expect((await get('/feeds/yml.xml', { 'if-none-match': `"other", W/${String(headers.etag)}` })).statusCode).toBe(304);
  expect((await get('/feeds/yml.xml', { 'if-modified-since': String(headers['last-modified']) })).statusCode).toBe(304);
  expect((await get('/feeds/yml.xml', { 'if-modified-since': 'Sat, 21 Nov 2026 05:59:59 GMT' })).statusCode).toBe(200);
  expect(
    (await get('/feeds/yml.xml', { 'if-none-match': '"other"', 'if-modified-since': String(headers['last-modified']) }))
      .statusCode,
  ).toBe(200);
  const tags = await Promise.all(
    ['/feeds/yml.xml', '/feeds/yml.xml?lang=kz', '/feeds/google.xml', '/feeds/astana/yml.xml'].map(
      async (url) => (await get(url)).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(4);
});

test.each(['/feeds/nowhere/yml.xml', '/feeds/..%2f..%2fsecret/yml.xml', '/feeds/bing.xml'])(
  'does not find %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);
