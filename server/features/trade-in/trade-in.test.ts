import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings.ts';
import type { TradeInAnswers } from '#domain/trade-in.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOrdering, noon, type Ordering } from '#test/factories/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createTradeInService, type TradeInService } from './trade-in.service.ts';

let database: TestDatabase;
let shop: Ordering;
let tradeIn: TradeInService;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
  tradeIn = createTradeInService({
    db: database.db,
    promotions: shop.promotions,
    settings: { current: () => defaultSettings },
  });
});
afterAll(() => database.drop());

const answers: TradeInAnswers = {
  device: 'phone',
  level: 'middle',
  age: '1-2',
  screen: 'whole',
  case: 'good',
  works: true,
  complete: true,
};
const ask = (phone: string, key: string, customerId: number | null = null) =>
  tradeIn.ask(
    { answers, name: 'Айгүл', phone, shopId: 1 },
    { customerId, idempotencyKey: key, language: 'kk', now: noon },
  );

test('a guest asks once however often the button is pressed, and gets a discount for one order', async () => {
  const asked = await Promise.all([1, 2, 3].map(() => ask('7011110001', 'key')));
  expect(new Set(asked.map(({ number }) => number)).size).toBe(1);
  const { number, estimate } = asked[0]!;
  expect(estimate).toBe(67_000);
  expect(await tradeIn.status(number, '7011110001')).toMatchObject({ state: 'asked', code: null });
  await expect(tradeIn.status(number, '7011110002')).rejects.toThrow('trade_in_not_found');
  expect(await tradeIn.listAll('asked', 10)).toMatchObject([{ number, answers, phone: '7011110001' }]);

  const both = await Promise.allSettled([50_000, 60_000].map((price) => tradeIn.accept(number, price, noon)));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { code, price } = await tradeIn.status(number, '7011110001');
  await expect(tradeIn.refuse(number, 'Не тот телефон')).rejects.toThrow('trade_in_not_movable');

  const product = await shop.addProduct({ price: 200_000 });
  const buyer = await shop.shopper({ [product]: 1 });
  const { toPay } = await shop.checkout.setPromo(buyer.caller, code!);
  expect(buyer.toPay - toPay).toBe(price);
  const { stamp } = await shop.checkout.read(buyer.caller);
  await shop.checkout.place(buyer.sessionId, stamp, 'order', buyer.caller);
  const second = await shop.shopper({ [product]: 1 });
  await expect(shop.checkout.setPromo(second.caller, code!)).rejects.toThrow('promo_refused');
});

test('a customer finds the discount in the profile, and a refusal comes with its reason', async () => {
  const { customerId, phone } = await insertCustomer(database.db, '7011110003');
  const { number } = await ask(phone, 'key', customerId);
  await tradeIn.accept(number, 45_000, noon);
  await tradeIn.accept(number, 45_000, noon);
  expect(await shop.promotions.list(customerId, 'ru', noon)).toMatchObject([{ kind: 'promo', amount: 45_000 }]);
  const other = await ask('7011110004', 'key');
  await tradeIn.refuse(other.number, 'Экран разбит');
  expect(await tradeIn.status(other.number, '7011110004')).toMatchObject({ state: 'refused', answer: 'Экран разбит' });
});

test('what is worth nothing is not taken, nor in a warehouse, and one phone asks only so often', async () => {
  const worthless = { ...answers, device: 'watch', level: 'budget', age: 'over-5', works: false } as const;
  const context = { customerId: null, idempotencyKey: 'x', language: 'ru' as const, now: noon };
  const wish = { name: 'Айгүл', phone: '7011110005', shopId: 1 };
  await expect(tradeIn.ask({ ...wish, answers: worthless }, context)).rejects.toThrow('trade_in_refused');
  await expect(tradeIn.ask({ ...wish, answers, shopId: 4 }, context)).rejects.toThrow('trade_in_refused');
  for (const key of ['a', 'b', 'c']) await ask('7011110006', key);
  await expect(ask('7011110006', 'd')).rejects.toThrow('rate_limited');
});
