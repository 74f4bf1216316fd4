import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrdering, minutesLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createScriptedQr, type ScriptedQr } from '#test/factories/orders/scripted-qr.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { MINUTE_MS, SECOND_MS } from '#domain/time/durations.ts';

let database: TestDatabase;
let bank: ScriptedQr;
let shop: Ordering;
let now = noon;

const settings = { 'delivery.slotCapacity': 10_000 };
const createShop = () => createOrdering(database.db, { qr: bank, settings });
beforeAll(async () => {
  database = await createTestDatabase();
  bank = createScriptedQr({ lifeMs: 5 * MINUTE_MS, pollMs: 5 * SECOND_MS, now: () => now });
  shop = await createShop();
});
afterAll(() => database.drop());

/** An order awaiting payment of its code; `later` advances time. */
async function waiting() {
  now = noon;
  const product = await shop.addProduct();
  const buyer = await shop.shopper({ [product]: 1 }, { method: 'qr' });
  const { number, paymentUrl } = await buyer.place();
  const key = { number };
  const at = () => ({ ...buyer.caller, now });
  const shown = async () => (await shop.orders.read(key, at())).orders[0]!;
  return {
    ...buyer,
    product,
    number,
    paymentUrl,
    shown,
    /** The only payable code. */
    code: () => bank.orderCodes(number).at(-1)!,
    later: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    check: async () => (await shop.orders.check(key, at())).orders[0]!,
    pay: () => shop.orders.pay(key, at()),
    cancel: () => shop.orders.cancel(key, at()),
    stages: async () => {
      const { status, payment } = await shown();
      return [status, payment.attempt?.status];
    },
  };
}

test("gives a QR order one code, drawn for the shop's payment page", async () => {
  const order = await waiting();
  expect(order.paymentUrl).toBeNull();
  const { payment } = await order.shown();
  expect(payment).toMatchObject({ method: 'qr', paid: false, attempt: { status: 'waiting' } });
  expect(payment.code).toMatchObject({ size: 25, path: expect.stringMatching(/^M0 0h7v1h-7z/), apps: [] });
  expect(payment.code!.expiresAt).toBe(minutesLater(5).toISOString());
});

test('shows a scanned code as "confirm" and removes a paid one', async () => {
  const order = await waiting();
  order.code().truth = 'confirming';
  order.later(5 * SECOND_MS);
  expect((await order.check()).payment.attempt?.status).toBe('confirming');
  order.code().truth = 'approved';
  order.later(5 * SECOND_MS);
  expect((await order.check()).payment).toMatchObject({ paid: true, code: null });
  expect(bank.netCaptured(order.number)).toBe(order.toPay);
});

test('shows one code in two tabs and polls the bank at its own interval', async () => {
  const order = await waiting();
  const pages = await Promise.all([order.pay(), order.pay(), order.pay()]);
  expect(new Set(pages.map(({ paymentUrl }) => paymentUrl)).size).toBe(1);
  expect(bank.orderCodes(order.number)).toHaveLength(1);
  const before = bank.requestCount;
  order.later(5 * SECOND_MS);
  await Promise.all([order.check(), order.check(), order.check()]);
  expect(bank.requestCount - before).toBe(1);
  order.later(4 * SECOND_MS);
  await order.check();
  expect(bank.requestCount - before).toBe(1);
});

test('shows the stored code when several are created concurrently', async () => {
  const order = await waiting();
  await database.db.$client`
    delete from payment_codes where attempt_id in (select id from payment_attempts where external_id = ${order.code().id})`;
  await database.db.$client`
    update payment_attempts set status = 'preparing', page_url = null, external_id = null where external_id = ${order.code().id}`;
  await Promise.all([order.pay(), order.pay()]);
  const rows = await database.db.$client<{ code: string; external_id: string }[]>`
    select c.code, a.external_id from payment_codes c join payment_attempts a on a.id = c.attempt_id
    where a.order_id = (select id from orders where number = ${order.number})`;
  expect(rows).toHaveLength(1);
  expect(rows[0]!.code).toBe(`https://pay.test/${rows[0]!.external_id}`);
});

