import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Checkout } from '#contract/orders/checkout.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { courierToday, createOrdering, daysLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { giveBonuses, issueCard, findLedgerFaults, createPromoCode } from '#test/factories/orders/savings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let shop: Ordering;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
// A fresh service has no failed attempts.
beforeEach(async () => {
  await database.db.$client`truncate counted_tries`;
  shop = await createOrdering(database.db, {
    settings: { 'delivery.slotCapacity': 10_000, 'order.openUnproven': 100, 'savings.triesOfPhone': 10 },
  });
});

const customer = () => insertCustomer(database.db, `70600${String(++phones).padStart(5, '0')}`);
const steps = ({ explanation }: Checkout) => explanation.map(({ kind, amount }) => `${kind} ${amount}`);
const findOrders = async (number: string) =>
  database.db.$client<{ promo_discount: number; bonuses_paid: number; gift_cards_paid: number; to_pay: number }[]>`
    select promo_discount, bonuses_paid, gift_cards_paid, to_pay from orders where master_number = ${number} order by id`;

/** A shopper with one product, ready to place; `place` uses the latest stamp. */
async function shopper(price = 50_000, options: Parameters<Ordering['shopper']>[1] = {}) {
  const product = await shop.addProduct({ price });
  const buyer = await shop.shopper({ [product]: 1 }, { delivery: { kind: 'pickup', shopId: 1 }, ...options });
  let key = 0;
  return {
    ...buyer,
    product,
    read: () => shop.checkout.read(buyer.caller),
    async place(stamp?: string) {
      const seenStamp = stamp ?? (await shop.checkout.read(buyer.caller)).stamp;
      return shop.checkout.place(buyer.sessionId, seenStamp, `key-${++key}`, buyer.caller);
    },
  };
}

test('applies a promo code to the total, marks it used with the order and restores it on cancellation', async () => {
  const code = await createPromoCode(shop, { kind: 'percent', value: 10, maxUses: 1 });
  const buyer = await shopper(49_995);
  const withPromo = await shop.checkout.setPromo(buyer.caller, ` ${code.toLowerCase()} `);
  expect(steps(withPromo)).toEqual(['products 49995', 'promo -4999', 'delivery 0', 'to-pay 44996']);
  expect(withPromo.savings.promo).toMatchObject({ code, amount: 4999, problem: null });
  const { number } = await buyer.place();
  expect(await findOrders(number)).toEqual([
    { promo_discount: 4999, bonuses_paid: 0, gift_cards_paid: 0, to_pay: 44_996 },
  ]);
  const other = await shopper();
  await expect(shop.checkout.setPromo(other.caller, code)).rejects.toThrow('promo_refused');
  await shop.orders.cancel({ number }, buyer.caller);
  await shop.orders.cancel({ number }, buyer.caller);
  expect((await shop.checkout.setPromo(other.caller, code)).savings.promo?.amount).toBe(5000);
});

test("hides an order's promo code from a caller who knows only number and phone", async () => {
  const code = await createPromoCode(shop, { kind: 'percent', value: 10, maxUses: 1 });
  const buyer = await shopper(50_000);
  await shop.checkout.setPromo(buyer.caller, code);
  const { number } = await buyer.place();
  const otherCaller = { ...buyer.caller, sessionId: (await shop.sessions.create()).sessionId };
  const key = { number, phone: buyer.phone };
  for (const answer of [await shop.orders.read(key, otherCaller), await shop.orders.cancel(key, otherCaller)])
    expect(JSON.stringify(answer)).not.toContain(code);
  expect(JSON.stringify(await shop.orders.read(key, buyer.caller))).toContain(code);
});

