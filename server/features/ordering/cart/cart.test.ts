import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cart } from '#contract/orders/cart.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import {
  almaty,
  astana,
  contact,
  courierToday,
  createOrdering,
  noon,
  type Ordering,
} from '#test/factories/orders/ordering.ts';
import { noSales } from '#test/factories/orders/no-sales.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createCartService } from './cart.service.ts';

let database: TestDatabase;
let shop: Ordering;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db, { settings: { 'cart.lines': 3 } });
});
afterAll(() => database.drop());

async function guest(city = almaty) {
  const { sessionId } = await shop.sessions.create();
  const place = { sessionId, ensureSession: async () => sessionId, city, now: noon, language: 'ru' as const };
  return {
    ...place,
    place,
    add: (product: number, quantity = 1) => shop.cart.add(place, product, quantity),
    set: (product: number, quantity: number) => shop.cart.set(place, product, quantity),
    read: (where = city) => shop.cart.read({ ...place, city: where }),
  };
}

test('twenty presses at once add twenty', async () => {
  const product = await shop.addProduct();
  const { add, read } = await guest();
  await Promise.all(Array.from({ length: 20 }, () => add(product)));
  expect((await read()).lines.map(({ quantity, state }) => [quantity, state])).toEqual([[20, 'ok']]);
});

test('a line takes what can be had and what one cart may hold, also when pressed at once', async () => {
  const [few, many] = [await shop.addProduct({ stock: { 1: 3, 3: 2 } }), await shop.addProduct({ stock: { 1: null } })];
  const { add, set, read } = await guest();
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => add(few)));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  await expect(add(few)).rejects.toMatchObject({ error: 'quantity_unavailable', details: { available: 5 } });
  await expect(add(many, 100)).rejects.toMatchObject({ error: 'quantity_unavailable', details: { available: 99 } });
  await expect(set(few, 6)).rejects.toThrow('quantity_unavailable');
  await set(few, 2);
  expect((await read()).lines[0]).toMatchObject({ quantity: 2, available: 5, state: 'ok' });
});

test('a cart has room for so many products, and for more of those it has', async () => {
  const products = [await shop.addProduct(), await shop.addProduct(), await shop.addProduct(), await shop.addProduct()];
  const { add } = await guest();
  for (const product of products.slice(0, 3)) await add(product);
  await expect(add(products[3]!)).rejects.toThrow('cart_full');
  await expect(add(products[0]!)).resolves.toMatchObject({ count: 4 });
});

test('what is unknown, withdrawn or has no price cannot be added', async () => {
  const { add, set } = await guest();
  await expect(add(2_000_000)).rejects.toThrow('product_not_found');
  await expect(add(await shop.addProduct({ withdrawn: true }))).rejects.toThrow('product_not_sold_here');
  await expect(add(await shop.addProduct({ price: null }))).rejects.toThrow('product_not_sold_here');
  await expect(add(await shop.addProduct({ stock: {} }))).rejects.toThrow('product_not_sold_here');
  await expect(set(await shop.addProduct(), 1)).rejects.toThrow('product_not_found');
});

test('a new price is shown beside the seen one until it is accepted', async () => {
  const product = await shop.addProduct({ price: 10_000 });
  const { add, read, place } = await guest();
  await add(product, 2);
  await database.db.$client`update offers set price = 12000 where product_id = ${product}`;
  expect(await read()).toMatchObject({
    ready: false,
    total: 24_000,
    lines: [{ state: 'repriced', priceSeen: 10_000, total: 24_000 }],
  });
  expect(await shop.cart.acceptPrices(place)).toMatchObject({
    ready: true,
    lines: [{ state: 'ok', priceSeen: 12_000 }],
  });
});

test('a line the city does not sell is marked and left out of the sum, and comes back with the city', async () => {
  const [here, everywhere] = [await shop.addProduct({ price: null }), await shop.addProduct({ price: 5_000 })];
  await database.db.$client`insert into offers (product_id, city_id, price) values (${here}, 1, 7000)`;
  const { add, read } = await guest();
  await add(here);
  await add(everywhere);
  expect(await read()).toMatchObject({ total: 12_000, ready: true });
  expect(await read(astana)).toMatchObject({
    total: 5_000,
    ready: false,
    lines: [{ state: 'unavailable' }, { state: 'ok' }],
  });
});

test('a quantity below the wanted one is shown as short, not cut', async () => {
  const product = await shop.addProduct({ stock: { 1: 5 } });
  const { add, read } = await guest();
  await add(product, 5);
  await database.db.$client`update stocks set reserved = 3 where product_id = ${product}`;
  expect(await read()).toMatchObject({ ready: false, lines: [{ state: 'short', quantity: 5, available: 2 }] });
});

