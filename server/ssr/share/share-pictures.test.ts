import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createPhoneShop } from '#test/factories/phone-shop.ts';
import { createLog } from '#server/platform/process/log.ts';
import type { AllHandlers } from '../../router/router.ts';
import { catalogRoutes } from '../../features/storefront/catalog/catalog.routes.ts';
import { registerSharePictures } from './share-pictures.ts';

const app = Fastify();
let phones: Awaited<ReturnType<typeof createPhoneShop>>;
beforeAll(async () => {
  phones = await createPhoneShop();
  const { catalog, geo, database } = phones;
  registerSharePictures(app, {
    handlers: catalogRoutes(catalog) as AllHandlers,
    geo,
    settings: { current: () => defaultSettings },
    pictures: { db: database.db, dir: '/nowhere', log: createLog('silent') },
  });
});
afterAll(async () => {
  await app.close();
  await phones.close();
});

test.each(['ru', 'kk'])('renders a picture of 1200×630 for a product and a category in %s', async (language) => {
  for (const path of [`p/${phones.ids.astana}`, 'c/smartfony']) {
    const answer = await app.inject(`/share/${language}/${path}.jpg`);
    expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, 'image/jpeg']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  }
});

test.each(['ru/p/999999', 'ru/p/x', 'ru/c/nowhere', 'en/p/1', 'ru/cart/1'])('rejects /share/%s.jpg', async (path) => {
  expect((await app.inject(`/share/${path}.jpg`)).statusCode).toBe(404);
});

test('renders a new picture after a price change', async () => {
  const url = `/share/ru/p/${phones.ids.astana}.jpg`;
  const before = (await app.inject(url)).rawPayload;
  await phones.database.db
    .$client`update offers set price = price + 1000 where product_id = ${phones.ids.astana} and city_id = 0`;
  const after = (await app.inject(url)).rawPayload;
  expect(after.equals(before)).toBe(false);
  expect((await app.inject(url)).rawPayload.equals(after)).toBe(true);
});
