import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courierToday, createOrdering, minutesLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { sampleSize, FAIL_FAST } from '#test/harness/depth.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;

beforeAll(async () => {
  database = await createTestDatabase();
  bank = createScriptedGateway();
  shop = await createOrdering(database.db, { gateway: bank, settings: { 'delivery.slotCapacity': 10_000 } });
});
afterAll(() => database.drop());

/** An order awaiting card payment, with its first attempt. */
async function waiting(quantity = 2) {
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: quantity }, { method: 'card' });
  const { number, paymentUrl } = await buyer.place();
  const at = (now: Date) => ({ ...buyer.caller, now });
  return {
    ...buyer,
    product,
    number,
    paymentUrl,
    at,
    attempt: () => bank.orderPayments(number).at(-1)!,
    webhook: async (now = noon) => {
      const { reference } = bank.orderPayments(number).at(-1)!;
      const orderId = await shop.payments.receive('scripted', { body: reference, headers: {} }, now);
      await shop.orders.onEvent({ type: 'payment.settled', attemptId: 0, orderId: orderId!, status: '' }, now);
    },
    async order(now = noon) {
      return (await shop.orders.read({ number }, at(now))).orders[0]!;
    },
    async slotUses() {
      const [row] = await database.db.$client`select coalesce(sum(used), 0)::int as used from slot_uses`;
      return row!.used as number;
    },
  };
}

async function attempts(number: string): Promise<string[]> {
  const rows = await database.db
    .$client`select a.status from payment_attempts a join orders o on o.id = a.order_id where o.master_number = ${number} order by a.id`;
  return rows.map(({ status }) => String(status));
}

test('pays once for a webhook before, after, repeated or parallel to the return page', async () => {
  const order = await waiting();
  expect(order.paymentUrl).toBe(`http://bank.test/${order.attempt().reference}`);
  expect(order.attempt().returnUrl).toBe(`http://shop.test/payment/${order.number}`);
  order.attempt().truth = 'approved';
  await Promise.all([
    order.webhook(),
    order.webhook(),
    shop.orders.check({ number: order.number }, order.caller),
    shop.orders.check({ number: order.number }, order.caller),
  ]);
  await order.webhook();
  const paid = await order.order();
  expect(paid).toMatchObject({
    status: 'paid',
    payment: { paid: true, payable: false, payUntil: null, attempt: { status: 'accepted' } },
  });
  const events = await database.db
    .$client`select count(*)::int as count from order_events e join orders o on o.id = e.order_id where o.number = ${order.number} and to_status = 'paid'`;
  expect(events[0]!.count).toBe(1);
  expect(bank.netCaptured(order.number)).toBe(order.toPay);
  await expect(shop.orders.pay({ number: order.number }, order.caller)).rejects.toThrow('order_not_payable');
});

test('re-fetches the status after a return page that claims success, and keeps waiting', async () => {
  const order = await waiting();
  const {
    orders: [seen],
  } = await shop.orders.check({ number: order.number }, order.caller);
  expect(seen).toMatchObject({ status: 'waiting_payment', payment: { payable: true, attempt: { status: 'waiting' } } });
});

test('starts a new attempt after a declined card and returns an open one', async () => {
  const order = await waiting();
  const again = await shop.orders.pay({ number: order.number }, order.caller);
  expect(again.paymentUrl).toBe(order.paymentUrl);
  order.attempt().truth = 'declined';
  const [first, second] = await Promise.all([
    shop.orders.pay({ number: order.number }, order.caller),
    shop.orders.pay({ number: order.number }, order.caller),
  ]);
  expect(first.paymentUrl).not.toBe(order.paymentUrl);
  expect(second).toEqual(first);
  expect(await attempts(order.number)).toEqual(['error', 'waiting']);
});

test('keeps an order payable later with the same attempt when the bank is unreachable', async () => {
  bank.isDown = true;
  const order = await waiting();
  expect(order.paymentUrl).toBeNull();
  await expect(shop.orders.pay({ number: order.number }, order.caller)).rejects.toThrow('bank_unreachable');
  bank.isDown = false;
  await expect(shop.orders.pay({ number: order.number }, order.caller)).resolves.toEqual({
    paymentUrl: expect.stringContaining('http://bank.test/'),
  });
  expect(await attempts(order.number)).toEqual(['waiting']);
});