test('an old price counts only when it was charged in the last thirty days', async () => {
  const [honest, invented] = [await shop.addProduct({ price: 8_000 }), await shop.addProduct({ price: 8_000 })];
  await database.db.$client`update offers set old_price = 10000 where product_id in (${honest}, ${invented})`;
  await database.db.$client`
    insert into price_history (product_id, price, since, until) values (${honest}, 10000, '2026-10-01', '2026-11-20'), (${invented}, 10000, '2026-01-01', '2026-10-20')`;
  const { add, read } = await guest();
  await add(honest);
  await add(invented);
  const { explanation, lines } = await read();
  expect(lines.map(({ product }) => product.oldPrice)).toEqual([10_000, null]);
  expect(explanation.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['products', 18_000],
    ['discount', -2_000],
    ['to-pay', 16_000],
  ]);
});

test('removing what is not there is no error, and a guest without a session has an empty cart', async () => {
  const { place } = await guest();
  expect(await shop.cart.remove(place, 123)).toMatchObject({ lines: [], count: 0, ready: false });
  expect(await shop.cart.read({ ...place, sessionId: null })).toMatchObject({ lines: [], total: 0 });
});

test('a cart has no more lines than it may, also when a hundred are added at once', async () => {
  const products = await Promise.all(Array.from({ length: 12 }, () => shop.addProduct()));
  const { add, read } = await guest();
  const results = await Promise.allSettled(products.map((product) => add(product)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await read()).lines).toHaveLength(3);
});

test('what cannot be bought opens no session', async () => {
  const { place } = await guest();
  let sessions = 0;
  const visitor = { ...place, ensureSession: async () => ++sessions };
  const gone = await shop.addProduct({ stock: {} });
  await expect(shop.cart.add(visitor, 2_000_000, 1)).rejects.toThrow('product_not_found');
  await expect(shop.cart.add(visitor, gone, 1)).rejects.toThrow('product_not_sold_here');
  await expect(shop.cart.add(visitor, await shop.addProduct({ stock: { 1: 2 } }), 3)).rejects.toThrow(
    'quantity_unavailable',
  );
  expect(sessions).toBe(0);
});

test('a cart above what a database integer holds is still priced, and tells what one cart may hold', async () => {
  const { add, place } = await guest();
  const cart = await add(await shop.addProduct({ price: 2_000_000_000, stock: { 1: null } }), 99);
  expect(cart).toMatchObject({ total: 198_000_000_000, lines: [{ maxQuantity: 99 }] });
  expect(Cart.parse(await shop.cart.read(place)).total).toBe(198_000_000_000);
  await shop.checkout.setContact(place, contact);
  await shop.checkout.setDelivery(place, courierToday);
  const { stamp } = await shop.checkout.setPayment(place, { method: 'card' });
  const caller = { ...place, ip: '10.0.0.1', origin: 'http://shop.test' };
  await expect(shop.checkout.place(place.sessionId, stamp, 'key', caller)).rejects.toThrow('order_too_large');
});

test('several products at once: each as far as it can be had and the cart has room, the rest is told', async () => {
  const [plenty, few, gone, fourth, fifth] = [
    await shop.addProduct(),
    await shop.addProduct({ stock: { 1: 3 } }),
    await shop.addProduct({ stock: {} }),
    await shop.addProduct(),
    await shop.addProduct(),
  ];
  const { place, add, read } = await guest();
  await add(few, 2);
  const wanted = new Map([
    [plenty, 2],
    [few, 5],
    [gone, 1],
    [999_999, 1],
    [fourth, 1],
    [fifth, 1],
  ]);
  const { cart, added } = await shop.cart.addMany(place, wanted);
  expect([...added]).toEqual([
    [plenty, 2],
    [few, 1],
    [fourth, 1],
  ]);
  expect(cart).toEqual(await read());
  expect(cart.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [few, 3],
    [plenty, 2],
    [fourth, 1],
  ]);
});

test('two products put in twenty times at once are all counted', async () => {
  const [one, two] = [await shop.addProduct(), await shop.addProduct()];
  const { place, add, read } = await guest();
  const wanted = new Map([
    [one, 1],
    [two, 1],
  ]);
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? shop.cart.addMany(place, wanted) : add(one))),
  );
  const quantities = new Map((await read()).lines.map(({ product, quantity }) => [product.id, quantity]));
  expect([quantities.get(one), quantities.get(two)]).toEqual([20, 10]);
});

test('however many products are put in at once, the cart is shown once', async () => {
  let shown = 0;
  const counting = createCartService({
    db: database.db,
    stock: shop.stock,
    catalog: {
      cards: async () => {
        shown++;
        return [];
      },
    },
    settings: { current: () => ({ ...defaultSettings, 'cart.lines': 50 }) },
    sales: noSales,
  });
  const products = await Promise.all(Array.from({ length: 12 }, () => shop.addProduct()));
  const { place } = await guest();
  const { added } = await counting.addMany(place, new Map(products.map((id) => [id, 1])));
  expect([added.size, shown]).toEqual([12, 1]);
});

test('a guest who can buy nothing of it gets no session', async () => {
  const gone = await shop.addProduct({ stock: {} });
  const { place } = await guest();
  const ensureSession = () => Promise.reject(new Error('nothing to keep'));
  const { cart, added } = await shop.cart.addMany({ ...place, sessionId: null, ensureSession }, new Map([[gone, 1]]));
  expect([cart.lines, added.size]).toEqual([[], 0]);
});
