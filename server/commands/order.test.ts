import { afterAll, beforeAll, expect, test } from 'vitest';
import { courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { runOrder } from './order.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

let database: TestDatabase;
let shop: Ordering;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
});
afterAll(() => database.drop());

const LIMIT = 200_000;
const run = (...args: string[]) => runOrder(shop.orders, args, noon, LIMIT);
const placeOrder = async () => (await shop.shopper({ [await shop.addProduct()]: 1 })).place();
const dayLater = new Date(noon.getTime() + 25 * HOUR_MS);

test('shows the state of an order without its buyer', async () => {
  const { number } = await placeOrder();
  const { text, code } = await run(`№ ${number}`);
  expect(code).toBe(0);
  expect(text).toMatch(new RegExp(`^${number}  created\\n  courier 2026-11-24, on-receipt, \\d+ tenge\\n`));
  expect(text).toContain('next: preparing, cancelled');
  expect(text).not.toMatch(/701\d{7}|Әсел|Абая/);
});

test('keeps an order with payment on delivery that an operator has confirmed', async () => {
  const [confirmed, forgotten] = [await placeOrder(), await placeOrder()];
  expect(await run(confirmed.number, 'preparing')).toEqual({
    code: 0,
    text: expect.stringContaining('next: on_the_way, cancelled'),
  });
  await shop.orders.expire(dayLater);
  expect((await run(confirmed.number)).text).toContain('preparing');
  expect((await run(forgotten.number)).text).toContain('cancelled\n');
});

test('changes nothing for a step that the transition table forbids', async () => {
  const { number } = await placeOrder();
  expect(await run(number, 'completed')).toEqual({ code: 1, text: expect.stringContaining('cannot move it') });
  expect((await run(number)).text).toContain(`${number}  created`);
});

test('leaves the cancellation of a large paid order to two operators', async () => {
  const placeOrder = async (price: number) => {
    const { number } = await (await shop.shopper({ [await shop.addProduct({ price })]: 1 })).place();
    await database.db.$client`update orders set is_paid = true where number = ${number}`;
    return number;
  };
  const large = await placeOrder(LIMIT + 1);
  expect(await run(large, 'cancelled')).toEqual({ code: 1, text: expect.stringContaining('needs two operators') });
  expect((await run(large)).text).toContain(`${large}  created`);
  expect(await run(await placeOrder(50_000), 'cancelled')).toMatchObject({ code: 0 });
});

test('requires the number of one part for a split order', async () => {
  const products = [await shop.addProduct(), await shop.addProduct({ stock: { 3: 5 } })];
  const delivery = { ...courierToday, parts: 'split' } as typeof courierToday;
  const buyer = await shop.shopper(Object.fromEntries(products.map((id) => [id, 1])), { delivery });
  const { number } = await buyer.place();
  expect(await run(number, 'preparing')).toEqual({ code: 1, text: expect.stringContaining('2 parts') });
  expect((await run(`${number}-2`, 'preparing')).text).toContain(`${number}-2  preparing`);
  expect((await run(number)).text).toMatch(new RegExp(`${number}\\S* {2}created[^]*${number}-2 {2}preparing`));
});

test.each([
  [[], 2, 'npm run order'],
  [['abc'], 2, 'npm run order'],
  [['10000001', 'lost'], 2, 'States: created'],
  [['99999999'], 1, 'order 99999999 does not exist'],
])('rejects %j with code %i', async (args, code, words) => {
  expect(await run(...args)).toEqual({ code, text: expect.stringContaining(words) });
});
