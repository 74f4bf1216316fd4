import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrdering, minutesLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let bank: ScriptedGateway;
let shop: Ordering;

beforeAll(async () => {
  database = await createTestDatabase();
  bank = createScriptedGateway();
  shop = await createOrdering(database.db, { gateway: bank, settings: { 'delivery.slotCapacity': 10_000 } });
});
afterAll(() => database.drop());

/** An order awaiting card payment; `forgotten` assigns its attempt to an unconfigured gateway. */
async function waiting({ forgotten = false } = {}) {
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: 1 }, { method: 'card' });
  const { number } = await buyer.place();
  if (forgotten)
    await database.db.$client`
      update payment_attempts set gateway = 'forgotten', created_at = created_at - interval '1 second', next_check_at = next_check_at - interval '1 second'
      where order_id = (select min(id) from orders where master_number = ${number})`;
  return {
    ...buyer,
    product,
    number,
    payment: () => bank.orderPayments(number).at(-1)!,
    async status() {
      return (await shop.orders.read({ number }, buyer.caller)).orders[0]!.status;
    },
    async paid() {
      bank.orderPayments(number).at(-1)!.truth = 'approved';
      await shop.orders.check({ number }, buyer.caller);
    },
    async refundState() {
      const [row] = await database.db.$client<{ state: string }[]>`
        select r.state from payment_refunds r join orders o on o.id = r.order_id where o.master_number = ${number}`;
      return row?.state;
    },
  };
}

test('expires an order whose gateway was removed, and all others', async () => {
  const [gone, behind] = [await waiting({ forgotten: true }), await waiting()];
  await shop.orders.expire(minutesLater(31));
  expect([await gone.status(), await behind.status()]).toEqual(['cancelled', 'cancelled']);
  expect((await shop.readStock(gone.product)).reserved).toBe(0);
});

test('polls other attempts when one belongs to a removed gateway', async () => {
  const [, behind] = [await waiting({ forgotten: true }), await waiting()];
  behind.payment().truth = 'approved';
  await shop.orders.reconcile(minutesLater(2));
  expect(await behind.status()).toBe('paid');
});

test('reports the failure of one order after processing all others', async () => {
  const [broken, behind] = [await waiting(), await waiting()];
  const { status } = bank;
  bank.status = (payment) =>
    payment.reference === broken.payment().reference ? Promise.reject(new Error('broken')) : status(payment);
  try {
    behind.payment().truth = 'approved';
    await expect(shop.orders.reconcile(minutesLater(2))).rejects.toMatchObject({ errors: [{ message: 'broken' }] });
    expect(await behind.status()).toBe('paid');
    const expiring = await waiting();
    await expect(shop.orders.expire(minutesLater(31))).rejects.toMatchObject({ errors: [{ message: 'broken' }] });
    expect([await broken.status(), await expiring.status()]).toEqual(['waiting_payment', 'cancelled']);
  } finally {
    bank.status = status;
  }
});

test('restarts a payment at the current gateway if its gateway was removed', async () => {
  const order = await waiting({ forgotten: true });
  const { paymentUrl } = await shop.orders.pay({ number: order.number }, order.caller);
  expect(paymentUrl).toBe(`http://bank.test/${order.payment().reference}`);
  expect(bank.orderPayments(order.number)).toHaveLength(2);
});

test('keeps a refund at a removed gateway due and sends those behind it', async () => {
  const [gone, behind] = [await waiting(), await waiting()];
  for (const order of [gone, behind]) await order.paid();
  await database.db.$client`
    update payment_attempts set gateway = 'forgotten' where order_id = (select min(id) from orders where master_number = ${gone.number})`;
  bank.isDown = true;
  for (const order of [gone, behind]) await shop.orders.cancel({ number: order.number }, order.caller);
  bank.isDown = false;
  await shop.payments.sendRefunds(minutesLater(5));
  expect([await gone.refundState(), await behind.refundState()]).toEqual(['due', 'done']);
});

test('reports and counts a refund the bank refuses, without retrying it', async () => {
  const order = await waiting();
  await order.paid();
  order.payment().truth = 'declined';
  const logged = shop.logEntries.length;
  await shop.orders.cancel({ number: order.number }, order.caller);
  expect(await order.refundState()).toBe('refused');
  expect(shop.logEntries.slice(logged)).toEqual([
    expect.objectContaining({ gateway: 'scripted', amount: order.toPay }),
  ]);
  order.payment().truth = 'approved';
  await shop.payments.sendRefunds(minutesLater(600));
  expect(bank.netCaptured(order.number)).toBe(order.toPay);
});

test("sends a cancelled order's own refund and leaves others to their job", async () => {
  const [other, own] = [await waiting(), await waiting()];
  for (const order of [other, own]) await order.paid();
  bank.isDown = true;
  await shop.orders.cancel({ number: other.number }, other.caller);
  bank.isDown = false;
  await shop.orders.cancel({ number: own.number }, { ...own.caller, now: minutesLater(5) });
  expect([bank.netCaptured(own.number), bank.netCaptured(other.number)]).toEqual([0, other.toPay]);
});

test('polls the bank once in two seconds for any number of watching tabs', async () => {
  const order = await waiting();
  let asked = 0;
  const { status } = bank;
  bank.status = (handle) => {
    asked += 1;
    return status(handle);
  };
  const after = (ms: number) => new Date(noon.getTime() + ms);
  const [first] = await database.db.$client<{ id: number }[]>`select id from orders where number = ${order.number}`;
  const watch = (ms: number) =>
    Promise.all(
      [1, 2, 3, 4].flatMap(() => [
        shop.orders.check({ number: order.number }, { ...order.caller, now: after(ms) }),
        shop.orders.poll(first!.id, after(ms)),
      ]),
    );
  for (const ms of [10_000, 11_000, 11_999]) await watch(ms);
  expect(asked).toBe(1);
  order.payment().truth = 'approved';
  await watch(12_000);
  bank.status = status;
  expect(asked).toBe(2);
  expect(await order.status()).toBe('paid');
});
