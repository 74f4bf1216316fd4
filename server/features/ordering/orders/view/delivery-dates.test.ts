import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/durations.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createOperatorOrdersService } from './operator-orders.service.ts';
import { createDeliveryDatesService, type DeliveryDatesService } from './delivery-dates.service.ts';

let database: TestDatabase;
let shop: Ordering;
let dates: DeliveryDatesService;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db, { settings: { 'delivery.slotCapacity': 2, 'slot.unprovenPercent': 100 } });
  dates = createDeliveryDatesService(shop);
});
afterAll(() => database.drop());

/** An order of a logged-in customer. */
async function ordered(products: Record<number, number>, delivery = courierToday) {
  const customer = await insertCustomer(database.db, `70450${String(++phones).padStart(5, '0')}`);
  const buyer = await shop.shopper(products, { delivery, customer });
  const { number } = await buyer.place();
  return { ...buyer, number };
}

const countUsed = async (day: string, slot: string): Promise<number> => {
  const [row] = await database.db
    .$client`select used from slot_uses where city_id = 1 and day = ${day} and slot = ${slot}`;
  return (row?.used as number | undefined) ?? 0;
};

test('books a new visit and releases the old one until the order ships', async () => {
  const { number, caller } = await ordered({ [await shop.addProduct()]: 1 });
  const usedBefore = await countUsed('2026-11-24', '14-18');
  const days = await dates.list({ number }, caller);
  expect(days[0]?.date).toBe('2026-11-24');
  const { orders } = await dates.change({ number }, { date: '2026-11-26', slot: '18-22' }, caller);
  expect(orders[0]?.delivery).toMatchObject({ date: '2026-11-26', slot: '18-22' });
  expect([await countUsed('2026-11-24', '14-18'), await countUsed('2026-11-26', '18-22')]).toEqual([usedBefore - 1, 1]);
  for (const to of ['preparing', 'on_the_way'] as const) await shop.orders.advance(number, to, 'operator', noon);
  await expect(dates.change({ number }, { date: '2026-11-27', slot: '18-22' }, caller)).rejects.toThrow(
    'order_date_fixed',
  );
});

test('keeps the window of days when the date is changed again and again', async () => {
  const { number, caller } = await ordered({ [await shop.addProduct()]: 1 });
  const days = await dates.list({ number }, caller);
  const last = days.at(-1)!;
  const slot = last.slots.find(({ free }) => free)!.slot;
  await dates.change({ number }, { date: last.date, slot }, caller);
  const daysAfter = await dates.list({ number }, caller);
  expect(daysAfter.map(({ date }) => date)).toEqual(days.map(({ date }) => date));
});

test('changes the date of each part of a split order separately', async () => {
  const [nearProduct, farProduct] = [await shop.addProduct(), await shop.addProduct({ stock: { 3: 5 } })];
  const { number, caller } = await ordered({ [nearProduct]: 1, [farProduct]: 1 }, {
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
    const days = await dates.list({ number: numbers[part]! }, caller);
    const day = days.at(-1 - part)!;
    const newSlot = { date: day.date, slot: day.slots.find(({ free }) => free)!.slot };
    agreed[part] = newSlot;
    expect(visits((await dates.change({ number: numbers[part]! }, newSlot, caller)).orders)).toEqual(agreed);
  }
});

test('refuses a full slot and a day before the promised one, and keeps the old visit', async () => {
  const product = await shop.addProduct();
  const laterDelivery = { ...courierToday, date: '2026-11-28', slot: '10-14' } as typeof courierToday;
  for (let count = 0; count < 2; count++) await ordered({ [product]: 1 }, laterDelivery);
  const { number, caller } = await ordered({ [product]: 1 }, {
    ...laterDelivery,
    date: '2026-11-27',
  } as typeof courierToday);
  for (const date of ['2026-11-28', '2026-11-26'])
    await expect(dates.change({ number }, { date, slot: '10-14' }, caller)).rejects.toThrow('slot_unavailable');
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
    numbers.map(({ number, caller }) => dates.change({ number }, { date: '2026-12-01', slot: '10-14' }, caller)),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await countUsed('2026-12-01', '10-14')).toBe(2);
  expect((await countUsed('2026-11-29', '10-14')) + (await countUsed('2026-11-30', '10-14'))).toBe(1);
});