test('polls a bank with an unknown answer until it knows', async () => {
  const order = await waiting();
  order.attempt().truth = 'unknown';
  await shop.orders.reconcile(minutesLater(2));
  expect(await attempts(order.number)).toEqual(['unknown']);
  order.attempt().truth = 'approved';
  await shop.orders.reconcile(minutesLater(4));
  expect((await order.order()).status).toBe('paid');
});

test('expires an unpaid order, restores everything, and refunds a late payment', async () => {
  const order = await waiting();
  await shop.orders.expire(minutesLater(29));
  expect((await order.order()).status).toBe('waiting_payment');
  await shop.orders.expire(minutesLater(30));
  expect(await order.order(minutesLater(30))).toMatchObject({
    status: 'cancelled',
    cancellable: false,
    payment: { payable: false },
  });
  expect((await shop.readStock(order.product)).reserved).toBe(0);

  order.attempt().truth = 'approved';
  await order.webhook(minutesLater(40));
  await order.webhook(minutesLater(41));
  await shop.payments.sendRefunds(minutesLater(42));
  expect(await attempts(order.number)).toEqual(['refunded']);
  expect(bank.netCaptured(order.number)).toBe(0);
  expect((await order.order()).status).toBe('cancelled');
});

test('prefers a payment made just in time over the expiry', async () => {
  const order = await waiting();
  order.attempt().truth = 'approved';
  await Promise.all([shop.orders.expire(minutesLater(31)), order.webhook(minutesLater(31))]);
  await shop.payments.sendRefunds(minutesLater(31));
  expect((await order.order()).status).toBe('paid');
  expect(bank.netCaptured(order.number)).toBe(order.toPay);
  expect((await shop.readStock(order.product)).reserved).toBe(2);
});

test('restores stock, slot and money once for concurrent cancellations of a paid order', async () => {
  const order = await waiting(3);
  order.attempt().truth = 'approved';
  await order.webhook();
  const slots = await order.slotUses();
  await Promise.all(Array.from({ length: 6 }, () => shop.orders.cancel({ number: order.number }, order.caller)));
  expect((await order.order()).status).toBe('cancelled');
  expect(await shop.readStock(order.product)).toEqual({ quantity: 100, reserved: 0 });
  expect(await order.slotUses()).toBe(slots - 1);
  expect([...order.attempt().refunds.values()]).toEqual([order.toPay]);
  expect(await attempts(order.number)).toEqual(['refunded']);
});

test('refunds a payment the bank accepted before the cancelled order recorded it', async () => {
  const order = await waiting();
  order.attempt().truth = 'approved';
  await shop.payments.receive('scripted', { body: order.attempt().reference, headers: {} }, noon);
  const {
    orders: [cancelled],
  } = await shop.orders.cancel({ number: order.number }, order.caller);
  expect(cancelled).toMatchObject({ status: 'cancelled' });
  expect(bank.netCaptured(order.number)).toBe(0);
  expect(await attempts(order.number)).toEqual(['refunded']);
});

test('does not delay a paid order while the bank is slow to refund another', async () => {
  const [late, punctual] = [await waiting(), await waiting()];
  await shop.orders.cancel({ number: late.number }, late.caller);
  for (const { attempt } of [late, punctual]) attempt().truth = 'approved';
  bank.refundsAfter = new Promise(() => undefined);
  for (const { webhook } of [late, punctual]) await webhook(minutesLater(1));
  expect((await punctual.order(minutesLater(1))).status).toBe('paid');
  bank.refundsAfter = Promise.resolve();
  await shop.payments.sendRefunds(minutesLater(2));
  expect([bank.netCaptured(late.number), bank.netCaptured(punctual.number)]).toEqual([0, punctual.toPay]);
});

test('keeps a failed refund due and sends it later', async () => {
  const order = await waiting();
  order.attempt().truth = 'approved';
  await order.webhook();
  bank.isDown = true;
  await shop.orders.cancel({ number: order.number }, order.caller);
  expect(bank.netCaptured(order.number)).toBe(order.toPay);
  bank.isDown = false;
  await shop.payments.sendRefunds(minutesLater(10));
  expect(bank.netCaptured(order.number)).toBe(0);
});

