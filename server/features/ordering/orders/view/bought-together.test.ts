import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { countBoughtTogether } from './bought-together.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const now = new Date('2026-11-21T06:00:00Z');
let database: TestDatabase;
let phone = 0;
let glass = 0;
let cable = 0;
let orders = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertCatalogFrame(database.db);
  [phone, glass, cable] = [
    await insertProduct(database.db),
    await insertProduct(database.db),
    await insertProduct(database.db),
  ];
});
beforeEach(() => database.db.$client`truncate orders, order_lines, bought_together cascade`);
afterAll(() => database.drop());

async function order(
  products: readonly number[],
  { status = 'completed', master, daysAgo = 3 }: { status?: string; master?: string; daysAgo?: number } = {},
): Promise<number> {
  const sql = database.db.$client;
  const number = `T-${++orders}`;
  const [row] = await sql<{ id: number }[]>`
    insert into orders (number, master_number, language, city_id, status, first_name, last_name, phone, email, delivery_kind, payment_method, to_pay, products_total, explanation, created_at)
    values (${number}, ${master ?? number}, 'ru', 1, ${status}, 'Имя', 'Имя', '7010000000', 'a@example.kz', 'courier', 'on-receipt', 1, 1, '[]', ${new Date(now.getTime() - daysAgo * DAY_MS).toISOString()}) returning id`;
  for (const product of products)
    await sql`insert into order_lines (order_id, product_id, name_ru, name_kk, quantity, price, total) values (${row!.id}, ${product}, 'x', 'x', 2, 1, 2)`;
  return row!.id;
}

const pairs = async () => {
  const rows = await database.db.$client<
    { a: number; b: number; orders: number }[]
  >`select product_id as a, other_id as b, orders from bought_together order by 1, 2`;
  return rows.map(({ a, b, orders: count }) => [a, b, count]);
};

it('counts orders with both products in both directions, from two orders up', async () => {
  await order([phone, glass]);
  await order([phone, glass, cable]);
  await countBoughtTogether(database.db, now);
  expect(await pairs()).toEqual([
    [phone, glass, 2],
    [glass, phone, 2],
  ]);
});

it('counts the parts of a split order once and skips cancelled and old orders', async () => {
  await order([phone], { master: 'M-1' });
  await order([glass], { master: 'M-1' });
  await order([phone, glass]);
  await order([phone, glass], { status: 'cancelled' });
  await order([phone, glass], { daysAgo: 400 });
  await countBoughtTogether(database.db, now);
  expect(await pairs()).toEqual([
    [phone, glass, 2],
    [glass, phone, 2],
  ]);
});

it('updates only changed pairs', async () => {
  await order([phone, glass]);
  const lastOrder = await order([phone, glass]);
  expect(await countBoughtTogether(database.db, now)).toBe(2);
  expect(await countBoughtTogether(database.db, now)).toBe(0);
  await order([phone, glass, cable]);
  await order([phone, cable]);
  expect(await countBoughtTogether(database.db, now)).toBe(4);
  expect(await pairs()).toEqual([
    [phone, glass, 3],
    [phone, cable, 2],
    [glass, phone, 3],
    [cable, phone, 2],
  ]);
  await database.db.$client`update orders set status = 'cancelled' where id <> ${lastOrder}`;
  await countBoughtTogether(database.db, now);
  expect(await pairs()).toEqual([]);
});
