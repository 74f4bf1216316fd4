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
  const viewer = { sessionId, ensureSession: async () => sessionId, city, now: noon, language: 'ru' as const };
  return {
    ...viewer,
    place: viewer,
    add: (product: number, quantity = 1) => shop.cart.add(viewer, product, quantity),
    set: (product: number, quantity: number) => shop.cart.setQuantity(viewer, product, quantity),
    read: (where = city) => shop.cart.read({ ...viewer, city: where }),
  };
}

test('adds twenty when the button is pressed twenty times concurrently', async () => {
  const product = await shop.addProduct();
  const { add, read } = await guest();
  await Promise.all(Array.from({ length: 20 }, () => add(product)));
  expect((await read()).lines.map(({ quantity, state }) => [quantity, state])).toEqual([[20, 'ok']]);
});

test('limits a line to the available quantity and the cart limit, also for concurrent presses', async () => {
  const [scarce, abundant] = [
    await shop.addProduct({ stock: { 1: 3, 3: 2 } }),
    await shop.addProduct({ stock: { 1: null } }),
  ];
  const { add, set, read } = await guest();
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => add(scarce)));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  await expect(add(scarce)).rejects.toMatchObject({ error: 'quantity_unavailable', details: { available: 5 } });
  await expect(add(abundant, 100)).rejects.toMatchObject({ error: 'quantity_unavailable', details: { available: 99 } });
  await expect(set(scarce, 6)).rejects.toThrow('quantity_unavailable');
  await set(scarce, 2);
  expect((await read()).lines[0]).toMatchObject({ quantity: 2, available: 5, state: 'ok' });
});

test('limits the number of lines but still accepts more of a product in the cart', async () => {
  const products = [await shop.addProduct(), await shop.addProduct(), await shop.addProduct(), await shop.addProduct()];
  const { add } = await guest();
  for (const product of products.slice(0, 3)) await add(product);
  await expect(add(products[3]!)).rejects.toThrow('cart_full');
  await expect(add(products[0]!)).resolves.toMatchObject({ count: 4 });
});

test('refuses unknown products, withdrawn ones and those without a price', async () => {
  const { add, set } = await guest();
  await expect(add(2_000_000)).rejects.toThrow('product_not_found');
  await expect(add(await shop.addProduct({ isWithdrawn: true }))).rejects.toThrow('product_not_sold_here');
  await expect(add(await shop.addProduct({ price: null }))).rejects.toThrow('product_not_sold_here');
  await expect(add(await shop.addProduct({ stock: {} }))).rejects.toThrow('product_not_sold_here');
  await expect(set(await shop.addProduct(), 1)).rejects.toThrow('product_not_found');
});