test('gives the same response for any problem with a code', async () => {
  const owner = await customer();
  await database.db.$client`
    insert into customer_coupons (customer_id, kind, code, title_ru, title_kk, amount) values (${owner.customerId}, 'promo', 'ASEL500', 'Ваш', 'Сіздің', 500)`;
  const refused = [
    'NOSUCH',
    '!!!',
    'ASEL500',
    await createPromoCode(shop, { endsAt: noon.toISOString() }),
    await createPromoCode(shop, { startsAt: daysLater(1).toISOString() }),
    await createPromoCode(shop, { maxUses: 0 }),
    await createPromoCode(shop, { maxUsesPerCustomer: 1 }),
  ];
  const buyer = await shopper();
  const answers = await Promise.allSettled(refused.map((code) => shop.checkout.setPromo(buyer.caller, code)));
  expect(answers.map((answer) => answer.status === 'rejected' && String(answer.reason))).toEqual(
    refused.map(() => String(new Error('promo_refused'))),
  );
  expect((await buyer.read()).savings.promo).toBeNull();
});

test('counts wrong codes and cards together by session, phone and address, and ignores correct ones', async () => {
  const code = await createPromoCode(shop, {});
  const buyer = await shopper(50_000, { phone: '7060999999' });
  const setWrongPromo = () => shop.checkout.setPromo(buyer.caller, 'NOSUCH');
  for (let attempt = 0; attempt < 10; attempt++) {
    await (attempt % 2 === 0
      ? expect(setWrongPromo()).rejects.toThrow('promo_refused')
      : expect(shop.checkout.addCard(buyer.caller, { number: '4000000000000002', pin: '0000' })).rejects.toThrow(
          'gift_card_refused',
        ));
    if (attempt < 5) await shop.checkout.setPromo(buyer.caller, code);
  }
  await expect(setWrongPromo()).rejects.toThrow('too_many_tries');
  await expect(shop.checkout.setPromo(buyer.caller, code)).rejects.toThrow('too_many_tries');
  const otherBuyer = await shopper(50_000, { phone: '7060999999' });
  await expect(shop.checkout.setPromo(otherBuyer.caller, 'NOSUCH')).rejects.toThrow('too_many_tries');
  const other = await shopper();
  await expect(shop.checkout.setPromo(other.caller, 'NOSUCH')).rejects.toThrow('promo_refused');
});

test('enforces the limit for a hundred concurrent guesses', async () => {
  const buyer = await shopper();
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) => shop.checkout.setPromo(buyer.caller, `GUESS${index}`)),
  );
  const lookedUp = answers.filter(
    (answer) => answer.status === 'rejected' && answer.reason.message === 'promo_refused',
  );
  expect(lookedUp).toHaveLength(10);
});

test('limits a code for categories or products to those and returns the missing amount', async () => {
  const buyer = await shopper(50_000);
  const other = await shop.addProduct({ price: 10_000 });
  const code = await createPromoCode(shop, { kind: 'sum', value: 5000, productIds: [other], minimumSum: 15_000 });
  expect((await shop.checkout.setPromo(buyer.caller, code)).savings.promo).toMatchObject({
    problem: 'promo-no-products',
    amount: 0,
  });
  await shop.cart.add(buyer.caller, other, 1);
  expect((await buyer.read()).savings.promo).toMatchObject({ problem: 'promo-minimum', minimumSum: 15_000 });
  await shop.cart.setQuantity(buyer.caller, other, 2);
  expect((await buyer.read()).savings.promo).toMatchObject({ problem: null, amount: 5000 });
  const categoryCode = await createPromoCode(shop, { value: 50, categoryIds: [1] });
  expect((await shop.checkout.setPromo(buyer.caller, categoryCode)).savings.promo?.amount).toBe(35_000);
});

