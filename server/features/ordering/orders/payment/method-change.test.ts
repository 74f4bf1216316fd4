import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrdering, minutesLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { createScriptedQr, type ScriptedQr } from '#test/factories/orders/scripted-qr.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

let database: TestDatabase;
let cards: ScriptedGateway;
let codes: ScriptedQr;
let shop: Ordering;

beforeAll(async () => {
  database = await createTestDatabase();
  cards = createScriptedGateway();
  codes = createScriptedQr({ lifeMs: 5 * MINUTE_MS, pollMs: 5_000, now: () => noon });
  shop = await createOrdering(database.db, {
    gateway: cards,
    qr: codes,
    settings: { 'delivery.slotCapacity': 10_000 },
  });
});
afterAll(() => database.drop());

/** An order awaiting payment. */
async function waiting(method: 'card' | 'qr' | 'on-receipt') {
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: 1 }, { method });
  const { number } = await buyer.place();
  const at = (now: Date) => ({ ...buyer.caller, now });
  return {
    number,
    toPay: buyer.toPay,
    card: () => cards.orderPayments(number).at(-1)!,
    code: () => codes.orderCodes(number).at(-1)!,
    kept: () => cards.netCaptured(number) + codes.netCaptured(number),
    payBy: (by?: 'card' | 'qr', now = noon) => shop.orders.pay({ number }, at(now), by),
    check: async (now: Date) => (await shop.orders.check({ number }, at(now))).orders[0]!,
    shown: async () => (await shop.orders.read({ number }, at(noon))).orders[0]!,
    attempts: async () => {
      const rows = await database.db.$client`
        select gateway, a.status from payment_attempts a join orders o on o.id = a.order_id where o.number = ${number} order by a.id`;
      return rows.map(({ gateway, status }) => `${String(gateway)} ${String(status)}`);
    },
    /** Advances time: polls banks and refunds wrongly accepted payments. */
    settle: async (from = 1) => {
      for (const minute of [from, from + 1, from + 2]) {
        await shop.orders.reconcile(minutesLater(minute));
        await shop.payments.sendRefunds(minutesLater(minute));
      }
    },
  };
}

test('pays a QR order by card instead and shows it on the receipt', async () => {
  const order = await waiting('qr');
  expect((await order.shown()).payment).toMatchObject({ method: 'qr', otherWays: ['card'] });
  expect(await order.payBy('card')).toEqual({ paymentUrl: `http://bank.test/${order.card().reference}` });
  expect((await order.shown()).payment).toMatchObject({ method: 'card', otherWays: ['qr'], code: null });
  expect(await order.attempts()).toEqual([expect.stringMatching(/ expired$/), 'scripted waiting']);
  order.card().truth = 'approved';
  expect((await order.check(minutesLater(1))).payment).toMatchObject({ paid: true, otherWays: [] });
  const [receipt] = await database.db.$client`select content from receipts where order_number = ${order.number}`;
  expect(JSON.stringify(receipt!['content'])).toContain('"card"');
});

test('pays a card order by QR instead, and back', async () => {
  const order = await waiting('card');
  await order.payBy('qr');
  expect((await order.shown()).payment).toMatchObject({ method: 'qr', code: { size: 25 } });
  await order.payBy('card');
  await order.payBy('qr');
  order.code().truth = 'approved';
  expect((await order.check(minutesLater(1))).payment.paid).toBe(true);
  expect(order.kept()).toBe(order.toPay);
});

test('refunds a payment by the abandoned method automatically, before and after the other payment', async () => {
  const order = await waiting('qr');
  await order.payBy('card');
  order.code().truth = 'approved';
  await order.settle();
  expect([(await order.shown()).payment.paid, order.kept()]).toEqual([false, 0]);
  order.card().truth = 'approved';
  await order.settle(5);
  expect([(await order.shown()).payment.paid, order.kept()]).toEqual([true, order.toPay]);
});

test.each(['confirming', 'approved'] as const)('refuses switching to a card from a code that is %s', async (truth) => {
  const order = await waiting('qr');
  order.code().truth = truth;
  await expect(order.payBy('card', minutesLater(1))).rejects.toThrow(
    truth === 'approved' ? 'order_not_payable' : 'payment_under_way',
  );
  expect((await order.shown()).payment).toMatchObject({ method: 'qr', otherWays: [] });
  expect(cards.orderPayments(order.number)).toEqual([]);
});

test('refuses switching from a payment in an unknown state, but allows it from an unopened page', async () => {
  const order = await waiting('card');
  cards.isDown = true;
  await expect(order.payBy('qr', minutesLater(1))).rejects.toThrow('payment_under_way');
  const unopened = await waiting('card');
  await unopened.payBy('qr');
  cards.isDown = false;
  expect((await unopened.shown()).payment.code).not.toBeNull();
});

test('leaves one payable method when two tabs choose different ones', async () => {
  const order = await waiting('card');
  await Promise.allSettled([order.payBy('qr'), order.payBy('card'), order.payBy(), order.payBy('qr')]);
  const { method } = (await order.shown()).payment;
  const open = (await order.attempts()).filter((attempt) => !attempt.endsWith(' expired'));
  expect(open).toEqual([method === 'card' ? 'scripted waiting' : `${codes.name} waiting`]);
  // Of codes created concurrently one is kept; the others were never shown.
  const kept = await database.db.$client`select external_id from payment_attempts`;
  const seen = codes.orderCodes(order.number).filter(({ id }) => kept.some((row) => row['external_id'] === id));
  for (const payment of [...cards.orderPayments(order.number), ...seen]) payment.truth = 'approved';
  await order.check(minutesLater(1));
  await order.settle();
  expect([(await order.shown()).payment.paid, order.kept()]).toEqual([true, order.toPay]);
});

test('redirects a tab to the current method when it changed twice while the bank opened its page', async () => {
  const order = await waiting('card');
  const [createsCode, startsCard] = [codes.create, cards.start];
  const held: (() => void)[] = [];
  const hold = () => new Promise<void>((go) => held.push(go));
  const heldAre = (count: number) => expect.poll(() => held.length).toBe(count);
  try {
    codes.create = async (qr) => hold().then(() => createsCode(qr));
    cards.start = async (payment) => hold().then(() => startsCard(payment));
    const first = order.payBy('qr');
    await heldAre(1);
    const second = order.payBy('card');
    await heldAre(2);
    held[0]!();
    await heldAre(3);
    codes.create = createsCode;
    const third = await order.payBy('qr');
    for (const go of held) go();
    expect(await Promise.all([first, second])).toEqual([third, third]);
  } finally {
    [codes.create, cards.start] = [createsCode, startsCard];
  }
  expect((await order.shown()).payment.method).toBe('qr');
  expect((await order.attempts()).filter((attempt) => !attempt.endsWith(' expired'))).toEqual(['scripted-qr waiting']);
});

test('refuses switching for an order paid at the door', async () => {
  const order = await waiting('on-receipt');
  expect((await order.shown()).payment.otherWays).toEqual([]);
  await expect(order.payBy('card')).rejects.toThrow('order_not_payable');
});