test('shows a new price next to the seen one until it is accepted', async () => {
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

test('marks a line the city does not sell, excludes it from the total and restores it when the city changes back', async () => {
  const [pricedHere, pricedEverywhere] = [
    await shop.addProduct({ price: null }),
    await shop.addProduct({ price: 5_000 }),
  ];
  await database.db.$client`insert into offers (product_id, city_id, price) values (${pricedHere}, 1, 7000)`;
  const { add, read } = await guest();
  await add(pricedHere);
  await add(pricedEverywhere);
  expect(await read()).toMatchObject({ total: 12_000, ready: true });
  expect(await read(astana)).toMatchObject({
    total: 5_000,
    ready: false,
    lines: [{ state: 'unavailable' }, { state: 'ok' }],
  });
});

test('shows a line with insufficient stock as short without reducing it', async () => {
  const product = await shop.addProduct({ stock: { 1: 5 } });
  const { add, read } = await guest();
  await add(product, 5);
  await database.db.$client`update stocks set reserved = 3 where product_id = ${product}`;
  expect(await read()).toMatchObject({ ready: false, lines: [{ state: 'short', quantity: 5, available: 2 }] });
});

test('shows as the old price the lowest one charged in the thirty days before', async () => {
  const [honest, invented, raised] = [
    await shop.addProduct({ price: 8_000 }),
    await shop.addProduct({ price: 8_000 }),
    await shop.addProduct({ price: 8_000 }),
  ];
  await database.db
    .$client`update offers set old_price = 10000 where product_id in (${honest}, ${invented}, ${raised})`;
  await database.db.$client`
    insert into price_history (product_id, price, since, until) values
      (${honest}, 10000, '2026-10-01', '2026-11-20'), (${invented}, 10000, '2026-01-01', '2026-10-20'),
      (${raised}, 9000, '2026-10-01', '2026-11-10'), (${raised}, 10000, '2026-11-10', '2026-11-20'), (${raised}, 8000, '2026-11-20', null)`;
  const { add, read } = await guest();
  await add(honest);
  await add(invented);
  await add(raised);
  const { explanation, lines } = await read();
  expect(lines.map(({ product }) => product.oldPrice)).toEqual([10_000, null, 9_000]);
  expect(explanation.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['products', 27_000],
    ['discount', -3_000],
    ['to-pay', 24_000],
  ]);
});

test('accepts removal of a missing line and shows an empty cart to a guest without a session', async () => {
  const { place } = await guest();
  expect(await shop.cart.remove(place, 123)).toMatchObject({ lines: [], count: 0, ready: false });
  expect(await shop.cart.read({ ...place, sessionId: null })).toMatchObject({ lines: [], total: 0 });
});

test('enforces the line limit when a hundred products are added concurrently', async () => {
  const products = await Promise.all(Array.from({ length: 12 }, () => shop.addProduct()));
  const { add, read } = await guest();
  const results = await Promise.allSettled(products.map((product) => add(product)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await read()).lines).toHaveLength(3);
});

test('creates no session for a product that cannot be bought', async () => {
  const { place } = await guest();
  let sessions = 0;
  const visitor = { ...place, ensureSession: async () => ++sessions };
  const soldOut = await shop.addProduct({ stock: {} });
  await expect(shop.cart.add(visitor, 2_000_000, 1)).rejects.toThrow('product_not_found');
  await expect(shop.cart.add(visitor, soldOut, 1)).rejects.toThrow('product_not_sold_here');
  await expect(shop.cart.add(visitor, await shop.addProduct({ stock: { 1: 2 } }), 3)).rejects.toThrow(
    'quantity_unavailable',
  );
  expect(sessions).toBe(0);
});

test('prices a cart whose total exceeds a database integer and returns the quantity limit', async () => {
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

test('adds several products, each up to its availability and the cart limit, and returns the rest', async () => {
  const [abundant, scarce, soldOut, fourth, fifth] = [
    await shop.addProduct(),
    await shop.addProduct({ stock: { 1: 3 } }),
    await shop.addProduct({ stock: {} }),
    await shop.addProduct(),
    await shop.addProduct(),
  ];
  const { place, add, read } = await guest();
  await add(scarce, 2);
  const requested = new Map([
    [abundant, 2],
    [scarce, 5],
    [soldOut, 1],
    [999_999, 1],
    [fourth, 1],
    [fifth, 1],
  ]);
  const { cart, added } = await shop.cart.addMany(place, requested);
  expect([...added]).toEqual([
    [abundant, 2],
    [scarce, 1],
    [fourth, 1],
  ]);
  expect(cart).toEqual(await read());
  expect(cart.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [scarce, 3],
    [abundant, 2],
    [fourth, 1],
  ]);
});

test('counts every press when two products are added twenty times concurrently', async () => {
  const [first, second] = [await shop.addProduct(), await shop.addProduct()];
  const { place, add, read } = await guest();
  const requested = new Map([
    [first, 1],
    [second, 1],
  ]);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? shop.cart.addMany(place, requested) : add(first))),
  );
  const quantities = new Map((await read()).lines.map(({ product, quantity }) => [product.id, quantity]));
  expect([quantities.get(first), quantities.get(second)]).toEqual([20, 10]);
});

test('renders the cart once for any number of added products', async () => {
  let visibleCount = 0;
  const counting = createCartService({
    db: database.db,
    stock: shop.stock,
    services: shop.serviceOffers,
    catalog: {
      cards: async () => {
        visibleCount++;
        return [];
      },
    },
    settings: { current: () => ({ ...defaultSettings, 'cart.lines': 50 }) },
    sales: noSales,
  });
  const products = await Promise.all(Array.from({ length: 12 }, () => shop.addProduct()));
  const { place } = await guest();
  const { added } = await counting.addMany(place, new Map(products.map((id) => [id, 1])));
  expect([added.size, visibleCount]).toEqual([12, 1]);
});

