import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import type { TradeInAnswers } from '#domain/orders/trade-in.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
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
    phoneVerification: shop.phoneVerification,
    settings: { current: () => defaultSettings },
  });
});
afterAll(() => database.drop());

const answers: TradeInAnswers = {
  device: 'phone',
  model: null,
  level: 'middle',
  age: '1-2',
  screen: 'whole',
  case: 'good',
  works: true,
  complete: true,
};
const submit = (phone: string, key: string, customerId: number | null = null, sessionId: number | null = null) =>
  tradeIn.submit(
    { answers, name: 'Айгүл', phone, shopId: 1 },
    { customerId, sessionId, idempotencyKey: key, language: 'kk', now: noon },
  );

/** A visitor with a session; `proved` has verified the phone with a code. */
const visitor = async (phone?: string) => {
  const { sessionId } = await shop.sessions.create();
  if (phone) await verifyPhone(sessionId, phone);
  return { sessionId, customerId: null, now: noon };
};

let verificationCount = 0;
/** Verifies a phone from a fresh address, which has no pause between codes. */
async function verifyPhone(sessionId: number, phone: string) {
  const owner = { sessionId, phone };
  await shop.phoneVerification.send(owner, {
    address: `10.7.0.${++verificationCount}`,
    origin: 'http://shop.test',
    language: 'ru',
    now: noon,
  });
  const [message] = await database.db.$client<{ text: string }[]>`
    select text from sent_messages where recipient = ${phone} order by id desc limit 1`;
  await shop.phoneVerification.confirm(owner, /#(\d{6})$/.exec(message!.text)![1]!, noon);
}

test('requires a second operator for a price above the estimate', async () => {
  const { number, estimate } = await submit('7011110010', 'key');
  await expect(tradeIn.accept(number, estimate + 1, noon)).rejects.toThrow('second_operator_needed');
  expect(await tradeIn.accept(number, estimate + 1, noon, async () => true)).toMatchObject({ price: estimate + 1 });
});

test('shows the code only to the verified phone, and only that phone can use it', async () => {
  const phone = '7011110007';
  const { number } = await submit(phone, 'key');
  await tradeIn.accept(number, 30_000, noon);
  const [nobody, otherCaller, owner] = [await visitor(), await visitor('7011110008'), await visitor(phone)];
  for (const caller of [nobody, otherCaller])
    expect(await tradeIn.status(number, phone, caller)).toMatchObject({
      code: null,
      hiddenUntil: 'proof',
      price: 30_000,
    });
  const { code, hiddenUntil } = await tradeIn.status(number, phone, owner);
  expect(hiddenUntil).toBeNull();

  // A stolen code is useless with the contact phone or another verified phone.
  const product = await shop.addProduct({ price: 100_000 });
  const thief = await shop.shopper({ [product]: 1 });
  await verifyPhone(thief.sessionId, thief.phone);
  await expect(shop.checkout.setPromo(thief.caller, code!)).rejects.toThrow('promo_refused');
  const named = await shop.shopper({ [product]: 1 }, { phone });
  await expect(shop.checkout.setPromo(named.caller, code!)).rejects.toMatchObject({
    error: 'phone_not_proved',
    details: { reason: 'promo' },
  });
  await verifyPhone(named.sessionId, phone);
  const { toPay, stamp } = await shop.checkout.setPromo(named.caller, code!);
  expect(named.toPay - toPay).toBe(30_000);

  // A verification that ends before checkout removes the discount and says so.
  const expire = (at: Date) =>
    database.db.$client`update phone_proofs set expires_at = ${at} where session_id = ${named.sessionId}`;
  await expire(noon);
  await expect(shop.checkout.place(named.sessionId, stamp, 'late', named.caller)).rejects.toThrow('cart_changed');
  const shown = await shop.checkout.read(named.caller);
  expect(shown).toMatchObject({ toPay: named.toPay, savings: { promo: { problem: 'promo-phone', amount: 0 } } });
  await expire(new Date(noon.getTime() + HOUR_MS));
  const again = await shop.checkout.read(named.caller);
  await shop.checkout.place(named.sessionId, again.stamp, 'order', named.caller);
});

test("shows a customer's code only to that customer, regardless of the verified phone", async () => {
  const { customerId, phone } = await insertCustomer(database.db, '7011110009');
  const { number } = await submit(phone, 'key', customerId);
  await tradeIn.accept(number, 30_000, noon);
  expect(await tradeIn.status(number, phone, await visitor(phone))).toMatchObject({ code: null, hiddenUntil: 'login' });
  expect((await tradeIn.status(number, phone, { ...(await visitor()), customerId })).code).toMatch(/^TI-/);
});

test('creates one guest request despite repeated clicks, with a discount for one order', async () => {
  const asked = await Promise.all([1, 2, 3].map(() => submit('7011110001', 'key')));
  expect(new Set(asked.map(({ number }) => number)).size).toBe(1);
  const { number, estimate } = asked[0]!;
  expect(estimate).toBe(67_000);
  expect(await tradeIn.status(number, '7011110001', await visitor())).toMatchObject({ state: 'asked', code: null });
  await expect(tradeIn.status(number, '7011110002', await visitor())).rejects.toThrow('trade_in_not_found');
  expect((await tradeIn.listAll('asked', 10)).filter((item) => item.number === number)).toMatchObject([
    { answers, phone: '7011110001' },
  ]);

  const outcomes = await Promise.allSettled([50_000, 60_000].map((price) => tradeIn.accept(number, price, noon)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const owner = await visitor('7011110001');
  const { code, price } = await tradeIn.status(number, '7011110001', owner);
  await expect(tradeIn.refuse(number, 'Не тот телефон')).rejects.toThrow('trade_in_not_movable');

  const product = await shop.addProduct({ price: 200_000 });
  const buyer = await shop.shopper({ [product]: 1 }, { phone: '7011110001' });
  await verifyPhone(buyer.sessionId, buyer.phone);
  const { toPay } = await shop.checkout.setPromo(buyer.caller, code!);
  expect(buyer.toPay - toPay).toBe(price);
  const { stamp } = await shop.checkout.read(buyer.caller);
  await shop.checkout.place(buyer.sessionId, stamp, 'order', buyer.caller);
  const second = await shop.shopper({ [product]: 1 }, { phone: '7011110001' });
  await expect(shop.checkout.setPromo(second.caller, code!)).rejects.toThrow('promo_refused');
});

test("adds the discount to the customer's profile and shows the reason of a refusal", async () => {
  const { customerId, phone } = await insertCustomer(database.db, '7011110003');
  const { number } = await submit(phone, 'key', customerId);
  await tradeIn.accept(number, 45_000, noon);
  await tradeIn.accept(number, 45_000, noon);
  expect(await shop.promotions.list(customerId, 'ru', noon)).toMatchObject([{ kind: 'promo', amount: 45_000 }]);
  const other = await submit('7011110004', 'key');
  await tradeIn.refuse(other.number, 'Экран разбит');
  expect(await tradeIn.status(other.number, '7011110004', await visitor())).toMatchObject({
    state: 'refused',
    answer: 'Экран разбит',
  });
});

test('refuses worthless devices, warehouses as a place, and too many requests from one phone', async () => {
  const worthless = { ...answers, device: 'watch', model: null, level: 'budget', age: 'over-5', works: false } as const;
  const context = { customerId: null, sessionId: null, idempotencyKey: 'x', language: 'ru' as const, now: noon };
  const request = { name: 'Айгүл', phone: '7011110005', shopId: 1 };
  await expect(tradeIn.submit({ ...request, answers: worthless }, context)).rejects.toThrow('trade_in_refused');
  await expect(tradeIn.submit({ ...request, answers, shopId: 4 }, context)).rejects.toThrow('trade_in_refused');
  for (const key of ['a', 'b', 'c']) await submit('7011110006', key);
  await expect(submit('7011110006', 'd')).rejects.toThrow('rate_limited');
  // Requests by others with the owner's phone do not block the owner.
  const owner = await visitor('7011110006');
  await expect(submit('7011110006', 'd', null, owner.sessionId)).resolves.toMatchObject({ estimate: 67_000 });
});

test('gives requests random numbers', async () => {
  const numbers = [];
  for (const turn of [1, 2, 3]) numbers.push(Number((await submit(`701222000${turn}`, 'key')).number.slice(7)));
  expect(numbers[1]! - numbers[0]!).not.toBe(1);
  expect(Math.abs(numbers[2]! - numbers[1]!)).toBeGreaterThan(1);
});

test('estimates by the price table that operators load, and refuses a model outside it', async () => {
  const iphone = { device: 'phone' as const, name: 'iPhone 13', price: 150_000 };
  expect(await tradeIn.replaceModels([{ ...iphone, price: 1 }, iphone])).toBe(1);
  const { models } = await tradeIn.offer({ city: { id: 1 } as never, language: 'ru' });
  expect(models).toEqual([iphone]);
  const context = { customerId: null, sessionId: null, idempotencyKey: 'model', language: 'ru' as const, now: noon };
  const request = { answers: { ...answers, model: iphone.name }, name: 'Айгүл', phone: '7015550077', shopId: 1 };
  const { number, estimate } = await tradeIn.submit(request, context);
  expect(estimate).toBe(150_000);
  expect((await tradeIn.listAll('asked', 50)).find((found) => found.number === number)?.answers.model).toBe(
    'iPhone 13',
  );
  const unknown = { ...request, answers: { ...request.answers, model: 'iPhone 1' } };
  await expect(tradeIn.submit(unknown, { ...context, idempotencyKey: 'other' })).rejects.toMatchObject({
    error: 'trade_in_refused',
  });
  expect(await tradeIn.replaceModels([])).toBe(0);
});