test("offers a customer's own code, uses it once and restores it", async () => {
  const customerAccount = await customer();
  await database.db.$client`
    insert into customer_coupons (customer_id, kind, code, title_ru, title_kk, amount) values (${customerAccount.customerId}, 'promo', 'asel700', 'Ваш подарок', 'Сізге', 700)`;
  const buyer = await shopper(10_000, { customer: customerAccount });
  expect((await buyer.read()).savings.coupons).toEqual([{ code: 'ASEL700', title: 'Ваш подарок' }]);
  await shop.checkout.setPromo(buyer.caller, 'ASEL700');
  const { number } = await buyer.place();
  const secondBuyer = await shopper(10_000, { customer: customerAccount });
  await expect(shop.checkout.setPromo(secondBuyer.caller, 'ASEL700')).rejects.toThrow('promo_refused');
  await shop.orders.cancel({ number }, buyer.caller);
  expect((await shop.checkout.setPromo(secondBuyer.caller, 'ASEL700')).savings.promo?.amount).toBe(700);
});

test('gives the last use of a code to one of two; the other gets an error and no order', async () => {
  const code = await createPromoCode(shop, { maxUses: 1 });
  const buyers = await Promise.all([shopper(), shopper()]);
  const stamps = await Promise.all(
    buyers.map(async ({ caller }) => (await shop.checkout.setPromo(caller, code)).stamp),
  );
  const answers = await Promise.allSettled(buyers.map((buyer, index) => buyer.place(stamps[index])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const losingBuyer = buyers[answers.findIndex(({ status }) => status === 'rejected')]!;
  expect(answers.find((answer) => answer.status === 'rejected')!.reason.message).toBe('cart_changed');
  expect((await losingBuyer.read()).savings.promo).toMatchObject({ code, problem: 'promo-ended', amount: 0 });
  // After seeing it, the shopper may continue without the code.
  await expect(losingBuyer.place()).resolves.toMatchObject({ number: expect.any(String) });
});

test('reports a code that expires between the total and the button', async () => {
  const code = await createPromoCode(shop, { endsAt: daysLater(1).toISOString() });
  const buyer = await shopper();
  const { stamp } = await shop.checkout.setPromo(buyer.caller, code);
  await shop.promotions.save({ ...(await readTerms(code)), endsAt: noon.toISOString() });
  await expect(buyer.place(stamp)).rejects.toThrow('cart_changed');
});

async function readTerms(code: string) {
  const found = await shop.promotions.find(
    database.db.$client,
    code,
    { customerId: null, productIds: [], language: 'ru', now: noon },
    false,
  );
  const { kind, value } = found!.terms;
  return {
    code,
    titleRu: '',
    titleKk: '',
    kind,
    value,
    categoryIds: null,
    productIds: null,
    minimumSum: 0,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
  };
}

test('limits bonuses to half of the products without delivery and restores them on cancellation', async () => {
  const account = await customer();
  await giveBonuses(database.db, account.customerId, [
    { amount: 30_000, expiresAt: daysLater(5) },
    { amount: 50_000, expiresAt: daysLater(20) },
  ]);
  const heavyBuyer = await shopper(19_999, { customer: account, delivery: courierToday });
  const withBonuses = await shop.checkout.setBonuses(heavyBuyer.caller, 80_000);
  expect(withBonuses.savings.bonuses).toEqual({
    available: 80_000,
    payable: 9999,
    percent: 50,
    spent: 9999,
    accrualDays: 15,
  });
  expect(steps(withBonuses)).toEqual(['products 19999', 'bonuses -9999', 'delivery 1490', 'to-pay 11490']);
  await shop.cart.add(heavyBuyer.caller, await shop.addProduct({ price: 60_001 }), 1);
  expect((await heavyBuyer.read()).savings.bonuses).toMatchObject({ payable: 39_999, spent: 39_999 });
  const { number } = await heavyBuyer.place();
  expect(await shop.bonuses.list(account.customerId, 'own', noon)).toMatchObject({ available: 40_001, spent: 39_999 });
  await shop.orders.cancel({ number }, heavyBuyer.caller);
  expect(await shop.bonuses.list(account.customerId, 'own', noon)).toMatchObject({
    available: 80_000,
    spent: 0,
    nearestExpiry: { amount: 30_000 },
  });
});

test('never spends bonuses twice when they were spent elsewhere', async () => {
  const account = await customer();
  await giveBonuses(database.db, account.customerId, [{ amount: 20_000, expiresAt: daysLater(5) }]);
  const [firstBuyer, secondBuyer] = [await shopper(50_000), await shopper(50_000)];
  // Two sessions of one customer, as on two devices logged in at the same time.
  const callers = [firstBuyer, secondBuyer].map(({ caller }) => ({ ...caller, customerId: account.customerId }));
  const stamps = await Promise.all(
    callers.map(async (caller) => (await shop.checkout.setBonuses(caller, 20_000)).stamp),
  );
  const answers = await Promise.allSettled(
    callers.map((caller, index) => shop.checkout.place(caller.sessionId, stamps[index]!, 'k', caller)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(answers.find((answer) => answer.status === 'rejected')!.reason.message).toBe('cart_changed');
  expect(await shop.bonuses.list(account.customerId, 'own', noon)).toMatchObject({ available: 0, spent: 20_000 });
});

test('leaves one tenge for another tender and charges the earliest-expiring gift card first', async () => {
  const [lateCard, soon] = [await issueCard(shop, 30_000, daysLater(2)), await issueCard(shop, 20_000, daysLater(1))];
  const buyer = await shopper(50_000);
  await shop.checkout.addCard(buyer.caller, lateCard);
  const withCard = await shop.checkout.addCard(buyer.caller, soon);
  expect(steps(withCard)).toEqual(['products 50000', 'delivery 0', 'gift-card -20000', 'gift-card -29999', 'to-pay 1']);
  expect(withCard.savings.giftCards.map(({ number }) => number)).toEqual(
    [lateCard, soon].map(({ number }) => `•••• •••• •••• ${number.slice(-4)}`),
  );
  const { number } = await buyer.place();
  expect(await findOrders(number)).toMatchObject([{ gift_cards_paid: 49_999, to_pay: 1 }]);
  await shop.orders.cancel({ number }, buyer.caller);
  const secondBuyer = await shopper(90_000);
  await shop.checkout.addCard(secondBuyer.caller, lateCard);
  expect((await shop.checkout.addCard(secondBuyer.caller, soon)).toPay).toBe(40_000);
});

test('gives the same refusal for a missing PIN, an unknown, spent or expired card; needs no PIN in the account', async () => {
  const card = await issueCard(shop, 10_000);
  const expiredCard = await issueCard(shop, 10_000, daysLater(-1));
  const buyer = await shopper(5000);
  for (const wrongInput of [{ ...card, pin: '000a' }, { number: '4000000000000002', pin: card.pin }, expiredCard])
    await expect(shop.checkout.addCard(buyer.caller, wrongInput)).rejects.toThrow('gift_card_refused');
  const account = await customer();
  await database.db
    .$client`update gift_cards set customer_id = ${account.customerId} where last_digits = ${card.number.slice(-4)}`;
  const owner = await shopper(5000, { customer: account });
  const [offeredCard] = (await owner.read()).savings.giftCards;
  expect(offeredCard).toMatchObject({ applied: false, amount: 0, balance: 10_000 });
  await expect(shop.checkout.addOwnCard(buyer.caller, offeredCard!.id)).rejects.toThrow('gift_card_refused');
  expect((await shop.checkout.addOwnCard(owner.caller, offeredCard!.id)).toPay).toBe(1);
  expect((await shop.checkout.removeCard(owner.caller, offeredCard!.id)).toPay).toBe(5000);
});

test('lets a card used by two shoppers concurrently pay for one', async () => {
  const card = await issueCard(shop, 10_000);
  const buyers = await Promise.all([shopper(20_000), shopper(20_000)]);
  const stamps = await Promise.all(buyers.map(async ({ caller }) => (await shop.checkout.addCard(caller, card)).stamp));
  const answers = await Promise.allSettled(buyers.map((buyer, index) => buyer.place(stamps[index])));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(answers.find((answer) => answer.status === 'rejected')!.reason.message).toBe('cart_changed');
  expect(await findLedgerFaults(database.db)).toEqual([]);
});

test('marks an order fully paid by a promo code as paid without a bank', async () => {
  const code = await createPromoCode(shop, { kind: 'percent', value: 100 });
  const buyer = await shopper(5000, { method: 'card' });
  await shop.checkout.setPromo(buyer.caller, code);
  await expect(buyer.place()).resolves.toMatchObject({ paymentUrl: null });
  const [order] = (await database.db
    .$client`select number, status, is_paid from orders where session_id = ${buyer.sessionId}`) as {
    number: string;
    status: string;
    is_paid: boolean;
  }[];
  expect(order).toMatchObject({ status: 'paid', is_paid: true });
  await shop.orders.cancel({ number: order!.number }, buyer.caller);
  expect(await findLedgerFaults(database.db)).toEqual([]);
});

test("splits savings over the parts of an order and restores each part's own share", async () => {
  const account = await customer();
  await giveBonuses(database.db, account.customerId, [{ amount: 5000, expiresAt: daysLater(5) }]);
  const code = await createPromoCode(shop, { kind: 'percent', value: 10, maxUses: 1 });
  const card = await issueCard(shop, 3000);
  const [nearProduct, farProduct] = [
    await shop.addProduct({ price: 10_000 }),
    await shop.addProduct({ price: 7777, stock: { 3: 5 } }),
  ];
  const { caller, sessionId } = await shop.shopper(
    { [nearProduct]: 1, [farProduct]: 1 },
    { customer: account, delivery: { ...courierToday, parts: 'split' } as typeof courierToday },
  );
  await shop.checkout.setPromo(caller, code);
  await shop.checkout.setBonuses(caller, 5000);
  const { stamp, toPay } = await shop.checkout.addCard(caller, card);
  const { number } = await shop.checkout.place(sessionId, stamp, 'k', caller);
  const parts = await findOrders(number);
  expect(parts).toHaveLength(2);
  expect(parts.map((part) => part.promo_discount)).toEqual([1000, 777]);
  expect(parts.reduce((sum, part) => sum + part.bonuses_paid, 0)).toBe(5000);
  expect(parts.reduce((sum, part) => sum + part.gift_cards_paid, 0)).toBe(3000);
  expect(parts.reduce((sum, part) => sum + part.to_pay, 0)).toBe(toPay);
  await shop.orders.cancel({ number: `${number}-1` }, caller);
  const available = async () => (await shop.bonuses.list(account.customerId, 'own', noon)).available;
  expect(await available()).toBe(parts[0]!.bonuses_paid);
  await expect(shop.checkout.setPromo((await shopper()).caller, code)).rejects.toThrow('promo_refused');
  await shop.orders.cancel({ number: `${number}-2` }, caller);
  expect(await available()).toBe(5000);
  expect((await shop.checkout.setPromo((await shopper()).caller, code)).savings.promo?.problem).toBeNull();
  expect(await findLedgerFaults(database.db)).toEqual([]);
});

test('reverses the bonuses earned by a returned order once', async () => {
  const account = await customer();
  const product = await shop.addProduct({ price: 10_000, bonusPercent: 5 });
  const buyer = await shop.shopper({ [product]: 1 }, { customer: account, delivery: { kind: 'pickup', shopId: 1 } });
  const { number } = await buyer.place();
  for (const to of ['preparing', 'awaiting_client', 'completed'] as const)
    await shop.orders.advance(number, to, 'operator', noon);
  expect(await shop.bonuses.list(account.customerId, 'own', noon)).toMatchObject({ frozen: 500 });
  const accrual = { orderNumber: number, amount: 500, paid: 0 };
  for (let attempt = 0; attempt < 2; attempt++)
    await database.db.$client.begin((tx) => shop.bonuses.reverse(tx, accrual, noon));
  expect(await shop.bonuses.list(account.customerId, 'own', noon)).toMatchObject({ frozen: 0, available: 0 });
  expect(await findLedgerFaults(database.db)).toEqual([]);
});