test('limits unverified orders in a slot when dates change', async () => {
  const strict = await createOrdering(database.db, {
    settings: { 'delivery.slotCapacity': 4, 'slot.unprovenPercent': 50 },
  });
  const strictDates = createDeliveryDatesService(strict);
  const product = await shop.addProduct();
  const at = (date: string) => ({ ...courierToday, date, slot: '14-18' }) as typeof courierToday;
  const numbers = [];
  for (const day of ['25', '27', '29']) numbers.push(await ordered({ [product]: 1 }, at(`2026-11-${day}`)));
  const results = await Promise.allSettled(
    numbers.map(({ number, caller }) => strictDates.change({ number }, { date: '2026-11-30', slot: '14-18' }, caller)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await countUsed('2026-11-30', '14-18')).toBe(2);
  // Paid orders may still change the date.
  const lastOrder = numbers[results.findIndex(({ status }) => status === 'rejected')]!;
  await database.db.$client`update orders set status = 'paid' where master_number = ${lastOrder.number}`;
  await strictDates.change({ number: lastOrder.number }, { date: '2026-11-30', slot: '14-18' }, lastOrder.caller);
});

test('offers no date change for an order without a courier', async () => {
  const { number, caller } = await ordered({ [await shop.addProduct()]: 1 }, { kind: 'pickup', shopId: 1 });
  await expect(dates.list({ number }, caller)).rejects.toThrow('order_date_fixed');
});

test('lets a guest change the date where the order can be cancelled: in its session, or by number and phone', async () => {
  const product = await shop.addProduct();
  const at = (date: string) => ({ ...courierToday, date, slot: '18-22' }) as typeof courierToday;
  const { caller, phone, place } = await shop.shopper({ [product]: 1 }, { delivery: at('2026-12-03') });
  const { number } = await place();
  const stranger = (await shop.shopper({ [product]: 1 })).caller;
  const visit = { date: '2026-12-04', slot: '10-14' } as const;
  expect((await dates.change({ number }, visit, caller)).orders[0]!.delivery).toMatchObject(visit);
  for (const key of [{ number }, { number, phone: '7019999999' }]) {
    await expect(dates.list(key, stranger)).rejects.toThrow('order_not_found');
    await expect(dates.change(key, visit, stranger)).rejects.toThrow('order_not_found');
  }
  const later = { date: '2026-12-05', slot: '14-18' } as const;
  expect((await dates.list({ number, phone }, stranger)).map(({ date }) => date)).toContain(later.date);
  expect((await dates.change({ number, phone }, later, stranger)).orders[0]!.delivery).toMatchObject(later);
});

test('records each change with its actor, for messages and operators', async () => {
  const { number, caller } = await ordered({ [await shop.addProduct()]: 1 });
  const visits = [
    { date: '2026-12-03', slot: '14-18' },
    { date: '2026-12-03', slot: '18-22' },
  ] as const;
  await dates.change({ number }, visits[0], caller);
  await dates.change({ number }, visits[0], caller);
  await dates.changeByOperator(number, visits[1], noon);
  const settings = { current: () => shop.settings() };
  const operatorOrders = createOperatorOrdersService({ ...shop, cityKeyword: () => 'almaty', settings });
  const [order] = await operatorOrders.read(number, 'ru');
  const at = noon.toISOString();
  expect(order!.visits).toEqual([
    { ...visits[0], by: 'customer', at },
    { ...visits[1], by: 'operator', at },
  ]);
  const events = await database.db.$client<{ payload: object }[]>`
    select payload from outbox where type = 'order.rescheduled' and (payload->>'orderId')::int = (select id from orders where number = ${number}) order by seq`;
  expect(events.map(({ payload }) => payload)).toMatchObject([
    { ...visits[0], by: 'customer' },
    { ...visits[1], by: 'operator' },
  ]);
});

test('limits the changes of a buyer in a day, but not those of operators', async () => {
  const { number, caller } = await ordered({ [await shop.addProduct()]: 1 });
  const visits = [
    { date: '2026-11-25', slot: '10-14' },
    { date: '2026-11-25', slot: '18-22' },
  ] as const;
  for (let count = 0; count < 10; count++) await dates.change({ number }, visits[count % 2]!, caller);
  await expect(dates.change({ number }, visits[0], caller)).rejects.toThrow('rate_limited');
  await dates.changeByOperator(number, visits[0], noon);
  const tomorrow = { ...caller, now: new Date(noon.getTime() + DAY_MS) };
  await dates.change({ number }, visits[1], tomorrow);
});

test('lets an operator change the date by the same rules', async () => {
  const { number, caller } = await ordered({ [await shop.addProduct()]: 1 });
  const visit = { date: '2026-12-02', slot: '18-22' } as const;
  expect((await dates.listByOperator(number, noon)).map(({ date }) => date)).toContain(visit.date);
  await dates.changeByOperator(number, visit, noon);
  expect((await shop.orders.read({ number }, caller)).orders[0]!.delivery).toMatchObject(visit);
  const early = { date: '2026-11-20', slot: '18-22' } as const;
  await expect(dates.changeByOperator(number, early, noon)).rejects.toThrow('slot_unavailable');
  await expect(dates.changeByOperator('99999999', visit, noon)).rejects.toThrow('order_not_found');
  for (const to of ['preparing', 'on_the_way'] as const) await shop.orders.advance(number, to, 'operator', noon);
  await expect(dates.changeByOperator(number, visit, noon)).rejects.toThrow('order_date_fixed');
});
