import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noon } from '#test/factories/orders/ordering.ts';
import { createKeyShop, type KeyShop } from '#test/factories/orders/key-shop.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let kit: KeyShop;

beforeAll(async () => {
  database = await createTestDatabase();
  kit = await createKeyShop(database.db);
});
afterAll(() => database.drop());

test('refunds everything but the opened key of a cancelled order', async () => {
  const order = await kit.buy();
  await order.openKey();
  // The buyer sees both before the cancellation.
  expect(await order.read()).toMatchObject({
    cancellation: { money: 60_000, giftCards: 0, bonuses: 0 },
    lines: [{ keys: { opened: 1, total: 20_000 } }, { keys: null }],
  });
  const { orders } = await kit.shop.orders.cancel({ number: order.number }, order.caller);
  expect(orders[0]).toMatchObject({
    status: 'cancelled',
    cancellation: null,
    cancelled: { refund: { amount: 60_000 }, giftCards: 0, bonuses: 0 },
  });
  expect(await kit.refundsOf(order.number)).toEqual([60_000]);
  expect(kit.bank.netCaptured(order.number)).toBe(10_000);
  expect(await kit.returnReceiptsOf(order.number)).toEqual([
    { lines: ['1 × 10000', '1 × 50000'], paid: 60_000, prepaid: 0 },
  ]);
  // The opened key stays in the account, the other one is for sale again.
  expect(await kit.shop.keys.list(order.customerId, 'ru')).toMatchObject([{ openedAt: noon.toISOString() }]);
  // A repeated message of the bank refunds nothing more.
  await kit.shop.orders.check({ number: order.number }, order.caller);
  expect(await kit.refundsOf(order.number)).toEqual([60_000]);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('keeps the share of every tender that paid for an opened key, and the promo code', async () => {
  const order = await kit.buy({ bonuses: 7000, card: 20_000, promoPercent: 10 });
  await order.openKey();
  const { cancellation, lines } = await order.read();
  const key = lines.find(({ keys }) => keys !== null)!.keys!;
  // 70 000 less 10 %, 7000 in bonuses and 20 000 from the gift card leave 36 000 for the bank.
  const kept = { money: key.total / 2, bonuses: key.bonuses / 2 };
  expect(cancellation!.money + cancellation!.giftCards + kept.money).toBe(56_000);
  expect(cancellation!.bonuses + kept.bonuses).toBe(7000);
  expect(cancellation!.giftCards).toBe(Math.round((20_000 * (56_000 - kept.money)) / 56_000));
  const { orders } = await kit.shop.orders.cancel({ number: order.number }, order.caller);
  const { money: amount, ...others } = cancellation!;
  expect(orders[0]!.cancelled).toMatchObject({ ...others, refund: { amount }, promoFree: false });
  expect(await kit.refundsOf(order.number)).toEqual([amount]);
  expect(await kit.cardRefundsOf(order.number)).toBe(others.giftCards);
  expect((await kit.returnReceiptsOf(order.number))[0]).toMatchObject({ paid: amount, prepaid: others.giftCards });
  expect((await kit.shop.bonuses.list(order.customerId, 'own', noon)).available).toBe(others.bonuses);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('refunds everything when no key was opened', async () => {
  const order = await kit.buy({ bonuses: 7000, card: 20_000 });
  await kit.shop.orders.cancel({ number: order.number }, order.caller);
  expect((await order.read()).cancelled).toMatchObject({ giftCards: 20_000, bonuses: 7000 });
  expect(kit.bank.netCaptured(order.number)).toBe(0);
  expect(await kit.shop.keys.list(order.customerId, 'ru')).toEqual([]);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('removes the opened keys of a cancelled order from the stock and releases the others', async () => {
  const order = await kit.buy({ keys: 4, stock: { 1: 1, 3: 5 } });
  await order.openKey();
  await order.openKey();
  await kit.shop.orders.cancel({ number: order.number }, order.caller);
  expect(await kit.stockOf(order.key)).toEqual([
    [0, 0],
    [4, 0],
  ]);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('keeps an opened key when the shop cancels the order', async () => {
  const order = await kit.buy();
  await order.openKey();
  await kit.shop.orders.advance(order.number, 'cancelled', 'operator', noon);
  expect(await kit.refundsOf(order.number)).toEqual([60_000]);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('does not cancel an order of opened keys only', async () => {
  const order = await kit.buy({ isDigital: true, keys: 1 });
  await order.openKey();
  expect(await order.read()).toMatchObject({ cancellable: false, cancellation: null });
  await expect(kit.shop.orders.cancel({ number: order.number }, order.caller)).rejects.toThrow('order_not_cancellable');
});

test('opens a key or refunds it, never both, when both happen at the same time', async () => {
  const orders = await Promise.all([1, 2, 3, 4, 5, 6].map(() => kit.buy({ keys: 1 })));
  await Promise.all(
    orders.flatMap((order) => [
      order.openKey().catch((error: Error) => expect(error.message).toBe('key_not_found')),
      kit.shop.orders.cancel({ number: order.number }, order.caller),
    ]),
  );
  for (const { number, customerId } of orders) {
    const isOpened = (await kit.shop.keys.list(customerId, 'ru')).length === 1;
    expect(await kit.refundsOf(number)).toEqual([isOpened ? 50_000 : 60_000]);
  }
  expect(await kit.findAuditFaults()).toEqual([]);
});

describe('the audit of cancelled orders with opened keys', () => {
  test('finds a key that a gift card got back although nothing else paid for it', async () => {
    const order = await kit.buy({ keys: 1, card: 60_000 });
    await order.openKey();
    await kit.shop.orders.cancel({ number: order.number }, order.caller);
    expect(await kit.cardRefundsOf(order.number)).toBe(50_000);
    expect(await kit.findAuditFaults()).toEqual([]);
    const sql = database.db.$client;
    const refundKey = (amount: number) => sql`
      with entry as (update gift_card_entries set amount = amount + ${amount}
        where order_number = ${order.number} and kind = 'return' returning card_id)
      update gift_cards set balance = balance + ${amount} from entry where id = card_id`;
    await refundKey(10_000);
    expect(await kit.findAuditFaults()).toEqual([`order ${order.number}`]);
    await refundKey(-10_000);
  });

  test('finds receipts of a cancellation or a return with another sum', async () => {
    const order = await kit.buy({ keys: 2, card: 20_000 });
    await order.openKey();
    await order.returnKeys(1);
    await kit.shop.orders.cancel({ number: order.number }, order.caller);
    expect(await kit.findAuditFaults()).toEqual([]);
    const sql = database.db.$client;
    const receipts = await sql<{ id: number; reference: string }[]>`
      select id, reference from receipts where order_number = ${order.number} and kind = 'return'`;
    expect(receipts).toHaveLength(2);
    for (const { id, reference } of receipts)
      for (const field of ['paid', 'prepaid']) {
        const change = (amount: number) =>
          field === 'paid'
            ? sql`update receipts set paid = paid + ${amount} where id = ${id}`
            : sql`
                update receipts set content = jsonb_set(content, '{prepaid}', to_jsonb((content->>'prepaid')::int + ${amount}::int)) where id = ${id}`;
        await change(-1);
        expect(await kit.findAuditFaults()).toEqual([`receipt ${reference}`]);
        await change(1);
      }
  });
});
