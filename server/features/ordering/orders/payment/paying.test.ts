import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { scriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { sampleOf, FAIL_FAST } from '#test/harness/depth.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;

beforeAll(async () => {
  database = await createTestDatabase();
  bank = scriptedGateway();
  shop = await createOrdering(database.db, { gateway: bank, settings: { 'delivery.slotCapacity': 10_000 } });
});
afterAll(() => database.drop());

const minutes = (count: number) => new Date(noon.getTime() + count * MINUTE_MS);

/** An order that waits for a card, with its first attempt. */
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
    attempt: () => bank.of(number).at(-1)!,
    webhook: async (now = noon) => {
      const { reference } = bank.of(number).at(-1)!;
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

test('a webhook pays once, before the return page, twice, or beside it', async () => {
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
  expect(bank.kept(order.number)).toBe(order.toPay);
  await expect(shop.orders.pay({ number: order.number }, order.caller)).rejects.toThrow('order_not_payable');
});

test('a return page that says success proves nothing: the status is re-read and still waits', async () => {
  const order = await waiting();
  const {
    orders: [seen],
  } = await shop.orders.check({ number: order.number }, order.caller);
  expect(seen).toMatchObject({ status: 'waiting_payment', payment: { payable: true, attempt: { status: 'waiting' } } });
});

test('a declined card is followed by another attempt, an open one is given back', async () => {
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

test('an unreachable bank leaves an order that can be paid later, with the same attempt', async () => {
  bank.down = true;
  const order = await waiting();
  expect(order.paymentUrl).toBeNull();
  await expect(shop.orders.pay({ number: order.number }, order.caller)).rejects.toThrow('bank_unreachable');
  bank.down = false;
  await expect(shop.orders.pay({ number: order.number }, order.caller)).resolves.toEqual({
    paymentUrl: expect.stringContaining('http://bank.test/'),
  });
  expect(await attempts(order.number)).toEqual(['waiting']);
});

test('a bank that cannot tell is asked again by the job until it can', async () => {
  const order = await waiting();
  order.attempt().truth = 'unknown';
  await shop.orders.reconcile(minutes(2));
  expect(await attempts(order.number)).toEqual(['unknown']);
  order.attempt().truth = 'approved';
  await shop.orders.reconcile(minutes(4));
  expect((await order.order()).status).toBe('paid');
});

test('an unpaid order ends after its time, gives everything back, and late money goes back too', async () => {
  const order = await waiting();
  await shop.orders.expire(minutes(29));
  expect((await order.order()).status).toBe('waiting_payment');
  await shop.orders.expire(minutes(30));
  expect(await order.order(minutes(30))).toMatchObject({
    status: 'cancelled',
    cancellable: false,
    payment: { payable: false },
  });
  expect((await shop.stockOf(order.product)).reserved).toBe(0);

  order.attempt().truth = 'approved';
  await order.webhook(minutes(40));
  await order.webhook(minutes(41));
  await shop.payments.sendRefunds(minutes(42));
  expect(await attempts(order.number)).toEqual(['refunded']);
  expect(bank.kept(order.number)).toBe(0);
  expect((await order.order()).status).toBe('cancelled');
});

test('money that came just in time wins over the expiry', async () => {
  const order = await waiting();
  order.attempt().truth = 'approved';
  await Promise.all([shop.orders.expire(minutes(31)), order.webhook(minutes(31))]);
  await shop.payments.sendRefunds(minutes(31));
  expect((await order.order()).status).toBe('paid');
  expect(bank.kept(order.number)).toBe(order.toPay);
  expect((await shop.stockOf(order.product)).reserved).toBe(2);
});

test('cancelling a paid order at once from many tabs returns stock, slot and money once', async () => {
  const order = await waiting(3);
  order.attempt().truth = 'approved';
  await order.webhook();
  const slots = await order.slotUses();
  await Promise.all(Array.from({ length: 6 }, () => shop.orders.cancel({ number: order.number }, order.caller)));
  expect((await order.order()).status).toBe('cancelled');
  expect(await shop.stockOf(order.product)).toEqual({ quantity: 100, reserved: 0 });
  expect(await order.slotUses()).toBe(slots - 1);
  expect([...order.attempt().refunds.values()]).toEqual([order.toPay]);
  expect(await attempts(order.number)).toEqual(['refunded']);
});

test('money the bank has taken goes back even when the order is cancelled before it hears of it', async () => {
  const order = await waiting();
  order.attempt().truth = 'approved';
  await shop.payments.receive('scripted', { body: order.attempt().reference, headers: {} }, noon);
  const {
    orders: [cancelled],
  } = await shop.orders.cancel({ number: order.number }, order.caller);
  expect(cancelled).toMatchObject({ status: 'cancelled' });
  expect(bank.kept(order.number)).toBe(0);
  expect(await attempts(order.number)).toEqual(['refunded']);
});

test('who has paid does not wait for a bank that is slow to take the money of another back', async () => {
  const [late, punctual] = [await waiting(), await waiting()];
  await shop.orders.cancel({ number: late.number }, late.caller);
  for (const { attempt } of [late, punctual]) attempt().truth = 'approved';
  bank.refundsAfter = new Promise(() => undefined);
  for (const { webhook } of [late, punctual]) await webhook(minutes(1));
  expect((await punctual.order(minutes(1))).status).toBe('paid');
  bank.refundsAfter = Promise.resolve();
  await shop.payments.sendRefunds(minutes(2));
  expect([bank.kept(late.number), bank.kept(punctual.number)]).toEqual([0, punctual.toPay]);
});

test('a refund the bank could not take stays due and is taken later', async () => {
  const order = await waiting();
  order.attempt().truth = 'approved';
  await order.webhook();
  bank.down = true;
  await shop.orders.cancel({ number: order.number }, order.caller);
  expect(bank.kept(order.number)).toBe(order.toPay);
  bank.down = false;
  await shop.payments.sendRefunds(minutes(10));
  expect(bank.kept(order.number)).toBe(0);
});

test('one part of a paid split order can be cancelled: its money goes back, the other stays', async () => {
  const [near, far] = [
    await shop.addProduct({ price: 5_000 }),
    await shop.addProduct({ price: 6_000, stock: { 3: 5 } }),
  ];
  const buyer = await shop.shopper(
    { [near]: 1, [far]: 1 },
    { method: 'card', delivery: { ...courierToday, parts: 'split' } as typeof courierToday },
  );
  const { number } = await buyer.place();
  bank.of(number)[0]!.truth = 'approved';
  await shop.orders.check({ number }, buyer.caller);
  await shop.orders.cancel({ number: `${number}-2` }, buyer.caller);
  const { orders } = await shop.orders.read({ number }, buyer.caller);
  expect(orders.map(({ status }) => status)).toEqual(['paid', 'cancelled']);
  expect(bank.kept(number)).toBe(orders[0]!.toPay);
  expect((await shop.stockOf(far)).reserved).toBe(0);
});

test('what has left cannot be cancelled; handed over products leave the stock', async () => {
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: 1 });
  const { number } = await buyer.place();
  expect(await shop.orders.advance(number, 'completed', 'operator', noon)).toBe(false);
  for (const to of ['preparing', 'on_the_way'] as const)
    expect(await shop.orders.advance(number, to, 'operator', noon)).toBe(true);
  await expect(shop.orders.cancel({ number }, buyer.caller)).rejects.toThrow('order_not_cancellable');
  await shop.orders.advance(number, 'completed', 'operator', noon);
  expect(await shop.stockOf(product)).toEqual({ quantity: 99, reserved: 0 });
  expect((await shop.orders.read({ number }, buyer.caller)).orders[0]).toMatchObject({
    status: 'completed',
    payment: { paid: true },
  });
});

test('a ready pickup order is kept three days, then cancelled and released', async () => {
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: 1 }, { delivery: { kind: 'pickup', shopId: 1 } });
  const { number } = await buyer.place();
  for (const to of ['preparing', 'awaiting_client'] as const) await shop.orders.advance(number, to, 'operator', noon);
  const {
    orders: [kept],
  } = await shop.orders.read({ number }, buyer.caller);
  expect(kept!.delivery.keptUntil).toBe('2026-11-27T19:00:00.000Z');
  await shop.orders.expire(new Date('2026-11-27T18:59:59Z'));
  expect((await shop.stockOf(product)).reserved).toBe(1);
  await shop.orders.expire(new Date('2026-11-27T19:00:00Z'));
  expect((await shop.stockOf(product)).reserved).toBe(0);
});

