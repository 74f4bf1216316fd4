import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CancelledOrder } from '#contract/orders/orders.ts';
import type { DeliveryChoice } from '#contract/orders/checkout.ts';
import { courierToday, createOrdering, daysLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { giveBonuses, issueCard, createPromoCode } from '#test/factories/orders/savings.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;

beforeAll(async () => {
  database = await createTestDatabase();
  bank = createScriptedGateway();
  shop = await createOrdering(database.db, {
    gateway: bank,
    settings: { 'delivery.slotCapacity': 10_000, 'order.openUnproven': 100 },
  });
});
afterAll(() => database.drop());

const NOTHING = { refund: null, giftCards: 0, bonuses: 0, promoFree: false };

/** An order of one product for 10 000 ₸ and the notification of its end. */
async function order(method: 'card' | 'on-receipt', delivery: DeliveryChoice = courierToday) {
  const buyer = await shop.shopper({ [await shop.addProduct({ price: 10_000 })]: 1 }, { method, delivery });
  const { number } = await buyer.place();
  return { number, caller: buyer.caller, cancellation: () => cancellation(number, buyer.caller) };
}

async function cancellation(
  number: string,
  caller: Parameters<Ordering['orders']['read']>[1],
): Promise<CancelledOrder | null> {
  const { orders } = await shop.orders.read({ number }, caller);
  return orders.at(-1)!.cancelled;
}

async function pay(number: string, caller: Parameters<Ordering['orders']['pay']>[1]) {
  await shop.orders.pay({ number }, caller);
  for (const payment of bank.orderPayments(number)) payment.truth = 'approved';
  await shop.orders.check({ number }, caller);
}

test('lists every refunded tender and the restored code when the buyer cancels', async () => {
  const customer = await insertCustomer(database.db, '7060000001');
  const product = await shop.addProduct({ price: 10_000 });
  const buyer = await shop.shopper({ [product]: 1 }, { customer, method: 'card', delivery: courierToday });
  await giveBonuses(database.db, customer.customerId, [{ amount: 1000, expiresAt: daysLater(20) }]);
  await shop.checkout.setPromo(buyer.caller, await createPromoCode(shop, { value: 10 }));
  await shop.checkout.setBonuses(buyer.caller, 1000);
  await shop.checkout.addCard(buyer.caller, await issueCard(shop, 3000));
  const { stamp, toPay } = await shop.checkout.read(buyer.caller);
  const { number } = await shop.checkout.place(buyer.sessionId, stamp, 'k', buyer.caller);
  await pay(number, buyer.caller);
  expect(await cancellation(number, buyer.caller)).toBeNull();
  await shop.orders.cancel({ number }, buyer.caller);
  const end = { cause: 'customer', giftCards: 3000, bonuses: 1000, promoFree: true };
  expect(await cancellation(number, buyer.caller)).toEqual({ ...end, refund: { amount: toPay, state: 'done' } });
  // The bank refuses later: an operator refunds by hand.
  await database.db.$client`update payment_refunds set state = 'refused'`;
  expect(await cancellation(number, buyer.caller)).toMatchObject({ refund: { amount: toPay, state: 'refused' } });
  await database.db.$client`update payment_refunds set state = 'due'`;
  expect(await cancellation(number, buyer.caller)).toMatchObject({ refund: { amount: toPay, state: 'due' } });
});

test('lists no refund for an order not paid in time', async () => {
  const { cancellation } = await order('card');
  await shop.orders.expire(daysLater(1));
  expect(await cancellation()).toEqual({ cause: 'unpaid', ...NOTHING });
});

test('lists no refund for an order at the door: unconfirmed, not received or cancelled by the shop', async () => {
  const unconfirmed = await order('on-receipt');
  await database.db
    .$client`update orders set expires_at = ${noon} where number = ${unconfirmed.number} and status = 'created'`;
  await shop.orders.expire(daysLater(1));
  expect(await unconfirmed.cancellation()).toEqual({ cause: 'unconfirmed', ...NOTHING });

  const refused = await order('on-receipt');
  for (const to of ['preparing', 'on_the_way', 'cancelled'] as const)
    await shop.orders.advance(refused.number, to, 'operator', noon);
  expect(await refused.cancellation()).toEqual({ cause: 'not-received', ...NOTHING });

  const onReceipt = await order('on-receipt');
  await shop.orders.advance(onReceipt.number, 'cancelled', 'operator', noon);
  expect(await onReceipt.cancellation()).toEqual({ cause: 'shop', ...NOTHING });
});

test('refunds a paid order that was not collected', async () => {
  const { number, caller, cancellation } = await order('card', { kind: 'pickup', shopId: 1 });
  await pay(number, caller);
  for (const to of ['preparing', 'awaiting_client'] as const) await shop.orders.advance(number, to, 'operator', noon);
  await shop.orders.expire(daysLater(10));
  expect(await cancellation()).toEqual({ cause: 'uncollected', ...NOTHING, refund: { amount: 10_000, state: 'due' } });
});
