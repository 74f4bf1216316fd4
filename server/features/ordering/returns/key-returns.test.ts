import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysLater, noon } from '#test/factories/orders/ordering.ts';
import { createKeyShop, type KeyShop } from '#test/factories/orders/key-shop.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let kit: KeyShop;

beforeAll(async () => {
  database = await createTestDatabase();
  kit = await createKeyShop(database.db);
});
afterAll(() => database.drop());

const earnedBy = async (customerId: number) => {
  const [row] = await database.db.$client<{ frozen: number }[]>`
    select coalesce(sum(case to_account when 'frozen' then amount else -amount end), 0)::int as frozen
    from bonus_entries where customer_id = ${customerId} and 'frozen' in (from_account, to_account)`;
  return row!.frozen;
};

test('returns an unopened key of a completed order to every tender, with a receipt, and sells it again', async () => {
  const order = await kit.buy({ isDigital: true, bonuses: 3000, card: 5000, bonusPercent: 10 });
  expect((await order.read()).lines[0]!.keys).toMatchObject({ opened: 0, returned: 0, returnable: 2 });
  const earned = await earnedBy(order.customerId);
  expect(earned).toBeGreaterThan(0);
  await order.openKey();
  expect((await order.read()).lines[0]!.keys).toMatchObject({ opened: 1, returnable: 1 });
  const { orders } = await order.returnKeys(1);
  expect(orders[0]).toMatchObject({
    status: 'completed',
    lines: [{ keys: { opened: 1, returned: 1, returnable: 0 } }],
  });
  // 20 000 less 3000 in bonuses; 5000 from the gift card and 12 000 from the bank card.
  expect(await kit.refundsOf(order.number)).toEqual([6000]);
  expect(await kit.cardRefundsOf(order.number)).toBe(2500);
  expect(await kit.returnReceiptsOf(order.number)).toEqual([{ lines: ['1 × 8500'], paid: 6000, prepaid: 2500 }]);
  expect((await kit.shop.bonuses.list(order.customerId, 'own', noon)).available).toBe(1500);
  expect(await earnedBy(order.customerId)).toBe(earned / 2);
  expect(await order.unopened()).toEqual([]);
  expect(await kit.shop.keys.load(order.key, [])).toEqual({ added: 0, free: 1 });
  const { requests } = await kit.returns.list({ number: order.number }, order.caller);
  expect(requests).toMatchObject([{ state: 'refunded', lines: [{ quantity: 1 }], cancellable: false }]);
  // A second press, the opened key and another product are refused.
  await expect(order.returnKeys(1)).rejects.toThrow('key_unavailable');
  await expect(order.returnKeys(1, 1)).rejects.toThrow('key_unavailable');
  const other = { productId: 1, quantity: 1, returned: 0 };
  await expect(kit.returns.returnKeys({ number: order.number }, other, order.caller)).rejects.toThrow(
    'key_unavailable',
  );
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('marks an order as returned when no key is kept', async () => {
  const order = await kit.buy({ isDigital: true });
  const { orders } = await order.returnKeys(2);
  expect(orders[0]).toMatchObject({ status: 'returned' });
  expect(await kit.refundsOf(order.number)).toEqual([20_000]);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('returns a key before the hand-over, and refunds the rest when the order is cancelled later', async () => {
  const order = await kit.buy({ keys: 3, bonuses: 7000, card: 20_000 });
  await order.openKey();
  await order.returnKeys(1);
  // The returned key is not assigned again.
  expect(await kit.shop.orders.assignKeys(noon, new Date(0))).toBe(0);
  expect(await order.unopened()).toHaveLength(1);
  const { cancellation } = await order.read();
  const keys = (await order.read()).lines.find((line) => line.keys)!.keys!;
  await kit.shop.orders.cancel({ number: order.number }, order.caller);
  const refunds = await kit.refundsOf(order.number);
  expect(refunds.at(-1)).toBe(cancellation!.money);
  const refunded = refunds.reduce((total, amount) => total + amount, 0) + (await kit.cardRefundsOf(order.number));
  expect(refunded).toBe(80_000 - 7000 - Math.floor(keys.total / 3));
  expect(await kit.returnReceiptsOf(order.number)).toHaveLength(2);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('returns keys while a return of another product is open, and empties every tender in the end', async () => {
  const order = await kit.buy({ keys: 3, bonuses: 7001, card: 19_999 });
  await order.deliver();
  const { number, caller } = order;
  const { productId } = (await order.read()).lines.find(({ keys }) => keys === null)!;
  const draft = { reason: 'not-needed', comment: '', photos: [], lines: [{ productId, quantity: 1 }] } as const;
  const request = await kit.returns.create({ number }, { ...draft, lines: [...draft.lines] }, caller);
  const lastDay = { ...caller, now: daysLater(14) };
  const keys = { productId: order.key, quantity: 2, returned: 0 };
  await kit.returns.returnKeys({ number }, keys, lastDay);
  await kit.returns.returnKeys({ number }, { ...keys, quantity: 1, returned: 2 }, lastDay);
  expect((await order.read()).status).toBe('completed');
  await kit.returns.decide(request.number, { to: 'accepted' }, 'ru', noon);
  await kit.returns.receive(request.number, {}, 'ru', noon);
  expect((await order.read()).status).toBe('returned');
  const refunds = await kit.refundsOf(number);
  expect(refunds.reduce((total, amount) => total + amount, 0)).toBe(80_000 - 7001 - 19_999);
  expect(await kit.cardRefundsOf(number)).toBe(19_999);
  expect((await kit.shop.bonuses.list(order.customerId, 'own', noon)).available).toBe(7001);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('earns bonuses on the kept keys only', async () => {
  const order = await kit.buy({ keys: 2, bonusPercent: 10 });
  await order.returnKeys(1);
  await order.deliver();
  expect(await earnedBy(order.customerId)).toBe(1000);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('returns a key that the shop has not loaded yet', async () => {
  const order = await kit.buy({ isDigital: true, keys: 1 });
  await database.db
    .$client`update licence_keys set order_number = null, customer_id = null, assigned_at = null where order_number = ${order.number}`;
  await order.returnKeys(1);
  expect(await kit.refundsOf(order.number)).toEqual([10_000]);
});

test('ends with the return period, for operators too', async () => {
  const order = await kit.buy({ isDigital: true, keys: 2 });
  const late = { ...order.caller, now: daysLater(15) };
  const keys = { productId: order.key, quantity: 1, returned: 0 };
  expect((await kit.shop.orders.read({ number: order.number }, late)).orders[0]!.lines[0]!.keys!.returnable).toBe(0);
  await expect(kit.returns.returnKeys({ number: order.number }, keys, late)).rejects.toThrow('key_unavailable');
  const { number } = order;
  await expect(kit.returns.returnKeysByOperator({ ...keys, number }, 'ru', daysLater(15))).rejects.toThrow(
    'key_unavailable',
  );
  expect(await kit.returns.returnKeysByOperator({ ...keys, number }, 'ru', daysLater(14))).toMatchObject({
    state: 'refunded',
    sums: { money: 10_000 },
  });
});

test('needs a second operator above the limit', async () => {
  const order = await kit.buy({ isDigital: true, keys: 25 });
  const keys = { number: order.number, productId: order.key, quantity: 21, returned: 0 };
  await expect(kit.returns.returnKeysByOperator(keys, 'ru', noon)).rejects.toThrow('second_operator_needed');
  const confirmed = await kit.returns.returnKeysByOperator(keys, 'ru', noon, async () => true);
  expect(confirmed.sums.money).toBe(210_000);
});

test('counts the refunds of a product together for the limit of one operator', async () => {
  const order = await kit.buy({ isDigital: true, keys: 25 });
  const keys = { number: order.number, productId: order.key };
  await kit.returns.returnKeysByOperator({ ...keys, quantity: 15, returned: 0 }, 'ru', noon);
  await expect(kit.returns.returnKeysByOperator({ ...keys, quantity: 6, returned: 15 }, 'ru', noon)).rejects.toThrow(
    'second_operator_needed',
  );
});

test('adds a returned key to the stock again', async () => {
  const order = await kit.buy({ isDigital: true, stock: { 1: 5 } });
  expect(await kit.stockOf(order.key)).toEqual([[3, 0]]);
  await order.returnKeys(1);
  expect(await kit.stockOf(order.key)).toEqual([[4, 0]]);
});

test('releases a key that is returned before the hand-over, and restocks one that is returned after it', async () => {
  const order = await kit.buy({ keys: 4, stock: { 1: 1, 3: 5 } });
  expect(await kit.stockOf(order.key)).toEqual([
    [1, 1],
    [5, 3],
  ]);
  await order.returnKeys(2);
  expect(await kit.stockOf(order.key)).toEqual([
    [1, 0],
    [5, 2],
  ]);
  await order.deliver();
  await order.returnKeys(1, 2);
  expect(await kit.stockOf(order.key)).toEqual([
    [1, 0],
    [4, 0],
  ]);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('returns no product that the feed calls a key after it was sold', async () => {
  const order = await kit.buy({ keys: 1 });
  await database.db.$client`update products set digital = not digital`;
  const { lines } = await order.read();
  expect(lines.find(({ productId }) => productId === order.key)?.keys).toMatchObject({ returnable: 1 });
  const device = lines.find(({ productId }) => productId !== order.key)!;
  expect(device.keys).toBeNull();
  await expect(
    kit.returns.returnKeys(
      { number: order.number },
      { productId: device.productId, quantity: 1, returned: 0 },
      order.caller,
    ),
  ).rejects.toThrow('key_unavailable');
  await database.db.$client`update products set digital = not digital`;
});

test('returns no key to a stranger, and to a guest who knows number and phone only after a code', async () => {
  const order = await kit.buy({ isDigital: true, keys: 1 });
  const { number, phone } = order;
  const stranger = (await kit.buy({ isDigital: true, keys: 1 })).caller;
  const keys = { productId: order.key, quantity: 1, returned: 0 };
  await expect(kit.returns.returnKeys({ number }, keys, stranger)).rejects.toThrow('order_not_found');
  await expect(kit.returns.returnKeys({ number, phone }, keys, stranger)).rejects.toThrow('proof_expired');
  expect(await kit.refundsOf(number)).toEqual([]);
});

test('opens a key or returns it, never both, when two tabs do both at the same time', async () => {
  const orders = await Promise.all([1, 2, 3, 4, 5, 6].map(() => kit.buy({ isDigital: true, keys: 1 })));
  await Promise.all(
    orders.flatMap((order) => [
      order.openKey().catch((error: Error) => expect(error.message).toBe('key_not_found')),
      order.returnKeys(1).catch((error: Error) => expect(error.message).toBe('key_unavailable')),
    ]),
  );
  for (const { number, customerId } of orders) {
    const isOpened = (await kit.shop.keys.list(customerId, 'ru')).length === 1;
    expect(await kit.refundsOf(number)).toEqual(isOpened ? [] : [10_000]);
  }
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('refunds once when two tabs return the same key', async () => {
  const order = await kit.buy({ isDigital: true, keys: 1 });
  const results = await Promise.allSettled([1, 2, 3].map(() => order.returnKeys(1)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await kit.refundsOf(order.number)).toEqual([10_000]);
});