test('digital products are completed as soon as they are paid', async () => {
  const product = await shop.addProduct({ digital: true, stock: { 4: 5 } });
  const { sessionId } = await shop.sessions.create();
  const { caller } = await shop.shopper({ [await shop.addProduct()]: 1 });
  const own = { ...caller, sessionId, ensureSession: async () => sessionId };
  await shop.cart.add(own, product, 1);
  await shop.checkout.setContact(own, { phone: '7011234567', firstName: 'Жан-Поль', lastName: 'Ли', email: 'a@b.kz' });
  const { stamp } = await shop.checkout.setPayment(own, { method: 'card' });
  const { number } = await shop.checkout.place(sessionId, stamp, 'k', own);
  bank.of(number)[0]!.truth = 'approved';
  const {
    orders: [order],
  } = await shop.orders.check({ number }, own);
  expect(order).toMatchObject({ status: 'completed', delivery: { kind: 'digital' } });
  expect(await shop.stockOf(product)).toEqual({ quantity: 4, reserved: 0 });
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

test('any interleaving of webhook, return, retry, expiry and cancel keeps the money of a paid order and none of another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), { minLength: 3, maxLength: 14 }), async (steps) => {
      bank.down = false;
      const order = await waiting();
      let clock = 0;
      const truth = (word: 'approved' | 'declined' | 'unknown') =>
        bank.of(order.number).forEach((payment) => {
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
          bank.down = true;
        },
        up: () => {
          bank.down = false;
        },
      };
      const running: Promise<unknown>[] = [];
      for (const [name, wait] of steps) {
        clock += 5;
        const done = Promise.resolve(acts[name]!(minutes(clock))).catch((error: Error) => {
          if (!['order_not_payable', 'order_not_cancellable', 'bank_unreachable'].includes(error.message)) throw error;
        });
        running.push(done);
        if (wait) await done;
      }
      await Promise.all(running);
      bank.down = false;
      for (const extra of [60, 180, 300]) await shop.orders.reconcile(minutes(clock + extra));
      await shop.payments.sendRefunds(minutes(clock + 2_000));
      const { status } = await order.order();
      expect(['waiting_payment', 'paid', 'cancelled']).toContain(status);
      expect(bank.kept(order.number)).toBe(status === 'paid' ? order.toPay : 0);
      expect((await attempts(order.number)).filter((state) => state === 'accepted').length).toBe(
        status === 'paid' ? 1 : 0,
      );
      expect((await shop.stockOf(order.product)).reserved).toBe(status === 'cancelled' ? 0 : 2);
    }),
    { ...FAIL_FAST, numRuns: sampleOf(40) },
  );
});

