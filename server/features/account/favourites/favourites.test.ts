import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_FAVOURITES } from '#contract/customers/favourites.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { noSales } from '#test/factories/orders/no-sales.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createPhoneShop } from '#test/factories/phone-shop.ts';
import { createCartService } from '../../ordering/cart/cart.service.ts';
import { createServiceOffersService } from '../../money/service-offers/service-offers.service.ts';
import { createStockService } from '../../storefront/stock/stock.service.ts';
import { createFavouritesService, type FavouritesService } from './favourites.service.ts';

let shop: Awaited<ReturnType<typeof createPhoneShop>>;
let favourites: FavouritesService;
let owner: { customerId: number; sessionId: number };

beforeAll(async () => {
  shop = await createPhoneShop();
  const { catalog, geo } = shop;
  const { db } = shop.database;
  const settings = { current: () => defaultSettings };
  const cart = createCartService({
    db,
    catalog,
    stock: createStockService({ geo, centralDays: () => 0 }),
    services: createServiceOffersService({ db, settings }),
    settings,
    sales: noSales,
  });
  favourites = createFavouritesService({ db, catalog, cart });
  owner = await insertCustomer(db, '7011112233');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.$client`delete from favourites`;
  await shop.database.db.$client`delete from cart_lines`;
});

const add = (name: keyof typeof shop.ids, city?: string) =>
  favourites.add(owner.customerId, shop.ids[name], shop.at(city));
const listTitles = async (city?: string) =>
  (await favourites.list(owner.customerId, shop.at(city))).groups.flatMap((group) => group.favourites);
const viewer = () => ({ ...shop.at(), sessionId: owner.sessionId, ensureSession: async () => owner.sessionId });

test('groups favourites by category, newest first', async () => {
  await add('plain');
  await add('central');
  await shop.database.db.$client`update favourites set added_at = added_at - interval '1 hour'`;
  await add('honest');
  const { groups, count } = await favourites.list(owner.customerId, shop.at());
  expect(count).toBe(3);
  expect(groups.map(({ slug, name }) => [slug, name])).toEqual([
    ['smartfony', 'Смартфоны'],
    ['planshety', 'Планшеты'],
  ]);
  expect(shop.productNames(groups[0]!.favourites.map(({ product }) => product))).toEqual(['honest', 'plain']);
  expect((await favourites.list(owner.customerId, shop.at('almaty', 'kk'))).groups[1]!.name).toBe('Планшеттер');
});

test('stores a favourite once despite repeated adds, and separately for each customer', async () => {
  const other = await insertCustomer(shop.database.db, '7011112234');
  await Promise.all(Array.from({ length: 10 }, () => add('plain')));
  expect(await favourites.ids(owner.customerId)).toEqual([shop.ids.plain]);
  expect(await favourites.ids(other.customerId)).toEqual([]);
  expect(await favourites.remove(other.customerId, shop.ids.plain)).toEqual([]);
  expect(await favourites.remove(owner.customerId, shop.ids.plain)).toEqual([]);
});

test('shows how far a price fell, in the city of the favourite only', async () => {
  await add('honest');
  expect((await listTitles())[0]!.fell).toBe(0);
  const sql = shop.database.db.$client;
  await sql`update favourites set price_seen = 85000`;
  expect((await listTitles())[0]!.fell).toBe(5_000);
  expect((await listTitles('astana'))[0]!.fell).toBe(0);
  await sql`update favourites set price_seen = 75000`;
  expect((await listTitles())[0]!.fell).toBe(0);
});

test('keeps a product that can no longer be bought and marks it as sold out', async () => {
  for (const name of ['out', 'withdrawn', 'unpriced', 'plain'] as const) await add(name);
  const marks = Object.fromEntries(
    (await listTitles()).map(({ product, soldOut }) => [shop.productNames([product])[0], soldOut]),
  );
  expect(marks).toEqual({ out: true, withdrawn: true, unpriced: true, plain: false });
});

test('rejects an unknown product', async () => {
  await expect(favourites.add(owner.customerId, 999_999, shop.at())).rejects.toThrow('product_not_found');
});

test('enforces the limit, even for concurrent adds', async () => {
  const sql = shop.database.db.$client;
  await sql`
    with created as (
      insert into products (feed, external_id, content_hash, sku, category_id, name_ru, name_kk)
      select 'many', n::text, '', 'M', 2, 'Телефон', 'Телефон' from generate_series(1, ${MAX_FAVOURITES - 1}) n returning id)
    insert into favourites (customer_id, product_id, city_id, added_at) select ${owner.customerId}, id, 1, now() from created`;
  const outcomes = await Promise.allSettled([add('plain'), add('honest'), add('big')]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [kept] = await favourites.ids(owner.customerId);
  await expect(favourites.add(owner.customerId, kept!, shop.at())).resolves.toHaveLength(MAX_FAVOURITES);
  await sql`delete from products where feed = 'many'`;
});

test('moves favourites to the cart and keeps those that cannot be bought', async () => {
  for (const name of ['plain', 'honest', 'out'] as const) await add(name);
  const { plain, honest, out, big } = shop.ids;
  const result = await favourites.moveToCart(owner.customerId, [plain, honest, out, big, plain], viewer());
  expect(result.moved).toEqual([plain, honest]);
  expect(result.left).toEqual([out]);
  expect(result.cart.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [plain, 1],
    [honest, 1],
  ]);
  expect(await favourites.ids(owner.customerId)).toEqual([out]);
});

test('does not move a product that is not a favourite', async () => {
  const { cart, moved, left } = await favourites.moveToCart(owner.customerId, [shop.ids.plain], viewer());
  expect([cart.lines, moved, left]).toEqual([[], [], []]);
});
