import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  address,
  almaty,
  contact,
  courierToday,
  createOrdering,
  noon,
  type Ordering,
} from '#test/factories/orders/ordering.ts';
import { redactPhone } from '#domain/customers/phone.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let shop: Ordering;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db, {
    settings: { 'delivery.slotCapacity': 1000, 'stock.unprovenPercent': 100, 'order.provenSum': 1_000_000_000 },
  });
});
afterAll(() => database.drop());

const names = (results: PromiseSettledResult<unknown>[]) =>
  results.filter((result) => result.status === 'rejected').map(({ reason }) => (reason as Error).message);

test('sells the last ten to ten of fifty concurrent buyers', async () => {
  const product = await shop.addProduct({ stock: { 1: 6, 2: 4 } });
  const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.shopper({ [product]: 1 })));
  const results = await Promise.allSettled(buyers.map((buyer) => buyer.place()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(new Set(names(results))).toEqual(new Set(['stock_gone']));
  expect(await shop.readStock(product)).toEqual({ quantity: 10, reserved: 10 });
});

test('completes orders with overlapping carts without deadlock', async () => {
  const [a, b] = [
    await shop.addProduct({ stock: { 1: 30, 2: 30 } }),
    await shop.addProduct({ stock: { 1: 30, 2: 30 } }),
  ];
  const buyers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => shop.shopper(index % 2 ? { [a]: 2, [b]: 1 } : { [b]: 2, [a]: 1 })),
  );
  await Promise.all(buyers.map((buyer) => buyer.place()));
  expect([(await shop.readStock(a)).reserved, (await shop.readStock(b)).reserved]).toEqual([30, 30]);
});

test('never deadlocks on the same products in any order, one slot and concurrent cancellations', async () => {
  const ownDatabase = await createTestDatabase();
  const db = openDatabase(ownDatabase.url, 12);
  try {
    const rivals = await createOrdering(db, {
      settings: { 'delivery.slotCapacity': 1000, 'stock.unprovenPercent': 100 },
    });
    const products: number[] = [];
    for (let index = 0; index < 4; index++) products.push(await rivals.addProduct({ stock: { 1: 60, 2: 60 } }));
    const createCart = (turn: number) =>
      Object.fromEntries(products.map((_, index) => [products[(turn * 3 + index) % products.length]!, 1]));
    const buyers = await Promise.all(Array.from({ length: 40 }, (_, index) => rivals.shopper(createCart(index))));
    await Promise.all(
      buyers.map(async (buyer, index) => {
        const { number } = await buyer.place();
        if (index % 2 === 0) await rivals.orders.cancel({ number, phone: buyer.phone }, buyer.caller);
      }),
    );
    for (const id of products) expect(await rivals.readStock(id)).toEqual({ quantity: 120, reserved: 20 });
    // A deadlock would be retried unnoticed here, but PostgreSQL counts it when its connection ends.
    await db.$client.end();
    const sql = database.db.$client;
    const name = new URL(ownDatabase.url).pathname.slice(1);
    const connections = () => sql`select from pg_stat_activity where datname = ${name}`.then(({ count }) => count);
    await expect.poll(connections).toBe(0);
    expect(await sql`select deadlocks from pg_stat_database where datname = ${name}`).toEqual([{ deadlocks: 0 }]);
  } finally {
    await ownDatabase.drop();
  }
});

test('returns the same order for a double tap, also a concurrent one', async () => {
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: 1 });
  const taps = await Promise.all([buyer.place('tap'), buyer.place('tap'), buyer.place('tap')]);
  taps.push(await buyer.place('tap'));
  expect(new Set(taps.map(({ number }) => number)).size).toBe(1);
  expect((await shop.readStock(product)).reserved).toBe(1);
  expect((await shop.cart.read(buyer.caller)).lines).toEqual([]);
});

test('creates one order for two concurrent keys of one session', async () => {
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: 1 });
  const results = await Promise.allSettled([buyer.place('one'), buyer.place('two')]);
  expect(names(results)).toEqual(['cart_empty']);
  expect((await shop.readStock(product)).reserved).toBe(1);
});