test('cancels and refunds one part of a paid split order and keeps the other', async () => {
  const [near, far] = [
    await shop.addProduct({ price: 5_000 }),
    await shop.addProduct({ price: 6_000, stock: { 3: 5 } }),
  ];
  const buyer = await shop.shopper(
    { [near]: 1, [far]: 1 },
    { method: 'card', delivery: { ...courierToday, parts: 'split' } as typeof courierToday },
  );
  const { number } = await buyer.place();
  bank.orderPayments(number)[0]!.truth = 'approved';
  await shop.orders.check({ number }, buyer.caller);
  await shop.orders.cancel({ number: `${number}-2` }, buyer.caller);
  const { orders } = await shop.orders.read({ number }, buyer.caller);
  expect(orders.map(({ status }) => status)).toEqual(['paid', 'cancelled']);
  expect(bank.netCaptured(number)).toBe(orders[0]!.toPay);
  expect((await shop.readStock(far)).reserved).toBe(0);
});

test('refuses cancellation after shipping and deducts handed-over products from stock', async () => {
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: 1 });
  const { number } = await buyer.place();
  expect(await shop.orders.advance(number, 'completed', 'operator', noon)).toBe(false);
  for (const to of ['preparing', 'on_the_way'] as const)
    expect(await shop.orders.advance(number, to, 'operator', noon)).toBe(true);
  await expect(shop.orders.cancel({ number }, buyer.caller)).rejects.toThrow('order_not_cancellable');
  await shop.orders.advance(number, 'completed', 'operator', noon);
  expect(await shop.readStock(product)).toEqual({ quantity: 99, reserved: 0 });
  expect((await shop.orders.read({ number }, buyer.caller)).orders[0]).toMatchObject({
    status: 'completed',
    payment: { paid: true },
  });
});

test('keeps a ready pickup order for three days, then cancels and releases it', async () => {
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: 1 }, { delivery: { kind: 'pickup', shopId: 1 } });
  const { number } = await buyer.place();
  for (const to of ['preparing', 'awaiting_client'] as const) await shop.orders.advance(number, to, 'operator', noon);
  const {
    orders: [kept],
  } = await shop.orders.read({ number }, buyer.caller);
  expect(kept!.delivery.keptUntil).toBe('2026-11-27T19:00:00.000Z');
  await shop.orders.expire(new Date('2026-11-27T18:59:59Z'));
  expect((await shop.readStock(product)).reserved).toBe(1);
  await shop.orders.expire(new Date('2026-11-27T19:00:00Z'));
  expect((await shop.readStock(product)).reserved).toBe(0);
});

test('completes digital products on payment', async () => {
  const product = await shop.addProduct({ isDigital: true, stock: { 4: 5 } });
  const { sessionId } = await shop.sessions.create();
  const { caller } = await shop.shopper({ [await shop.addProduct()]: 1 });
  const own = { ...caller, sessionId, ensureSession: async () => sessionId };
  await shop.cart.add(own, product, 1);
  await shop.checkout.setContact(own, { phone: '7011234567', firstName: 'Жан-Поль', lastName: 'Ли', email: 'a@b.kz' });
  const { stamp } = await shop.checkout.setPayment(own, { method: 'card' });
  const { number } = await shop.checkout.place(sessionId, stamp, 'k', own);
  bank.orderPayments(number)[0]!.truth = 'approved';
  const {
    orders: [order],
  } = await shop.orders.check({ number }, own);
  expect(order).toMatchObject({ status: 'completed', delivery: { kind: 'digital' } });
  expect(await shop.readStock(product)).toEqual({ quantity: 4, reserved: 0 });
});

const step = fc.constantFrom(
  'webhook',
  'return',
  'retry',
  'expire',
  'reconcile',
  'cancel',
  'approve',
  'decline',
  'silence',
  'down',
  'up',
);

