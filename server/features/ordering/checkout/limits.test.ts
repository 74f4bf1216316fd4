import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createPromoCode } from '#test/factories/orders/savings.ts';
import { createScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

let database: TestDatabase;
let shop: Ordering;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db, {
    gateway: createScriptedGateway(),
    settings: { 'delivery.slotCapacity': 10_000, 'phone.workFromPercent': 100 },
  });
});
afterAll(() => database.drop());
beforeEach(() => database.db.$client`truncate orders, order_keys, phone_codes cascade`);

const hours = (count: number) => new Date(noon.getTime() + count * HOUR_MS);
const demand = (reason: string) => ({ error: 'phone_not_proved', details: { reason } });

/** Verifies the shopper's phone with the code from the stored message. */
async function verifyPhone(
  buyer: { sessionId: number; phone: string; caller: { ip: string } },
  now = noon,
): Promise<void> {
  const owner = { sessionId: buyer.sessionId, phone: buyer.phone };
  await shop.phoneVerification.send(owner, {
    address: buyer.caller.ip,
    origin: 'http://shop.test',
    language: 'ru',
    now,
  });
  const [message] = await database.db.$client<{ text: string }[]>`
    select text from sent_messages where recipient = ${buyer.phone} order by id desc limit 1`;
  await shop.phoneVerification.confirm(owner, /#(\d{6})$/.exec(message!.text)![1]!, now);
}

test('reserves half of the stock for verified phones when two anonymous orders compete', async () => {
  const product = await shop.addProduct({ price: 1_000, stock: { 1: 127 } });
  const buyers = [
    await shop.shopper({ [product]: 64 }, { method: 'card' }),
    await shop.shopper({ [product]: 63 }, { method: 'card' }),
  ];
  const results = await Promise.allSettled(buyers.map((buyer) => buyer.place()));
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(refused).toEqual([expect.objectContaining(demand('stock'))]);
  expect((await shop.readStock(product)).reserved).toBeLessThanOrEqual(64);

  const refusedBuyer = buyers[results.findIndex(({ status }) => status === 'rejected')]!;
  await verifyPhone(refusedBuyer);
  await expect(refusedBuyer.place()).resolves.toMatchObject({ number: expect.any(String) });
});

test('allows a few of a small stock to everyone, and payment or confirmation frees the limit', async () => {
  const product = await shop.addProduct({ stock: { 1: 6 } });
  const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.shopper({ [product]: 1 })));
  const numbers = [];
  for (const buyer of buyers.slice(0, 5)) numbers.push(await buyer.place());
  await expect(buyers[5]!.place()).rejects.toMatchObject(demand('stock'));
  await shop.orders.advance(numbers[0]!.number, 'preparing', 'operator', noon);
  await expect(buyers[5]!.place()).resolves.toBeDefined();
  await shop.orders.cancel({ number: numbers[1]!.number }, buyers[1]!.caller);
  expect(await database.db.$client`select reserved, unproven from stocks where product_id = ${product}`).toMatchObject([
    { reserved: 5, unproven: 4 },
  ]);
});

test('limits unverified phones to a share of a delivery slot, freed by confirmation', async () => {
  const smallShop = await createOrdering(database.db, { settings: { 'delivery.slotCapacity': 6 } });
  await database.db.$client`truncate slot_uses`;
  const product = await smallShop.addProduct({ stock: { 1: null } });
  const shopper = () => smallShop.shopper({ [product]: 1 });
  const buyers = await Promise.all(Array.from({ length: 8 }, shopper));
  const results = await Promise.allSettled(buyers.map((buyer) => buyer.place()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(refused).toEqual(Array.from({ length: 5 }, () => expect.objectContaining(demand('slot'))));

  const refusedBuyers = buyers.filter((_, index) => results[index]!.status === 'rejected');
  await verifyPhone(refusedBuyers[0]!);
  await expect(refusedBuyers[0]!.place()).resolves.toBeDefined();
  const numbers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.number] : []));
  await smallShop.orders.advance(numbers[0]!, 'preparing', 'operator', noon);
  await expect(refusedBuyers[1]!.place()).resolves.toBeDefined();
  await expect(refusedBuyers[2]!.place()).rejects.toMatchObject(demand('slot'));
});