test('draws another number if the first is taken', async () => {
  const [first, second] = [
    await shop.shopper({ [await shop.addProduct()]: 1 }),
    await shop.shopper({ [await shop.addProduct()]: 1 }),
  ];
  const { number } = await first.place();
  const drawNumber = vi.spyOn(shop.orders.placement, 'drawNumber').mockReturnValueOnce(number);
  const other = await second.place();
  expect(drawNumber).toHaveBeenCalledTimes(2);
  drawNumber.mockRestore();
  expect(other.number).not.toBe(number);
  expect((await shop.orders.read({ number }, first.caller)).orders).toHaveLength(1);
});

test('refuses an order without an idempotency key', async () => {
  const buyer = await shop.shopper({ [await shop.addProduct()]: 1 });
  await expect(buyer.place('')).rejects.toThrow('invalid_input');
});

test('refuses an order above a billion tenge with a message and places one of exactly a billion', async () => {
  const product = await shop.addProduct({ price: 500_000_000 });
  const atLimit = await shop.shopper({ [product]: 2 });
  await expect(atLimit.place()).resolves.toMatchObject({ number: expect.stringMatching(/^\d{8}$/) });
  const overLimit = await shop.shopper({ [product]: 2, [await shop.addProduct({ price: 1_000 })]: 1 });
  await expect(overLimit.place()).rejects.toMatchObject({ error: 'order_too_large', details: { most: 1_000_000_000 } });
});

test('stops the order when a price changed after the shopper saw it, until it is accepted', async () => {
  const product = await shop.addProduct({ price: 10_000 });
  const buyer = await shop.shopper({ [product]: 1 });
  await database.db.$client`update offers set price = 11000 where product_id = ${product}`;
  await expect(buyer.place()).rejects.toThrow('cart_changed');
  await shop.cart.acceptPrices(buyer.caller);
  await expect(buyer.place()).rejects.toThrow('cart_changed');
  const { stamp } = await shop.checkout.read(buyer.caller);
  await expect(shop.checkout.place(buyer.sessionId, stamp, 'key-2', buyer.caller)).resolves.toMatchObject({
    number: expect.stringMatching(/^\d{8}$/),
  });
});

test('never books a slot above its capacity in concurrent requests', async () => {
  const smallShop = await createOrdering(database.db, {
    settings: { 'delivery.slotCapacity': 3, 'slot.unprovenPercent': 100 },
  });
  const product = await smallShop.addProduct();
  const delivery = { ...courierToday, date: '2026-11-27', slot: '18-22' as const };
  const buyers = await Promise.all(Array.from({ length: 8 }, () => smallShop.shopper({ [product]: 1 }, { delivery })));
  const results = await Promise.allSettled(buyers.map((buyer) => buyer.place()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(new Set(names(results))).toEqual(new Set(['slot_unavailable']));
  expect((await smallShop.readStock(product)).reserved).toBe(3);
});

test('refuses express after its cutoff and an incomplete checkout', async () => {
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: 1 }, { delivery: { kind: 'express', address, lifting: false } });
  const lateCaller = { ...buyer.caller, now: new Date('2026-11-24T10:00:00Z') };
  await expect(shop.checkout.place(buyer.sessionId, buyer.stamp, 'late', lateCaller)).rejects.toThrow(
    'express_unavailable',
  );

  const { sessionId } = await shop.sessions.create();
  const fresh = { ...buyer.caller, sessionId, ensureSession: async () => sessionId };
  await shop.cart.add(fresh, product, 1);
  const { stamp } = await shop.checkout.read(fresh);
  await expect(shop.checkout.place(sessionId, stamp, 'k', fresh)).rejects.toThrow('step_incomplete');
});

test('splits an order into two under one master number, each with a delivery fee', async () => {
  const nearProduct = await shop.addProduct({ price: 5_000 });
  const farProduct = await shop.addProduct({ price: 6_000, stock: { 3: 5 } });
  const delivery = { ...courierToday, parts: 'split' as const };
  const buyer = await shop.shopper({ [nearProduct]: 1, [farProduct]: 1 }, { delivery });
  const { number } = await buyer.place();
  const { orders } = await shop.orders.read({ number }, buyer.caller);
  expect(orders.map((order) => [order.number, order.delivery.date, order.toPay])).toEqual([
    [`${number}-1`, '2026-11-24', 6_490],
    [`${number}-2`, '2026-11-26', 7_490],
  ]);
  expect(buyer.toPay).toBe(13_980);
  expect(orders[1]!.explanation).toContainEqual(expect.objectContaining({ kind: 'delivery', amount: 1_490 }));
});

