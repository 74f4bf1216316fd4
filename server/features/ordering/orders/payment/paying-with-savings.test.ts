import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  courierToday,
  createOrdering,
  daysLater,
  minutesLater,
  noon,
  type Ordering,
} from '#test/factories/orders/ordering.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { giveBonuses, issueCard, findLedgerFaults, createPromoCode } from '#test/factories/orders/savings.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { sampleSize, FAIL_FAST } from '#test/harness/depth.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  bank = createScriptedGateway();
  shop = await createOrdering(database.db, {
    gateway: bank,
    settings: {
      'delivery.slotCapacity': 10_000,
      'order.openUnproven': 100,
      'promo.unprovenPercent': 100,
      'savings.triesOfAddress': 1000,
    },
  });
});
afterAll(() => database.drop());

const split = { ...courierToday, parts: 'split' } as typeof courierToday;

/**
 * Three competing buyers: two sessions of one customer spend the same bonuses; all three use the same card and the last
 * two uses of a code. Each plans an order of two parts, paid by card.
 */
async function rivals() {
  const [nearProduct, farProduct] = [
    await shop.addProduct({ price: 10_001 }),
    await shop.addProduct({ price: 7_777, stock: { 3: 100 } }),
  ];
  const { customerId } = await insertCustomer(database.db, `70700${String(++phones).padStart(5, '0')}`);
  await giveBonuses(database.db, customerId, [
    { amount: 3000, expiresAt: daysLater(3) },
    { amount: 4000, expiresAt: daysLater(9) },
  ]);
  const code = await createPromoCode(shop, { value: 15, maxUses: 2 });
  const card = await issueCard(shop, 9_000);
  return Promise.all(
    [customerId, customerId, null].map(async (id) => {
      const { sessionId, caller } = await shop.shopper(
        { [nearProduct]: 1, [farProduct]: 1 },
        { delivery: split, method: 'card' },
      );
      const ownCaller = { ...caller, customerId: id };
      await shop.checkout.setPromo(ownCaller, code);
      if (id !== null) await shop.checkout.setBonuses(ownCaller, 7000);
      await shop.checkout.addCard(ownCaller, card);
      let number = '';
      const at = (now: Date) => ({ ...ownCaller, now });
      return {
        number: () => number,
        async place(now: Date) {
          if (number !== '') return;
          const { stamp } = await shop.checkout.read(at(now));
          ({ number } = await shop.checkout.place(sessionId, stamp, 'k', at(now)));
        },
        pay: (now: Date) => shop.orders.pay({ number }, at(now)),
        check: (now: Date) => shop.orders.check({ number }, at(now)),
        cancel: (now: Date) => shop.orders.cancel({ number }, at(now)),
        cancelPart: (now: Date) => shop.orders.cancel({ number: `${number}-1` }, at(now)),
        async webhook(now: Date) {
          const reference = bank.orderPayments(number).at(-1)?.reference;
          if (!reference) return;
          const orderId = await shop.payments.receive('scripted', { body: reference, headers: {} }, now);
          await shop.orders.onEvent({ type: 'payment.settled', attemptId: 0, orderId: orderId!, status: '' }, now);
        },
        truth(word: 'approved' | 'declined') {
          for (const payment of bank.orderPayments(number)) if (payment.truth === 'pending') payment.truth = word;
        },
      };
    }),
  );
}

const EXPECTED = new Set([
  'order_not_payable',
  'order_not_cancellable',
  'order_not_found',
  'bank_unreachable',
  'cart_changed',
  'cart_empty',
  'step_incomplete',
  'idempotency_conflict',
  'slot_unavailable',
]);

const step = fc.record({
  who: fc.nat(2),
  act: fc.constantFrom(
    'place',
    'place',
    'pay',
    'check',
    'cancel',
    'cancelPart',
    'webhook',
    'approve',
    'decline',
    'expire',
    'reconcile',
    'settle',
    'burn',
  ),
  wait: fc.boolean(),
});

test('keeps every ledger consistent and money in place for any interleaving of buyers, banks, jobs and cancellations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
      const allRivals = await rivals();
      let clock = 0;
      const running: Promise<unknown>[] = [];
      for (const { who, act, wait } of steps) {
        clock += 3;
        const now = minutesLater(clock);
        const rival = allRivals[who]!;
        const actions: Record<typeof act, () => unknown> = {
          place: () => rival.place(now),
          pay: () => rival.pay(now),
          check: () => rival.check(now),
          cancel: () => rival.cancel(now),
          cancelPart: () => rival.cancelPart(now),
          webhook: () => rival.webhook(now),
          approve: () => rival.truth('approved'),
          decline: () => rival.truth('declined'),
          // Two workers each.
          expire: () => Promise.all([shop.orders.expire(now), shop.orders.expire(now)]),
          reconcile: () => Promise.all([shop.orders.reconcile(now), shop.orders.reconcile(now)]),
          settle: () => Promise.all([shop.orders.settle(now, noon), shop.orders.settle(now, noon)]),
          burn: () => Promise.all([shop.bonuses.writeOffExpired(now), shop.bonuses.writeOffExpired(now)]),
        };
        const outcome = Promise.resolve(actions[act]()).catch((error: Error) => {
          if (!EXPECTED.has(error.message)) throw error;
        });
        running.push(outcome);
        if (wait) await outcome;
      }
      await Promise.all(running);
      for (const extra of [60, 180, 300]) await shop.orders.reconcile(minutesLater(clock + extra));
      await shop.payments.sendRefunds(minutesLater(clock + 2_000));
      expect(await findLedgerFaults(database.db)).toEqual([]);
      for (const rival of allRivals) {
        const number = rival.number();
        if (number === '') continue;
        const orders = await database.db.$client<{ status: string; to_pay: number }[]>`
          select status, to_pay from orders where master_number = ${number}`;
        const paid = orders.filter(({ status }) => status === 'paid').reduce((sum, { to_pay }) => sum + to_pay, 0);
        expect(bank.netCaptured(number)).toBe(paid);
      }
    }),
    { ...FAIL_FAST, numRuns: sampleSize(25) },
  );
});
