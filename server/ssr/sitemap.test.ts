import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPhoneShop } from '#test/factories/phone-shop.ts';
import { registerSitemap } from './sitemap.ts';

const app = Fastify();
let phones: Awaited<ReturnType<typeof createPhoneShop>>;
beforeAll(async () => {
  phones = await createPhoneShop();
  await phones.database.db.$client`
    insert into pictures (product_id, position, source, hash) values (${phones.ids.astana}, 1, 'demo:phone/front', ${'a'.repeat(24)}),
      (${phones.ids.astana}, 2, 'demo:phone/back', ${'b'.repeat(24)})`;
  registerSitemap(app, {
    db: phones.database.db,
    origin: () => 'https://shop.kz',
    contentPaths: () => ['/gid', '/articles/one', '/promos/p/two'],
    selectionPaths: async () => ['/c/smartfony/alpha'],
    shopSlugs: async () => [{ id: 7, slug: 'almaty-abaya' }],
  });
});
afterAll(async () => {
  await app.close();
  await phones.close();
});

const file = async (name: string) => (await app.inject(`/sitemap${name}.xml`)).body;
const pathsIn = (text: string) => [...text.matchAll(/<loc>https:\/\/shop\.kz([^<]*)<\/loc>/g)].map(([, path]) => path);

test('lists one file per page kind in the index', async () => {
  expect(pathsIn(await file(''))).toEqual(
    ['pages', 'articles', 'promos', 'categories', 'selections', 'shops', 'products-1'].map(
      (name) => `/sitemap-${name}.xml`,
    ),
  );
});

test('lists every page in exactly one file', async () => {
  expect(pathsIn(await file('-articles'))).toEqual(['/articles/one']);
  expect(pathsIn(await file('-promos'))).toEqual(['/promos/p/two']);
  expect(pathsIn(await file('-pages'))).toEqual(expect.arrayContaining(['/', '/catalog', '/gid']));
  expect(pathsIn(await file('-pages'))).not.toContain('/articles/one');
  expect(pathsIn(await file('-categories'))).toContain('/c/smartfony');
  expect(pathsIn(await file('-selections'))).toEqual(['/c/smartfony/alpha']);
  expect(await file('-shops')).toContain('<image:loc>https://shop.kz/shop-pictures/7-front.png</image:loc>');
});

test("lists a product's first picture, change date and other language, and omits withdrawn products", async () => {
  const text = await file('-products-1');
  const [, entry = ''] = new RegExp(`<url>(<loc>[^<]*/p/${phones.ids.astana}</loc>.*?)</url>`).exec(text) ?? [];
  expect(entry).toContain(`<image:loc>https://shop.kz/i/${'a'.repeat(24)}/640.png</image:loc>`);
  expect(entry.match(/<image:image>/g)).toHaveLength(1);
  expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  expect(entry).toContain(`hreflang="kk" href="https://shop.kz/kz/p/${phones.ids.astana}"`);
  expect(pathsIn(text)).not.toContain(`/p/${phones.ids.withdrawn}`);
  expect((await app.inject('/sitemap-products-2.xml')).statusCode).toBe(404);
});