test('shows an order only to its session and to a caller with number and phone', async () => {
  const buyer = await shop.shopper({ [await shop.addProduct()]: 2 });
  const { number } = await buyer.place();
  const otherCaller = { ...buyer.caller, sessionId: (await shop.sessions.create()).sessionId };
  const sessionlessCaller = { ...buyer.caller, sessionId: null };
  await expect(shop.orders.read({ number }, otherCaller)).rejects.toThrow('order_not_found');
  await expect(shop.orders.read({ number, phone: '7770000000' }, sessionlessCaller)).rejects.toThrow('order_not_found');
  await expect(shop.orders.read({ number: '99999999', phone: buyer.phone }, sessionlessCaller)).rejects.toThrow(
    'order_not_found',
  );
  const {
    orders: [order],
  } = await shop.orders.read({ number, phone: buyer.phone }, sessionlessCaller);
  expect(order).toMatchObject({
    status: 'created',
    toPay: 21_470,
    contact: { firstName: 'Әсел', phoneMasked: redactPhone(buyer.phone) },
    cancellable: true,
  });
  expect(order!.tracking.map(({ status, state }) => `${status} ${state}`)).toEqual([
    'created current',
    'preparing ahead',
    'on_the_way ahead',
    'completed ahead',
  ]);
});

test('takes stock from the chosen pickup shop first', async () => {
  const product = await shop.addProduct({ stock: { 1: 5, 2: 5 } });
  const buyer = await shop.shopper({ [product]: 2 }, { delivery: { kind: 'pickup', shopId: 2 } });
  await buyer.place();
  const rows = await database.db
    .$client`select shop_id, reserved from stocks where product_id = ${product} order by shop_id`;
  expect(rows.map(({ shop_id, reserved }) => [shop_id, reserved])).toEqual([
    [1, 0],
    [2, 2],
  ]);
});

test('requires prepayment and no delivery for digital products', async () => {
  const product = await shop.addProduct({ isDigital: true, price: 3_000, stock: { 4: null } });
  const { sessionId } = await shop.sessions.create();
  const caller = {
    sessionId,
    city: almaty,
    now: noon,
    language: 'kk' as const,
    origin: 'http://shop.test',
    ip: '10.1.0.1',
    ensureSession: async () => sessionId,
  };
  await shop.cart.add(caller, product, 1);
  const checkout = await shop.checkout.read(caller);
  expect(checkout).toMatchObject({
    courier: null,
    pickup: [],
    payments: ['card', 'qr'],
    draft: { delivery: { kind: 'digital' } },
    toPay: 3_000,
  });
  await expect(shop.checkout.setPayment(caller, { method: 'on-receipt' })).rejects.toThrow(
    'payment_method_unavailable',
  );
  await expect(shop.checkout.setDelivery(caller, courierToday)).rejects.toThrow('invalid_input');
});

test("reports a conflict with the existing order's number for the same key with another cart", async () => {
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: 1 });
  const { number } = await buyer.place('key');
  await shop.cart.add(buyer.caller, product, 2);
  await shop.checkout.setContact(buyer.caller, { ...contact, phone: buyer.phone });
  await shop.checkout.setDelivery(buyer.caller, courierToday);
  const { stamp } = await shop.checkout.setPayment(buyer.caller, { method: 'on-receipt' });
  await expect(shop.checkout.place(buyer.sessionId, stamp, 'key', buyer.caller)).rejects.toMatchObject({
    error: 'idempotency_conflict',
    details: { number },
  });
  await expect(buyer.place('key')).resolves.toMatchObject({ number });
  const secondOrder = await shop.checkout.place(buyer.sessionId, stamp, 'another key', buyer.caller);
  expect(secondOrder.number).not.toBe(number);
});