test('creates no session for a guest when no product can be bought', async () => {
  const soldOut = await shop.addProduct({ stock: {} });
  const { place } = await guest();
  const ensureSession = () => Promise.reject(new Error('nothing to keep'));
  const { cart, added } = await shop.cart.addMany(
    { ...place, sessionId: null, ensureSession },
    new Map([[soldOut, 1]]),
  );
  expect([cart.lines, added.size]).toEqual([[], 0]);
});

test('orders only selected lines and selects the rest afterwards', async () => {
  const [first, second, third] = [
    await shop.addProduct(),
    await shop.addProduct({ price: 500 }),
    await shop.addProduct(),
  ];
  const { caller, sessionId } = await shop.shopper({ [first]: 1, [second]: 2, [third]: 1 });
  const cart = await shop.cart.mark(caller, [second], 'unselected');
  expect(cart.lines.map(({ selected }) => selected)).toEqual([true, false, true]);
  await shop.cart.mark(caller, [third], 'later');
  const { stamp, cart: ordered } = await shop.checkout.read(caller);
  expect(ordered.lines.map(({ product }) => product.id)).toEqual([first]);
  const { number } = await shop.checkout.place(sessionId, stamp, 'selected', caller);
  const { orders } = await shop.orders.read({ number }, caller);
  expect(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId))).toEqual([first]);
  const left = Cart.parse(await shop.cart.read(caller));
  expect(left).toMatchObject({ total: 1_000, count: 2, ready: true });
  expect(left.lines.map(({ product, selected }) => [product.id, selected])).toEqual([[second, true]]);
  expect(left.later.map(({ product }) => product.id)).toEqual([third]);
});

test('ignores a line that cannot be ordered once it is deselected', async () => {
  const [product, gone] = [await shop.addProduct(), await shop.addProduct({ stock: { 1: 1 } })];
  const { place, add } = await guest();
  await add(product);
  await add(gone);
  await database.db.$client`update stocks set quantity = 0 where product_id = ${gone}`;
  expect((await shop.cart.read(place)).ready).toBe(false);
  expect(await shop.cart.mark(place, [gone], 'unselected')).toMatchObject({ ready: true, total: 9_990 });
  expect(await shop.cart.mark(place, [product], 'unselected')).toMatchObject({ ready: false, total: 0 });
});

test('counts a product set aside from zero when it is added again', async () => {
  const product = await shop.addProduct();
  const { place, add } = await guest();
  await add(product, 3);
  await shop.cart.mark(place, [product], 'later');
  expect(await add(product)).toMatchObject({ count: 1, later: [], lines: [{ quantity: 1, selected: true }] });
});

test('buys one product alone and keeps the other lines and its quantity', async () => {
  const [inCart, bought] = [await shop.addProduct(), await shop.addProduct({ stock: { 1: 2 } })];
  const { place, add } = await guest();
  await add(inCart, 2);
  const alone = await shop.cart.buyOnly(place, bought, 1);
  expect(alone.lines.map(({ quantity, selected }) => [quantity, selected])).toEqual([
    [2, false],
    [1, true],
  ]);
  const again = await shop.cart.buyOnly(place, inCart, 1);
  expect(again.lines.map(({ quantity, selected }) => [quantity, selected])).toEqual([
    [2, true],
    [1, false],
  ]);
  await expect(shop.cart.buyOnly(place, bought, 3)).rejects.toMatchObject({ error: 'quantity_unavailable' });
});

test("ignores marks for another shopper's lines", async () => {
  const product = await shop.addProduct();
  const [owner, otherCaller] = [await guest(), await guest()];
  await owner.add(product);
  await shop.cart.mark(otherCaller.place, [product], 'later');
  expect((await owner.read()).lines).toHaveLength(1);
});

test('adds up the carts of guest and customer only to the quantity limit of a sale', async () => {
  const limited = await createOrdering(database.db, { sales: { ...noSales, quantityLimit: () => 3 } });
  const product = await limited.addProduct();
  const [visitor, customer] = [await limited.shopper({ [product]: 2 }), await limited.shopper({ [product]: 2 })];
  const merge = { from: visitor.sessionId, to: customer.sessionId };
  const { reduced } = await limited.cart.mergeGuest(database.db.$client, merge, { city: almaty, now: noon });
  expect(reduced).toEqual([product]);
  expect((await limited.cart.read(customer.caller)).lines[0]).toMatchObject({ quantity: 3 });
});
