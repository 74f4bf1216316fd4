import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { findLedgerFaults } from '#test/factories/orders/savings.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;

beforeAll(async () => {
  database = await createTestDatabase();
  bank = createScriptedGateway();
  shop = await createOrdering(database.db, { gateway: bank });
});
afterAll(() => database.drop());

const THREE = new Date('2026-11-24T10:00:00.000Z');
const PAY_MS = 30 * MINUTE_MS;
const after = (ms: number) => new Date(noon.getTime() + ms);

async function waiting(quantity = 2, price = 9_990) {
  const product = await shop.addProduct({ price, stock: { 1: quantity } });
  const buyer = await shop.shopper({ [product]: quantity }, { method: 'card' });
  const { number } = await buyer.place();
  const at = (now: Date) => ({ ...buyer.caller, now });
  const read = async (now = noon) => (await shop.orders.read({ number }, at(now))).orders[0]!;
  return { ...buyer, product, number, at, read };
}

test('accepts express orders until just before 15:00 shop time and requires another delivery method at 15:00', async () => {
  const product = await shop.addProduct();
  const delivery = { kind: 'express', address, lifting: false } as const;
  const last = new Date(THREE.getTime() - 1);
  const [inTime, late] = [
    await shop.shopper({ [product]: 1 }, { delivery, now: last }),
    await shop.shopper({ [product]: 1 }, { delivery, now: last }),
  ];
  const { number } = await shop.checkout.place(inTime.sessionId, inTime.stamp, 'k', { ...inTime.caller, now: last });
  const [order] = (await shop.orders.read({ number }, inTime.caller)).orders;
  expect(order!.delivery).toMatchObject({ kind: 'express', date: '2026-11-24', expressHours: 3 });

  const atThree = { ...late.caller, now: THREE };
  await expect(shop.checkout.place(late.sessionId, late.stamp, 'k', atThree)).rejects.toThrow('express_unavailable');
  expect(await shop.checkout.read(atThree)).toMatchObject({
    complete: false,
    step: 2,
    courier: { express: { available: false } },
  });
});

test('accepts payment until just before the deadline and refuses it afterwards, with or without the job', async () => {
  const order = await waiting();
  const [last, over] = [after(PAY_MS - 1), after(PAY_MS)];
  expect((await order.read()).payment.payUntil).toBe(over.toISOString());
  await shop.orders.expire(last);
  expect((await order.read(last)).payment.payable).toBe(true);
  await expect(shop.orders.pay({ number: order.number }, order.at(last))).resolves.toBeDefined();
  expect((await order.read(over)).payment.payable).toBe(false);
  await expect(shop.orders.pay({ number: order.number }, order.at(over))).rejects.toThrow('order_not_payable');
  await shop.orders.expire(over);
  expect((await order.read(over)).status).toBe('cancelled');
});

test("keeps the order's price and payment amount when a price changes after placing", async () => {
  const order = await waiting(1, 50_000);
  await database.db.$client`update offers set price = 70000 where product_id = ${order.product}`;
  await shop.orders.pay({ number: order.number }, order.caller);
  expect(bank.orderPayments(order.number).at(-1)!.amount).toBe(order.toPay);
  expect((await order.read()).lines[0]).toMatchObject({ price: 50_000, total: 50_000 });
});

test('reserves stock that disappears between payment and preparation, and refunds when the shop cancels', async () => {
  const order = await waiting();
  const payment = bank.orderPayments(order.number).at(-1)!;
  payment.truth = 'approved';
  await shop.orders.check({ number: order.number }, order.caller);
  expect((await order.read()).status).toBe('paid');
  // The next feed reports no stock; reserved quantities stay reserved.
  await database.db.$client`update stocks set quantity = reserved where product_id = ${order.product}`;
  const other = await shop.sessions.create();
  const otherCaller = { ...order.caller, sessionId: other.sessionId, ensureSession: async () => other.sessionId };
  await expect(shop.cart.add(otherCaller, order.product, 1)).rejects.toThrow('product_not_sold_here');

  expect(await shop.orders.advance(order.number, 'preparing', 'operator', noon)).toBe(true);
  expect(await shop.orders.advance(order.number, 'cancelled', 'operator', noon)).toBe(true);
  await shop.payments.sendRefunds(noon);
  expect(bank.netCaptured(order.number)).toBe(0);
  expect(await order.read()).toMatchObject({ status: 'cancelled', cancellable: false, payment: { payable: false } });
  const [event] = await database.db.$client`
    select payload from outbox where type = 'order.changed' and payload->>'status' = 'cancelled' order by seq desc limit 1`;
  expect(event!.payload).toMatchObject({ notify: true });
  expect(await findLedgerFaults(database.db)).toEqual([]);
});
