import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createCustomerOrdersService, type CustomerOrdersService } from './customer-orders.service.ts';

let database: TestDatabase;
let shop: Ordering;
let own: CustomerOrdersService;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db, { settings: { 'delivery.slotCapacity': 2, 'slot.unprovenPercent': 100 } });
  own = createCustomerOrdersService(shop);
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

const used = async (day: string, slot: string): Promise<number> => {
  const [row] = await database.db
    .$client`select used from slot_uses where city_id = 1 and day = ${day} and slot = ${slot}`;
  return (row?.used as number | undefined) ?? 0;
};

test('lists orders by tab with counts and hides those of other customers', async () => {
  const product = await shop.addProduct();
  const { customerId, number, caller } = await ordered({ [product]: 1 }, { kind: 'pickup', shopId: 1 });
  const stranger = (await insertCustomer(database.db, '7049999999')).customerId;
  const tabs = async (who: number) => (await own.list(who, { tab: 'active', page: 1 }, caller)).counts;
  // Paid at the door: awaits confirmation by phone.
  expect(await tabs(customerId)).toEqual({ active: 1, current: 0, finished: 0 });
  const listed = async (tab: 'active' | 'current') =>
    (await own.list(customerId, { tab, page: 1 }, caller)).orders.length;
  expect([await listed('active'), await listed('current')]).toEqual([1, 0]);
  await shop.orders.advance(number, 'preparing', 'operator', noon);
  expect(await tabs(customerId)).toEqual({ active: 0, current: 1, finished: 0 });
  expect([await listed('active'), await listed('current')]).toEqual([0, 1]);
  await shop.orders.advance(number, 'awaiting_client', 'operator', noon);
  const { orders, more } = await own.list(customerId, { tab: 'active', page: 1 }, caller);
  expect([orders.map((order) => order.number), more]).toEqual([[number], false]);
  await shop.orders.advance(number, 'completed', 'operator', noon);
  expect(await tabs(customerId)).toEqual({ active: 0, current: 0, finished: 1 });
  expect(await tabs(stranger)).toEqual({ active: 0, current: 0, finished: 0 });
});

test('books a new visit and releases the old one until the order ships', async () => {
  const { customerId, number, caller } = await ordered({ [await shop.addProduct()]: 1 });
  const before = await used('2026-11-24', '14-18');
  const days = await own.dates(customerId, number, noon);
  expect(days[0]?.date).toBe('2026-11-24');
  const [order] = await own.changeDate(customerId, { number, date: '2026-11-26', slot: '18-22' }, caller);
  expect(order?.delivery).toMatchObject({ date: '2026-11-26', slot: '18-22' });
  expect([await used('2026-11-24', '14-18'), await used('2026-11-26', '18-22')]).toEqual([before - 1, 1]);
  for (const to of ['preparing', 'on_the_way'] as const) await shop.orders.advance(number, to, 'operator', noon);
  await expect(own.changeDate(customerId, { number, date: '2026-11-27', slot: '18-22' }, caller)).rejects.toThrow(
    'order_date_fixed',
  );
});

test('changes the date of each part of a split order separately', async () => {
  const [near, far] = [await shop.addProduct(), await shop.addProduct({ stock: { 3: 5 } })];
  const { customerId, number, caller } = await ordered({ [near]: 1, [far]: 1 }, {
    ...courierToday,
    slot: '18-22',
    parts: 'split',
  } as typeof courierToday);
  const before = await shop.orders.read({ number }, caller);
  const numbers = before.orders.map((order) => order.number);
  expect(numbers).toHaveLength(2);
  const visits = (orders: readonly { delivery: { date: string | null; slot: string | null } }[]) =>
    orders.map(({ delivery: { date, slot } }) => ({ date, slot }));
  const agreed = visits(before.orders);
  for (const part of [1, 0]) {
    const days = await own.dates(customerId, numbers[part]!, noon);
    const day = days.at(-1 - part)!;
    const wanted = { date: day.date, slot: day.slots.find(({ free }) => free)!.slot };
    agreed[part] = wanted;
    expect(visits(await own.changeDate(customerId, { number: numbers[part]!, ...wanted }, caller))).toEqual(agreed);
  }
});

test('refuses a full slot and a day before the promised one, and keeps the old visit', async () => {
  const product = await shop.addProduct();
  const later = { ...courierToday, date: '2026-11-28', slot: '10-14' } as typeof courierToday;
  for (let count = 0; count < 2; count++) await ordered({ [product]: 1 }, later);
  const { customerId, number, caller } = await ordered({ [product]: 1 }, {
    ...later,
    date: '2026-11-27',
  } as typeof courierToday);
  for (const date of ['2026-11-28', '2026-11-26'])
    await expect(own.changeDate(customerId, { number, date, slot: '10-14' }, caller)).rejects.toThrow(
      'slot_unavailable',
    );
  expect(await used('2026-11-27', '10-14')).toBe(1);
});