test('accepted money whose event was lost reaches its order by the sweep, and goes back when the order is cancelled', async () => {
  const order = await waiting();
  const cancelled = await waiting();
  for (const { attempt } of [order, cancelled]) {
    attempt().truth = 'approved';
    await shop.payments.receive('scripted', { body: attempt().reference, headers: {} }, noon);
  }
  await database.db.$client`update orders set status = 'cancelled' where master_number = ${cancelled.number}`;
  expect((await order.order()).status).toBe('waiting_payment');
  expect(await shop.orders.settle(noon, minutes(-60))).toBe(2);
  expect((await order.order()).status).toBe('paid');
  const [event] = await database.db.$client`
    select (payload->>'orderId')::int as id from outbox where type = 'refund.requested' order by seq desc limit 1`;
  await shop.payments.sendRefunds(noon, event!['id'] as number);
  expect(bank.kept(cancelled.number)).toBe(0);
  expect(await shop.orders.settle(noon, minutes(-60))).toBe(0);
});

test.each([
  ['sum', { amount: 100, currency: 'KZT' }],
  ['currency', { amount: 0, currency: 'RUB' }],
])(
  'a payment of another %s is not believed, is told of, and is paid once the bank has it right',
  async (_what, told) => {
    const order = await waiting();
    const payment = order.attempt();
    const right = payment.money;
    payment.money = { ...told, amount: told.amount || right.amount };
    payment.truth = 'approved';
    const before = shop.logged.length;
    await shop.orders.check({ number: order.number }, order.caller);
    expect((await order.order()).status).toBe('waiting_payment');
    expect(await attempts(order.number)).toEqual(['unknown']);
    expect(shop.logged.slice(before)).toContainEqual(
      expect.objectContaining({ source: 'status', asked: order.toPay, told: payment.money }),
    );
    payment.money = right;
    await shop.orders.reconcile(minutes(2));
    expect((await order.order()).status).toBe('paid');
  },
);

test('a webhook that names another sum is refused and told of; one with the right sum pays', async () => {
  const order = await waiting();
  const { reference } = order.attempt();
  order.attempt().truth = 'approved';
  const receive = (body: string) => shop.payments.receive('scripted', { body, headers: {} }, noon);
  const before = shop.logged.length;
  await expect(receive(`${reference} ${order.toPay - 1} KZT`)).rejects.toThrow('wrong_amount');
  await expect(receive(`${reference} ${order.toPay} USD`)).rejects.toThrow('wrong_amount');
  expect(await attempts(order.number)).toEqual(['waiting']);
  expect(shop.logged.slice(before)).toHaveLength(2);
  await receive(`${reference} ${order.toPay} KZT`);
  expect(await attempts(order.number)).toEqual(['accepted']);
});