test('keeps money only for paid orders in any interleaving of webhook, return, retry, expiry and cancellation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), { minLength: 3, maxLength: 14 }), async (steps) => {
      bank.isDown = false;
      const order = await waiting();
      let clock = 0;
      const truth = (word: 'approved' | 'declined' | 'unknown') =>
        bank.orderPayments(order.number).forEach((payment) => {
          if (payment.truth === 'pending' || payment.truth === 'unknown') payment.truth = word;
        });
      const acts: Record<string, (now: Date) => unknown> = {
        webhook: (now) => order.webhook(now),
        return: (now) => shop.orders.check({ number: order.number }, order.at(now)),
        retry: (now) => shop.orders.pay({ number: order.number }, order.at(now)),
        expire: (now) => shop.orders.expire(now),
        reconcile: (now) => shop.orders.reconcile(now),
        cancel: (now) => shop.orders.cancel({ number: order.number }, order.at(now)),
        approve: () => truth('approved'),
        decline: () => truth('declined'),
        silence: () => truth('unknown'),
        down: () => {
          bank.isDown = true;
        },
        up: () => {
          bank.isDown = false;
        },
      };
      const running: Promise<unknown>[] = [];
      for (const [name, wait] of steps) {
        clock += 5;
        const done = Promise.resolve(acts[name]!(minutesLater(clock))).catch((error: Error) => {
          if (!['order_not_payable', 'order_not_cancellable', 'bank_unreachable'].includes(error.message)) throw error;
        });
        running.push(done);
        if (wait) await done;
      }
      await Promise.all(running);
      bank.isDown = false;
      for (const extra of [60, 180, 300]) await shop.orders.reconcile(minutesLater(clock + extra));
      await shop.payments.sendRefunds(minutesLater(clock + 2_000));
      const { status } = await order.order();
      expect(['waiting_payment', 'paid', 'cancelled']).toContain(status);
      expect(bank.netCaptured(order.number)).toBe(status === 'paid' ? order.toPay : 0);
      expect((await attempts(order.number)).filter((state) => state === 'accepted').length).toBe(
        status === 'paid' ? 1 : 0,
      );
      expect((await shop.readStock(order.product)).reserved).toBe(status === 'cancelled' ? 0 : 2);
    }),
    { ...FAIL_FAST, numRuns: sampleSize(40) },
  );
});

test('applies an accepted payment whose event was lost, and refunds it if the order is cancelled', async () => {
  const order = await waiting();
  const cancelled = await waiting();
  for (const { attempt } of [order, cancelled]) {
    attempt().truth = 'approved';
    await shop.payments.receive('scripted', { body: attempt().reference, headers: {} }, noon);
  }
  await database.db.$client`update orders set status = 'cancelled' where master_number = ${cancelled.number}`;
  expect((await order.order()).status).toBe('waiting_payment');
  expect(await shop.orders.settle(noon, minutesLater(-60))).toBe(2);
  expect((await order.order()).status).toBe('paid');
  const [event] = await database.db.$client`
    select (payload->>'orderId')::int as id from outbox where type = 'refund.requested' order by seq desc limit 1`;
  await shop.payments.sendRefunds(noon, event!['id'] as number);
  expect(bank.netCaptured(cancelled.number)).toBe(0);
  expect(await shop.orders.settle(noon, minutesLater(-60))).toBe(0);
});

test.each([
  ['sum', { amount: 100, currency: 'KZT' }],
  ['currency', { amount: 0, currency: 'RUB' }],
])('rejects and reports a payment of another %s, and pays once the bank corrects it', async (_name, reported) => {
  const order = await waiting();
  const payment = order.attempt();
  const right = payment.money;
  payment.money = { ...reported, amount: reported.amount || right.amount };
  payment.truth = 'approved';
  const before = shop.logEntries.length;
  await shop.orders.check({ number: order.number }, order.caller);
  expect((await order.order()).status).toBe('waiting_payment');
  expect(await attempts(order.number)).toEqual(['unknown']);
  expect(shop.logEntries.slice(before)).toContainEqual(
    expect.objectContaining({ source: 'status', expected: order.toPay, received: payment.money }),
  );
  payment.money = right;
  await shop.orders.reconcile(minutesLater(2));
  expect((await order.order()).status).toBe('paid');
});

test('rejects and reports a webhook with a wrong amount; accepts one with the right amount', async () => {
  const order = await waiting();
  const { reference } = order.attempt();
  order.attempt().truth = 'approved';
  const receive = (body: string) => shop.payments.receive('scripted', { body, headers: {} }, noon);
  const before = shop.logEntries.length;
  await expect(receive(`${reference} ${order.toPay - 1} KZT`)).rejects.toThrow('wrong_amount');
  await expect(receive(`${reference} ${order.toPay} USD`)).rejects.toThrow('wrong_amount');
  expect(await attempts(order.number)).toEqual(['waiting']);
  expect(shop.logEntries.slice(before)).toHaveLength(2);
  await receive(`${reference} ${order.toPay} KZT`);
  expect(await attempts(order.number)).toEqual(['accepted']);
});