test('replaces an expired code once and refunds a late payment of the old one automatically', async () => {
  const order = await waiting();
  const old = order.code();
  order.later(5 * MINUTE_MS);
  expect((await order.check()).payment).toMatchObject({ attempt: { status: 'expired' }, code: null });
  await order.pay();
  expect(bank.orderCodes(order.number)).toHaveLength(2);
  expect((await order.shown()).payment.attempt?.status).toBe('waiting');
  old.truth = 'approved';
  order.later(MINUTE_MS);
  await shop.orders.reconcile(now);
  await shop.payments.sendRefunds(now);
  expect([old.refunds.size, await order.stages()]).toEqual([1, ['waiting_payment', 'waiting']]);
  order.code().truth = 'approved';
  order.later(5 * SECOND_MS);
  expect((await order.check()).payment.paid).toBe(true);
  expect(bank.netCaptured(order.number)).toBe(order.toPay);
});

test('waits for a scanned code beyond its expiry', async () => {
  const order = await waiting();
  order.code().truth = 'confirming';
  order.later(6 * MINUTE_MS);
  expect((await order.check()).payment.attempt?.status).toBe('confirming');
  await order.pay();
  expect(bank.orderCodes(order.number)).toHaveLength(1);
});

test('neither ends a code nor loses its payment when the bank does not answer', async () => {
  const order = await waiting();
  order.code().truth = 'approved';
  bank.isDown = true;
  order.later(6 * MINUTE_MS);
  expect((await order.check()).payment.attempt?.status).toBe('unknown');
  bank.isDown = false;
  await shop.orders.reconcile(now);
  expect(await order.stages()).toEqual(['paid', 'accepted']);
});

test('does not accept a payment of a wrong amount', async () => {
  const order = await waiting();
  Object.assign(order.code(), { truth: 'approved', paid: order.toPay - 1 });
  order.later(5 * SECOND_MS);
  expect((await order.check()).payment).toMatchObject({ paid: false, attempt: { status: 'unknown' } });
});

test('allows a retry with a new code after a declined payment', async () => {
  const order = await waiting();
  order.code().truth = 'declined';
  order.later(5 * SECOND_MS);
  expect((await order.check()).payment.attempt?.status).toBe('error');
  await order.pay();
  expect((await order.shown()).payment.code).not.toBeNull();
});

test('refunds a payment made after the order ended, and a paid order that is cancelled', async () => {
  const late = await waiting();
  late.later(31 * MINUTE_MS);
  await shop.orders.expire(now);
  expect((await late.stages())[0]).toBe('cancelled');
  late.code().truth = 'approved';
  await shop.orders.reconcile(new Date(now.getTime() + MINUTE_MS));
  await shop.payments.sendRefunds(new Date(now.getTime() + MINUTE_MS));
  expect(bank.netCaptured(late.number)).toBe(0);
  const cancelled = await waiting();
  cancelled.code().truth = 'approved';
  cancelled.later(5 * SECOND_MS);
  await cancelled.check();
  await cancelled.cancel();
  expect(bank.netCaptured(cancelled.number)).toBe(0);
});

test('continues in another process after the first one stops', async () => {
  const order = await waiting();
  order.code().truth = 'approved';
  shop = await createShop();
  await shop.orders.reconcile(minutesLater(2));
  expect(await order.stages()).toEqual(['paid', 'accepted']);
});

test('reports one refund as done while another refund of the payment is pending', async () => {
  const order = await waiting();
  order.code().truth = 'approved';
  order.later(5 * SECOND_MS);
  await order.check();
  const [attempt] = await database.db.$client<{ id: number; order_id: number }[]>`
    select id, order_id from payment_attempts where order_id = (select id from orders where number = ${order.number})`;
  const seen: { id: string; given: number; alone: boolean }[] = [];
  const { refund } = bank;
  bank.refund = async (asked) => {
    seen.push({ id: asked.id.slice(-3), given: asked.refundedBefore, alone: asked.isOnlyOpen });
    return refund(asked);
  };
  try {
    for (const cause of ['R-1', 'R-2'])
      await shop.payments.requestRefund(
        database.db.$client,
        { attemptId: attempt!.id, orderId: attempt!.order_id, amount: 1_000, cause },
        now,
      );
    await shop.payments.sendRefunds(now);
  } finally {
    bank.refund = refund;
  }
  expect(seen).toEqual([
    { id: 'R-1', given: 0, alone: true },
    { id: 'R-2', given: 1_000, alone: true },
  ]);
});
