import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createCustomerOrdersService, type CustomerOrdersService } from './customer-orders.service.ts';

let database: TestDatabase;
let shop: Ordering;
let customerOrders: CustomerOrdersService;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db, { settings: { 'delivery.slotCapacity': 2, 'slot.unprovenPercent': 100 } });
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

const countUsed = async (day: string, slot: string): Promise<number> => {
  const [row] = await database.db
    .$client`select used from slot_uses where city_id = 1 and day = ${day} and slot = ${slot}`;
  return (row?.used as number | undefined) ?? 0;
};

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

test('books a new visit and releases the old one until the order ships', async () => {
  const { customerId, number, caller } = await ordered({ [await shop.addProduct()]: 1 });
  const usedBefore = await countUsed('2026-11-24', '14-18');
  const days = await customerOrders.dates(customerId, number, noon);
  expect(days[0]?.date).toBe('2026-11-24');
  const [order] = await customerOrders.changeDate(customerId, { number, date: '2026-11-26', slot: '18-22' }, caller);
  expect(order?.delivery).toMatchObject({ date: '2026-11-26', slot: '18-22' });
  expect([await countUsed('2026-11-24', '14-18'), await countUsed('2026-11-26', '18-22')]).toEqual([usedBefore - 1, 1]);
  for (const to of ['preparing', 'on_the_way'] as const) await shop.orders.advance(number, to, 'operator', noon);
  await expect(
    customerOrders.changeDate(customerId, { number, date: '2026-11-27', slot: '18-22' }, caller),
  ).rejects.toThrow('order_date_fixed');
});

test('changes the date of each part of a split order separately', async () => {
  const [nearProduct, farProduct] = [await shop.addProduct(), await shop.addProduct({ stock: { 3: 5 } })];
  const { customerId, number, caller } = await ordered({ [nearProduct]: 1, [farProduct]: 1 }, {
    ...courierToday,
    slot: '18-22',
    parts: 'split',
  } as typeof courierToday);
  const orderBefore = await shop.orders.read({ number }, caller);
  const numbers = orderBefore.orders.map((order) => order.number);
  expect(numbers).toHaveLength(2);
  const visits = (orders: readonly { delivery: { date: string | null; slot: string | null } }[]) =>
    orders.map(({ delivery: { date, slot } }) => ({ date, slot }));
  const agreed = visits(orderBefore.orders);
  for (const part of [1, 0]) {
    const days = await customerOrders.dates(customerId, numbers[part]!, noon);
    const day = days.at(-1 - part)!;
    const newSlot = { date: day.date, slot: day.slots.find(({ free }) => free)!.slot };
    agreed[part] = newSlot;
    expect(visits(await customerOrders.changeDate(customerId, { number: numbers[part]!, ...newSlot }, caller))).toEqual(
      agreed,
    );
  }
});

test('refuses a full slot and a day before the promised one, and keeps the old visit', async () => {
  const product = await shop.addProduct();
  const laterDelivery = { ...courierToday, date: '2026-11-28', slot: '10-14' } as typeof courierToday;
  for (let count = 0; count < 2; count++) await ordered({ [product]: 1 }, laterDelivery);
  const { customerId, number, caller } = await ordered({ [product]: 1 }, {
    ...laterDelivery,
    date: '2026-11-27',
  } as typeof courierToday);
  for (const date of ['2026-11-28', '2026-11-26'])
    await expect(customerOrders.changeDate(customerId, { number, date, slot: '10-14' }, caller)).rejects.toThrow(
      'slot_unavailable',
    );
  expect(await countUsed('2026-11-27', '10-14')).toBe(1);
});

test('gives the last courier of a slot to one of two concurrent customers, and both keep a visit', async () => {
  const product = await shop.addProduct();
  const at = (date: string) => ({ ...courierToday, date, slot: '10-14' }) as typeof courierToday;
  await ordered({ [product]: 1 }, at('2026-12-01'));
  const numbers = [
    await ordered({ [product]: 1 }, at('2026-11-29')),
    await ordered({ [product]: 1 }, at('2026-11-30')),
  ];
  const results = await Promise.allSettled(
    numbers.map(({ customerId, number, caller }) =>
      customerOrders.changeDate(customerId, { number, date: '2026-12-01', slot: '10-14' }, caller),
    ),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await countUsed('2026-12-01', '10-14')).toBe(2);
  expect((await countUsed('2026-11-29', '10-14')) + (await countUsed('2026-11-30', '10-14'))).toBe(1);
});

test('limits unverified orders in a slot when dates change', async () => {
  const strict = await createOrdering(database.db, {
    settings: { 'delivery.slotCapacity': 4, 'slot.unprovenPercent': 50 },
  });
  const orders = createCustomerOrdersService(strict);
  const product = await shop.addProduct();
  const at = (date: string) => ({ ...courierToday, date, slot: '14-18' }) as typeof courierToday;
  const numbers = [];
  for (const day of ['25', '27', '29']) numbers.push(await ordered({ [product]: 1 }, at(`2026-11-${day}`)));
  const results = await Promise.allSettled(
    numbers.map(({ customerId, number, caller }) =>
      orders.changeDate(customerId, { number, date: '2026-11-30', slot: '14-18' }, caller),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await countUsed('2026-11-30', '14-18')).toBe(2);
  // Paid orders may still change the date.
  const lastOrder = numbers[results.findIndex(({ status }) => status === 'rejected')]!;
  await database.db.$client`update orders set status = 'paid' where master_number = ${lastOrder.number}`;
  await orders.changeDate(
    lastOrder.customerId,
    { number: lastOrder.number, date: '2026-11-30', slot: '14-18' },
    lastOrder.caller,
  );
});

test('offers no date change for an order without a courier', async () => {
  const { customerId, number } = await ordered({ [await shop.addProduct()]: 1 }, { kind: 'pickup', shopId: 1 });
  await expect(customerOrders.dates(customerId, number, noon)).rejects.toThrow('order_date_fixed');
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
