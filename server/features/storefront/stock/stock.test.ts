import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalReason } from '#server/platform/http/refusal.ts';
import { findOrderable } from '../catalog/products.rows.ts';
import { createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let shop: Ordering;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
});
afterAll(() => database.drop());

async function planned(product: Parameters<Ordering['addProduct']>[0], quantity: number, shopId?: number) {
  const id = await shop.addProduct(product);
  const [found] = await findOrderable(database.db.$client, [id], 1, noon);
  const { takes, ...plan } = shop.stock.plan(found!, quantity, { cityId: 1, now: noon, shopId });
  return { ...plan, takes: takes.map((take) => [take.shopId, take.quantity]) };
}

test.each([
  ['the warehouse before the shops', { stock: { 1: 5, 4: 5 } }, 2, undefined, [[4, 2]], '2026-11-24', 10],
  ['the chosen shop before the warehouse', { stock: { 1: 5, 4: 5 } }, 2, 1, [[1, 2]], '2026-11-24', 10],
  [
    'the fuller shop first, then the next',
    { stock: { 1: 2, 2: 5 } },
    6,
    undefined,
    [
      [2, 5],
      [1, 1],
    ],
    '2026-11-24',
    7,
  ],
  [
    'the city before another city',
    { stock: { 2: 1, 3: 9 } },
    3,
    undefined,
    [
      [2, 1],
      [3, 2],
    ],
    '2026-11-26',
    10,
  ],
  ['a quantity that is not counted', { stock: { 1: null } }, 50, undefined, [[1, 50]], '2026-11-24', null],
  ['the supplier for the rest', { stock: { 1: 1 }, supplierDays: 4 }, 3, undefined, [[1, 1]], '2026-11-28', null],
  ['nothing of a pre-order', { stock: { 1: 1 }, preorderDate: '2026-12-01' }, 3, undefined, [], '2026-12-01', null],
] as const)('takes %s', async (_name, product, quantity, shopId, takes, ready, available) => {
  expect(await planned(product as never, quantity, shopId)).toMatchObject({ takes, ready, available, missing: 0 });
});

test('delivers stock of a warehouse without a city after the configured days', async () => {
  const remoteShop = await createOrdering(database.db, { settings: { 'feed.centralDays': 3 } });
  const plan = async (stock: Record<number, number>, quantity: number) => {
    const id = await remoteShop.addProduct({ stock });
    const [found] = await findOrderable(database.db.$client, [id], 1, noon);
    const { state, ready, available } = remoteShop.stock.plan(found!, quantity, { cityId: 1, now: noon });
    return { state, ready, available };
  };
  expect(await plan({ 4: 5 }, 2)).toEqual({ state: 'to-order', ready: '2026-11-27', available: 5 });
  expect(await plan({ 1: 1, 4: 5 }, 1)).toEqual({ state: 'in-stock', ready: '2026-11-24', available: 6 });
  expect(await plan({ 1: 1, 4: 5 }, 2)).toEqual({ state: 'in-stock', ready: '2026-11-27', available: 6 });
  expect(await plan({ 3: 5, 4: 5 }, 2)).toEqual({ state: 'other-city', ready: '2026-11-26', available: 10 });
});

test.each([
  ['more than there is', { stock: { 1: 2 } }, 3, 2, 1],
  ['a withdrawn product', { isWithdrawn: true }, 1, 0, 1],
  ['a product without a price', { price: null }, 1, 0, 1],
  ['a product that is out', { stock: {} }, 1, 0, 1],
] as const)('refuses to reserve %s', async (_name, product, quantity, available, missing) => {
  expect(await planned(product as never, quantity)).toMatchObject({ available, missing, takes: [], ready: null });
});

const reasonOf = (reserving: PromiseLike<unknown>) => reserving.then(() => undefined, refusalReason);

test('reports why a reservation is refused, gone or only for verified phones, also with a cached plan in PostgreSQL', async () => {
  const id = await shop.addProduct({ stock: { 1: 10 } });
  const other = await shop.addProduct({ stock: { 1: 0 } });
  const sql = database.db.$client;
  const share = { percent: 20, quantity: 1 };
  const createTakes = (quantity: number, secondQuantity = 0) => [
    { productId: id, shopId: 1, quantity },
    ...(secondQuantity > 0 ? [{ productId: other, shopId: 1, quantity: secondQuantity }] : []),
  ];
  for (let time = 0; time < 8; time++) {
    expect(await reasonOf(shop.stock.reserve(sql, createTakes(11), null))).toBe('gone');
    expect(await reasonOf(shop.stock.reserve(sql, createTakes(1, 1), null))).toBe('gone');
    expect(await reasonOf(shop.stock.reserve(sql, [{ productId: id, shopId: 4, quantity: 1 }], null))).toBe('gone');
    expect(await reasonOf(shop.stock.reserve(sql, createTakes(3), share))).toBe('unproven-share');
  }
  expect(await shop.readStock(id)).toEqual({ quantity: 10, reserved: 0 });
  await shop.stock.reserve(sql, createTakes(2), share);
  expect(await reasonOf(shop.stock.reserve(sql, createTakes(1), share))).toBe('unproven-share');
  await shop.stock.reserve(sql, createTakes(8), null);
  expect(await shop.readStock(id)).toEqual({ quantity: 10, reserved: 10 });
});

test('reserves everything or nothing, and reserves released stock again', async () => {
  const id = await shop.addProduct({ stock: { 1: 3 } });
  const sql = database.db.$client;
  const createTakes = (quantity: number) => [{ productId: id, shopId: 1, quantity }];
  await shop.stock.reserve(sql, createTakes(2), null);
  expect(await reasonOf(shop.stock.reserve(sql, createTakes(2), null))).toBe('gone');
  expect(await shop.readStock(id)).toEqual({ quantity: 3, reserved: 2 });
  await shop.stock.release(
    sql,
    createTakes(2).map((item) => ({ ...item, unproven: false })),
  );
  await shop.stock.reserve(sql, createTakes(3), null);
  await shop.stock.handOver(sql, createTakes(3));
  expect(await shop.readStock(id)).toEqual({ quantity: 0, reserved: 0 });
});

test('keeps uncounted stock uncounted after a handover', async () => {
  const id = await shop.addProduct({ stock: { 1: null } });
  const sql = database.db.$client;
  const takes = [{ productId: id, shopId: 1, quantity: 3 }];
  await shop.stock.reserve(sql, takes, null);
  await shop.stock.handOver(sql, takes);
  const [row] = await sql`select quantity, reserved from stocks where product_id = ${id}`;
  expect(row).toMatchObject({ quantity: null, reserved: 0 });
});

test('never releases or hands over more than was reserved', async () => {
  const id = await shop.addProduct({ stock: { 1: 3 } });
  const sql = database.db.$client;
  const take = { productId: id, shopId: 1, quantity: 1, unproven: false };
  await expect(shop.stock.release(sql, [take])).rejects.toThrow('stocks_reserved');
  await expect(shop.stock.handOver(sql, [take])).rejects.toThrow('stocks_reserved');
  await expect(sql`update stocks set quantity = 0, reserved = 1 where product_id = ${id}`).rejects.toThrow(
    'stocks_reserved',
  );
  expect(await shop.readStock(id)).toEqual({ quantity: 3, reserved: 0 });
});