test('gives the last courier of a slot to one of two concurrent customers, and both keep a visit', async () => {
  const product = await shop.addProduct();
  const at = (date: string) => ({ ...courierToday, date, slot: '10-14' }) as typeof courierToday;
  await ordered({ [product]: 1 }, at('2026-12-01'));
  const both = [await ordered({ [product]: 1 }, at('2026-11-29')), await ordered({ [product]: 1 }, at('2026-11-30'))];
  const results = await Promise.allSettled(
    both.map(({ customerId, number, caller }) =>
      own.changeDate(customerId, { number, date: '2026-12-01', slot: '10-14' }, caller),
    ),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await used('2026-12-01', '10-14')).toBe(2);
  expect((await used('2026-11-29', '10-14')) + (await used('2026-11-30', '10-14'))).toBe(1);
});

test('limits unverified orders in a slot when dates change', async () => {
  const strict = await createOrdering(database.db, {
    settings: { 'delivery.slotCapacity': 4, 'slot.unprovenPercent': 50 },
  });
  const orders = createCustomerOrdersService(strict);
  const product = await shop.addProduct();
  const at = (date: string) => ({ ...courierToday, date, slot: '14-18' }) as typeof courierToday;
  const placed = [];
  for (const day of ['25', '27', '29']) placed.push(await ordered({ [product]: 1 }, at(`2026-11-${day}`)));
  const moved = await Promise.allSettled(
    placed.map(({ customerId, number, caller }) =>
      orders.changeDate(customerId, { number, date: '2026-11-30', slot: '14-18' }, caller),
    ),
  );
  expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await used('2026-11-30', '14-18')).toBe(2);
  // Paid orders may still change the date.
  const last = placed[moved.findIndex(({ status }) => status === 'rejected')]!;
  await database.db.$client`update orders set status = 'paid' where master_number = ${last.number}`;
  await orders.changeDate(last.customerId, { number: last.number, date: '2026-11-30', slot: '14-18' }, last.caller);
});

test('offers no date change for an order without a courier', async () => {
  const { customerId, number } = await ordered({ [await shop.addProduct()]: 1 }, { kind: 'pickup', shopId: 1 });
  await expect(own.dates(customerId, number, noon)).rejects.toThrow('order_date_fixed');
});

test('adds available products to the cart on reorder and lists the others', async () => {
  const [plenty, few, gone] = [
    await shop.addProduct(),
    await shop.addProduct({ stock: { 1: 4 } }),
    await shop.addProduct({ stock: { 1: 1 } }),
  ];
  const { customerId, number, caller } = await ordered({ [plenty]: 2, [few]: 3, [gone]: 1 });
  const { added, missing, cart } = await own.repeat(customerId, number, caller);
  expect(added).toBe(3);
  expect(missing).toMatchObject([
    { productId: few, wanted: 3, added: 1 },
    { productId: gone, wanted: 1, added: 0 },
  ]);
  expect(cart.lines.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2]);
});

test('orders again exactly what was ordered, however often it is pressed, and shows a price that rose', async () => {
  const [dearer, cheaper, other] = [await shop.addProduct(), await shop.addProduct(), await shop.addProduct()];
  const { customerId, number, caller } = await ordered({ [dearer]: 2, [cheaper]: 1 }, { kind: 'pickup', shopId: 1 });
  await shop.cart.add(caller, other, 1);
  const sql = database.db.$client;
  await sql`update offers set price = 12990 where product_id = ${dearer}`;
  await sql`update offers set price = 8990 where product_id = ${cheaper}`;
  await own.repeat(customerId, number, caller);
  const { cart } = await own.repeat(customerId, number, caller);
  const lines = new Map(cart.lines.map((line) => [line.product.id, line]));
  expect(lines.get(dearer)).toMatchObject({ quantity: 2, state: 'repriced', priceSeen: 9_990, selected: true });
  expect(lines.get(cheaper)).toMatchObject({ quantity: 1, state: 'ok', selected: true });
  expect(lines.get(other)).toMatchObject({ selected: false });
});

test('distinguishes delivered products and keys of one order in cart and order', async () => {
  const [phone, key] = [await shop.addProduct(), await shop.addProduct({ digital: true, stock: { 4: null } })];
  const buyer = await shop.shopper({ [phone]: 1, [key]: 1 }, { method: 'card' });
  const digital = (lines: readonly { digital: boolean }[]) => lines.map((line) => line.digital);
  expect(digital((await shop.cart.read(buyer.caller)).lines)).toEqual([false, true]);
  const { number } = await buyer.place();
  const { orders } = await shop.orders.read({ number }, buyer.caller);
  expect(orders.map(({ lines }) => digital(lines))).toEqual([[false, true]]);
});
