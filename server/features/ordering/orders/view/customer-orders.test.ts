import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createPromoCode } from '#test/factories/orders/savings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { inTransaction } from '#server/platform/database/db.ts';
import { createCustomerOrdersService, type CustomerOrdersService } from './customer-orders.service.ts';

let database: TestDatabase;
let shop: Ordering;
let customerOrders: CustomerOrdersService;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
  customerOrders = createCustomerOrdersService(shop);
});
afterAll(() => database.drop());

/** An order of a logged-in customer. */
async function ordered(products: Record<number, number>, delivery = courierToday) {
  const { customerId } = await insertCustomer(database.db, `70400${String(++phones).padStart(5, '0')}`);
  const buyer = await shop.shopper(products, { delivery });
  const { number } = await buyer.place();
  await database.db.$client`update orders set customer_id = ${customerId} where master_number = ${number}`;
  return { ...buyer, customerId, number };
}

test('lists orders by tab with counts and hides those of other customers', async () => {
  const product = await shop.addProduct();
  const { customerId, number, caller } = await ordered({ [product]: 1 }, { kind: 'pickup', shopId: 1 });
  const otherCustomerId = (await insertCustomer(database.db, '7049999999')).customerId;
  const countTabs = async (owner: number) =>
    (await customerOrders.list(owner, { tab: 'active', page: 1 }, caller)).counts;
  // Paid at the door: awaits confirmation by phone.
  expect(await countTabs(customerId)).toEqual({ active: 1, current: 0, finished: 0 });
  const listNumbers = async (tab: 'active' | 'current') =>
    (await customerOrders.list(customerId, { tab, page: 1 }, caller)).orders.length;
  expect([await listNumbers('active'), await listNumbers('current')]).toEqual([1, 0]);
  await shop.orders.advance(number, 'preparing', 'operator', noon);
  expect(await countTabs(customerId)).toEqual({ active: 0, current: 1, finished: 0 });
  expect([await listNumbers('active'), await listNumbers('current')]).toEqual([0, 1]);
  await shop.orders.advance(number, 'awaiting_client', 'operator', noon);
  const { orders, more } = await customerOrders.list(customerId, { tab: 'active', page: 1 }, caller);
  expect([orders.map((order) => order.number), more]).toEqual([[number], false]);
  await shop.orders.advance(number, 'completed', 'operator', noon);
  expect(await countTabs(customerId)).toEqual({ active: 0, current: 0, finished: 1 });
  expect(await countTabs(otherCustomerId)).toEqual({ active: 0, current: 0, finished: 0 });
});

test('adds available products to the cart on reorder and lists the others', async () => {
  const [abundant, scarce, soldOut] = [
    await shop.addProduct(),
    await shop.addProduct({ stock: { 1: 4 } }),
    await shop.addProduct({ stock: { 1: 1 } }),
  ];
  const { customerId, number, caller } = await ordered({ [abundant]: 2, [scarce]: 3, [soldOut]: 1 });
  const { added, missing, cart } = await customerOrders.repeat(customerId, number, caller);
  expect(added).toBe(3);
  expect(missing).toMatchObject([
    { productId: scarce, wanted: 3, added: 1 },
    { productId: soldOut, wanted: 1, added: 0 },
  ]);
  expect(cart.lines.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2]);
});

test('orders the same quantities again despite repeated clicks, and shows a price that rose', async () => {
  const [dearer, cheaper, other] = [await shop.addProduct(), await shop.addProduct(), await shop.addProduct()];
  const { customerId, number, caller } = await ordered({ [dearer]: 2, [cheaper]: 1 }, { kind: 'pickup', shopId: 1 });
  await shop.cart.add(caller, other, 1);
  const sql = database.db.$client;
  await sql`update offers set price = 12990 where product_id = ${dearer}`;
  await sql`update offers set price = 8990 where product_id = ${cheaper}`;
  await customerOrders.repeat(customerId, number, caller);
  const { cart } = await customerOrders.repeat(customerId, number, caller);
  const lines = new Map(cart.lines.map((line) => [line.product.id, line]));
  expect(lines.get(dearer)).toMatchObject({ quantity: 2, state: 'repriced', priceSeen: 9_990, selected: true });
  expect(lines.get(cheaper)).toMatchObject({ quantity: 1, state: 'ok', selected: true });
  expect(lines.get(other)).toMatchObject({ selected: false });
});

test('distinguishes delivered products and keys of one order in cart and order', async () => {
  const [phone, key] = [await shop.addProduct(), await shop.addProduct({ isDigital: true, stock: { 4: null } })];
  const buyer = await shop.shopper({ [phone]: 1, [key]: 1 }, { method: 'card' });
  const digital = (lines: readonly { digital: boolean }[]) => lines.map((line) => line.digital);
  expect(digital((await shop.cart.read(buyer.caller)).lines)).toEqual([false, true]);
  const { number } = await buyer.place();
  const { orders } = await shop.orders.read({ number }, buyer.caller);
  expect(orders.map(({ lines }) => digital(lines))).toEqual([[false, true]]);
});

test('asks about a guest order of another name with the sum to pay', async () => {
  const { customerId } = await insertCustomer(database.db, '7048888888');
  const product = await shop.addProduct({ price: 50_000 });
  const code = await createPromoCode(shop, { kind: 'percent', value: 10 });
  const guest = await shop.shopper({ [product]: 2 });
  const { stamp, toPay } = await shop.checkout.setPromo(guest.caller, code);
  const { number } = await shop.checkout.place(guest.sessionId, stamp, 'claimed', guest.caller);
  await database.db.$client`update orders set first_name = 'Гүлнұр' where master_number = ${number}`;
  await inTransaction(database.db, (tx) =>
    shop.orders.mergeGuest(tx, { from: null, to: 0, customerId, verifiedPhone: guest.phone }, { now: noon }),
  );
  expect(toPay).toBe(90_000);
  expect(await shop.orders.claims.list(customerId)).toMatchObject([{ number, quantity: 2, total: toPay }]);
});

test('promises the pickup time of today once confirmed, and the bonuses of the sum after discounts', async () => {
  const product = await shop.addProduct({ price: 10_000, bonusPercent: 5 });
  const code = await createPromoCode(shop, { kind: 'percent', value: 10 });
  const buyer = await shop.shopper({ [product]: 1 }, { delivery: { kind: 'pickup', shopId: 1 } });
  const { stamp, earnedBonuses } = await shop.checkout.setPromo(buyer.caller, code);
  const { number } = await shop.checkout.place(buyer.sessionId, stamp, 'pickup', buyer.caller);
  const readOrder = async () => (await shop.orders.read({ number }, buyer.caller)).orders[0];
  expect(earnedBonuses).toBe(450);
  expect(await readOrder()).toMatchObject({ earnedBonuses, delivery: { date: '2026-11-24', readyAt: null } });
  await shop.orders.advance(number, 'preparing', 'operator', noon);
  expect((await readOrder())?.delivery.readyAt).toBe(new Date(noon.getTime() + HOUR_MS).toISOString());
  await shop.orders.cancel({ number }, buyer.caller);
  expect(await readOrder()).toMatchObject({ earnedBonuses: 0, delivery: { readyAt: null } });
});
