import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopsContract } from '#contract/places/shops.ts';
import { almatyMoment } from '#domain/time/calendar.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createPhoneShop } from '#test/factories/phone-shop.ts';
import { createShopsService, type ShopsService } from './shops.service.ts';

let phones: Awaited<ReturnType<typeof createPhoneShop>>;
let shops: ShopsService;
beforeAll(async () => {
  phones = await createPhoneShop();
  const { geo, catalog, database } = phones;
  shops = createShopsService({ db: database.db, geo, catalog, settings: { current: () => defaultSettings } });
  await database.db.$client`
    update shops set slug = 'almaty-abaya', services = 'pickup parking', way_ru = 'Вход со двора', way_kk = 'Аула жақтан',
      latitude = 43.238, longitude = 76.945, hours = 'daily 10:00-20:00 | holidays 11:00-18:00' where id = 1`;
});
afterAll(() => phones.close());

/** A reader in a city, recording the page's cache hints. */
function createReader({
  city = 'almaty',
  language = 'ru',
  now = almatyMoment('2026-11-23', '12:00'),
}: {
  city?: string;
  language?: 'ru' | 'kk';
  now?: Date;
} = {}) {
  const tags: string[] = [];
  let expiry = Infinity;
  return {
    ...phones.at(city, language, now),
    tag: (...names: string[]) => void tags.push(...names),
    changesAt: (moment: Date) => {
      expiry = Math.min(expiry, moment.getTime());
    },
    tags,
    until: () => new Date(expiry),
  };
}

describe('shops of a city', () => {
  test('are its own, with every city that has some', async () => {
    const page = await shops.listInCity(undefined, createReader());
    expect(page.shops.map(({ slug }) => slug)).toEqual(['almaty-abaya', '2']);
    expect(page.shops[0]?.services).toEqual(['pickup', 'parking']);
    expect(page.product).toBeNull();
    expect(page.cities).toEqual([
      { keyword: 'almaty', mobileCode: '8', name: 'Алматы', count: 2 },
      { keyword: 'astana', mobileCode: '9', name: 'Астана', count: 1 },
    ]);
    expect(shopsContract['GET /api/shops/of-city'].output.parse(page)).toEqual(page);
  });

  test('include their stock of a product, and tag the cached page with it', async () => {
    const reader = createReader();
    const page = await shops.listInCity(phones.ids.astana, reader);
    expect(page.product?.name).toBe('Смартфон Beta Four');
    expect(page.shops.every(({ stock }) => stock?.stock === 'none' && stock.readiness.days > 1)).toBe(true);
    const astanaPage = await shops.listInCity(phones.ids.astana, createReader({ city: 'astana' }));
    expect(astanaPage.shops[0]?.stock).toMatchObject({ stock: 'few', left: 1, readiness: { state: 'today' } });
    expect(reader.tags).toContain(`product:${phones.ids.astana}`);
    await expect(shops.listInCity(999_999, createReader())).rejects.toMatchObject({ error: 'product_not_found' });
  });

  test.each([
    ['before opening', '09:00', '10:00'],
    ['by day, when pickup of today ends', '12:00', '19:00'],
    ['in the last hour', '19:30', '20:00'],
    ['at night', '21:00', '24:00'],
  ])('change next %s', async (_when, at, expectedTurn) => {
    const reader = createReader({ now: almatyMoment('2026-11-23', at) });
    await shops.listInCity(undefined, reader);
    expect(reader.until()).toEqual(almatyMoment('2026-11-23', expectedTurn));
  });

  test('follow holiday hours on a holiday', async () => {
    const reader = createReader({ now: almatyMoment('2026-12-16', '10:30') });
    await shops.page('almaty-abaya', reader);
    expect(reader.until()).toEqual(almatyMoment('2026-12-16', '11:00'));
  });
});

describe('the page of a shop', () => {
  test('shows directions, phone, nearby shops and products ready for pickup', async () => {
    const page = await shops.page('almaty-abaya', createReader({ language: 'kk' }));
    expect(page).toMatchObject({
      shop: { id: 1, name: 'Абай' },
      city: { keyword: 'almaty', mobileCode: '8' },
      isHere: true,
      phone: defaultSettings['shop.supportNumber'],
      way: 'Аула жақтан',
      readiness: { state: 'today' },
      nearby: [{ slug: '2' }],
    });
    expect(page.products.length).toBeGreaterThan(0);
    expect(page.products.every(({ availability }) => availability.buyable)).toBe(true);
    // One per category, and never reserved stock.
    expect(new Set(phones.productNames(page.products)).size).toBe(page.products.length);
    expect(phones.productNames(page.products)).not.toContain('out');
    expect(shopsContract['GET /api/shops/:slug'].output.parse(page)).toEqual(page);
  });

  test('shows no prices of its city to a reader in another one', async () => {
    const page = await shops.page('almaty-abaya', createReader({ city: 'astana' }));
    expect(page).toMatchObject({ isHere: false, readiness: null, products: [] });
  });

  test('promises nothing for today late in the evening', async () => {
    const page = await shops.page('almaty-abaya', createReader({ now: almatyMoment('2026-11-23', '19:30') }));
    expect(page.readiness).toEqual({ state: 'tomorrow', days: 1, date: '2026-11-24' });
  });

  test.each(['nowhere', '4', '1'])('is not found at %s', async (slug) => {
    await expect(shops.page(slug, createReader())).rejects.toMatchObject({ error: 'not_found' });
  });

  test('exists for every shop open to customers', async () => {
    expect((await shops.slugs()).map(({ slug }) => slug)).toEqual(['almaty-abaya', '2', '3']);
  });
});

describe('the search in a shop', () => {
  const search = async (
    q: string,
    {
      slug = 'almaty-abaya',
      page,
      ...reader
    }: Parameters<typeof createReader>[0] & { slug?: string; page?: number } = {},
  ) => shops.search({ slug, q, page }, createReader(reader));

  test('finds only what is in stock there', async () => {
    const found = await search('смартфон');
    expect(phones.productNames(found.products)).toEqual(expect.arrayContaining(['plain', 'honest']));
    // Stock of another city or a warehouse, reserved stock, nothing to collect.
    for (const name of ['astana', 'toOrder', 'preorder', 'out', 'withdrawn', 'unpriced', 'central'])
      expect(phones.productNames(found.products)).not.toContain(name);
    expect(found).toMatchObject({ total: found.products.length, page: 1, pages: 1 });
    expect(shopsContract['GET /api/shops/:slug/products'].output.parse(found)).toEqual(found);
  });

  test('reads the words like the search of the whole catalogue', async () => {
    expect(phones.productNames((await search('Beta Two')).products)).toEqual(['honest']);
    // A product number is found only where the product is.
    expect(phones.productNames((await search(`код ${phones.ids.plain}`)).products)).toEqual(['plain']);
    expect((await search(`код ${phones.ids.astana}`)).total).toBe(0);
  });

  test('finds nothing elsewhere, and in a shop without stock', async () => {
    expect(await search('смартфон', { city: 'astana' })).toEqual({ products: [], total: 0, page: 1, pages: 0 });
    expect((await search('смартфон', { slug: '2' })).total).toBe(0);
    await expect(search('смартфон', { slug: 'nowhere' })).rejects.toMatchObject({ error: 'not_found' });
  });

  test('returns the requested page', async () => {
    expect(await search('смартфон', { page: 2 })).toMatchObject({ products: [], page: 2, pages: 1 });
  });
});