test("limits unverified phones to a share of a promo code's uses", async () => {
  const code = await createPromoCode(shop, { maxUses: 4 });
  const product = await shop.addProduct({ stock: { 1: null } });
  const shopper = async () => {
    const buyer = await shop.shopper({ [product]: 1 });
    const { stamp } = await shop.checkout.setPromo(buyer.caller, code);
    return { ...buyer, place: () => shop.checkout.place(buyer.sessionId, stamp, 'key', buyer.caller) };
  };
  const buyers = await Promise.all(Array.from({ length: 4 }, shopper));
  const results = await Promise.allSettled(buyers.map((buyer) => buyer.place()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const refused = buyers.filter((_, index) => results[index]!.status === 'rejected');
  await expect(refused[0]!.place()).rejects.toMatchObject(demand('promo-uses'));
  await verifyPhone(refused[0]!);
  await expect(refused[0]!.place()).resolves.toBeDefined();
});

test.each([
  ['phone', (index: number) => ({ phone: '7025550011', ip: `10.9.0.${index}` })],
  ['address', (index: number) => ({ phone: `70255511${index}0`, ip: '10.9.1.1' })],
])('limits open orders per %s', async (limitedBy, contactFor) => {
  const smallShop = await createOrdering(database.db, { settings: { 'order.openPerAddress': 3 } });
  const product = await smallShop.addProduct({ stock: { 1: null } });
  const shopper = (index: number) => smallShop.shopper({ [product]: 1 }, contactFor(index));
  for (let attempt = 1; attempt <= 3; attempt++) await (await shopper(attempt)).place();
  const fourthBuyer = await shopper(4);
  await expect(fourthBuyer.place(), limitedBy).rejects.toMatchObject(demand('orders'));
});

test('enforces the limit for many concurrent orders of one phone', async () => {
  const product = await shop.addProduct({ stock: { 1: null } });
  const buyers = await Promise.all(
    Array.from({ length: 12 }, () => shop.shopper({ [product]: 1 }, { phone: '7025550022' })),
  );
  const results = await Promise.allSettled(buyers.map((buyer) => buyer.place()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('enforces the limit for concurrent orders from one address with different phones', async () => {
  const product = await shop.addProduct({ stock: { 1: null } });
  const smallShop = await createOrdering(database.db, {
    settings: { 'delivery.slotCapacity': 10_000, 'order.openPerAddress': 3 },
  });
  const buyers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      smallShop.shopper({ [product]: 1 }, { ip: '10.9.2.2', phone: `7025552${String(index).padStart(3, '0')}` }),
    ),
  );
  const results = await Promise.allSettled(buyers.map((buyer) => buyer.place()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('allows a verified phone more open orders, up to its own limit', async () => {
  const product = await shop.addProduct({ stock: { 1: null } });
  const phone = '7025550033';
  for (let attempt = 0; attempt < 10; attempt++) {
    const buyer = await shop.shopper({ [product]: 1 }, { phone });
    await verifyPhone(buyer, hours(attempt));
    await buyer.place();
  }
  const lastBuyer = await shop.shopper({ [product]: 1 }, { phone });
  await verifyPhone(lastBuyer, hours(11));
  await expect(lastBuyer.place()).rejects.toMatchObject({ error: 'too_many_orders' });
});

test.each([
  ['sum', { price: 500_001 }, 1],
  ['quantity', { price: 1_000 }, 21],
] as const)(
  'requires a verified phone for an order paid on delivery with too large a %s, but not for one paid by card',
  async (reason, settings, count) => {
    const product = await shop.addProduct({ ...settings, stock: { 1: null } });
    const door = await shop.shopper({ [product]: count });
    await expect(door.place()).rejects.toMatchObject(demand(reason));
    await verifyPhone(door);
    await expect(door.place()).resolves.toBeDefined();
    const card = await shop.shopper({ [product]: count }, { method: 'card' });
    await expect(card.place()).resolves.toBeDefined();
  },
);

test('cancels an unconfirmed order paid on delivery after a day and restores everything; keeps a confirmed one', async () => {
  const product = await shop.addProduct();
  const [cancelledBuyer, remainingBuyer] = [await shop.shopper({ [product]: 1 }), await shop.shopper({ [product]: 1 })];
  const [cancelledOrder, remainingOrder] = [await cancelledBuyer.place(), await remainingBuyer.place()];
  const readStatus = async (number: string, buyer: typeof cancelledBuyer) =>
    (await shop.orders.read({ number }, buyer.caller)).orders[0]!;
  expect((await readStatus(cancelledOrder.number, cancelledBuyer)).confirmUntil).toBe(hours(24).toISOString());
  await shop.orders.advance(remainingOrder.number, 'preparing', 'operator', noon);
  await shop.orders.expire(hours(23.9));
  expect((await shop.readStock(product)).reserved).toBe(2);
  await shop.orders.expire(hours(24));
  expect((await readStatus(cancelledOrder.number, cancelledBuyer)).status).toBe('cancelled');
  expect(await readStatus(remainingOrder.number, remainingBuyer)).toMatchObject({
    status: 'preparing',
    confirmUntil: null,
  });
  expect((await shop.readStock(product)).reserved).toBe(1);
});

test('deletes the address an order was placed from once it is confirmed or over', async () => {
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: 1 });
  const { number } = await buyer.place();
  const from = async () =>
    (
      await database.db.$client<{ from: string | null }[]>`
      select placed_from as "from" from orders where number = ${number}`
    )[0]!.from;
  expect(await from()).toBe(buyer.caller.ip);
  await shop.orders.cancel({ number }, buyer.caller);
  expect(await from()).toBeNull();
});
