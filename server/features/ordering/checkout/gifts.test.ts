import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeliveryChoice } from '#contract/orders/checkout.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import {
  courierToday,
  createOrdering,
  daysLater,
  evening,
  noon,
  type Ordering,
} from '#test/factories/orders/ordering.ts';
import { createPromoCode } from '#test/factories/orders/savings.ts';
import { createTestReturns } from '#test/factories/orders/returns.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { AUDIT_CHECKS, findFaults } from '../../operations/audit/audit.queries.ts';
import type { StoredOffer } from '../../money/gift-offers/gift-offers.service.ts';
import type { ReturnsService } from '../returns/returns.service.ts';
import { createCustomerOrdersService } from '../orders/view/customer-orders.service.ts';
import { createOperatorOrdersService } from '../orders/view/operator-orders.service.ts';

let database: TestDatabase;
let shop: Ordering;
let returns: ReturnsService;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db, {
    settings: { 'delivery.slotCapacity': 10_000, 'order.openUnproven': 100 },
  });
  returns = createTestReturns(shop);
});
afterAll(() => database.drop());
beforeEach(() => database.db.$client`delete from gift_offers`);

const pickup: DeliveryChoice = { kind: 'pickup', shopId: 1 };

/** Saves an offer of one new gift product; returns the gift. */
async function offer(terms: Partial<StoredOffer> = {}, stock: Record<number, number> = { 1: 5 }): Promise<number> {
  const gift = await shop.addProduct({ price: 5000, stock });
  const problem = await shop.giftOffers.save({
    code: 'case',
    titleRu: 'Чехол в подарок',
    titleKk: 'Қап сыйға',
    minimumSum: 50_000,
    categoryIds: null,
    productIds: null,
    startsAt: null,
    endsAt: null,
    ...terms,
    giftProductIds: terms.giftProductIds ?? [gift],
  });
  expect(problem).toBeNull();
  return gift;
}

async function shopper(price = 50_000, choice: Parameters<Ordering['shopper']>[1] = {}) {
  const product = await shop.addProduct({ price });
  const buyer = await shop.shopper({ [product]: 1 }, { delivery: pickup, ...choice });
  let key = 0;
  const read = () => shop.checkout.read(buyer.caller);
  return {
    ...buyer,
    product,
    read,
    choose: (productId: number, code = 'case') => shop.checkout.setGift(buyer.caller, { offer: code, productId }),
    place: async (stamp?: string) =>
      shop.checkout.place(buyer.sessionId, stamp ?? (await read()).stamp, `key-${++key}`, buyer.caller),
  };
}

const readOrder = async (number: string, { caller }: Pick<Awaited<ReturnType<typeof shopper>>, 'caller'>) =>
  (await shop.orders.read({ number }, caller)).orders;
const countFaults = async () => {
  const found = await Promise.all(AUDIT_CHECKS.map((check) => findFaults(database.db.$client, check, evening)));
  return found.flatMap(({ examples }) => examples);
};

test('offers an earned gift, reserves it with the order and restores it on cancellation', async () => {
  const gift = await offer();
  const poorBuyer = await shopper(49_999);
  expect((await poorBuyer.read()).gifts).toEqual({
    offers: [],
    chosen: null,
    lost: null,
    next: { title: 'Чехол в подарок', missing: 1 },
  });
  await expect(poorBuyer.choose(gift)).rejects.toThrow('gift_gone');

  const buyer = await shopper();
  const before = await buyer.read();
  expect(before.gifts).toMatchObject({
    offers: [{ code: 'case', title: 'Чехол в подарок', endsAt: null, products: [{ productId: gift, value: 5000 }] }],
    chosen: { productId: gift, offer: 'case' },
    next: null,
  });
  const declined = await shop.checkout.setGift(buyer.caller, null);
  expect(declined.gifts.chosen).toBeNull();
  const chosen = await buyer.choose(gift);
  expect(chosen.gifts.chosen).toMatchObject({ productId: gift, offer: 'case' });
  expect(chosen.explanation).toContainEqual({
    kind: 'gift',
    amount: 0,
    data: { productId: gift, quantity: 1, value: 5000 },
  });
  expect(chosen.toPay).toBe(declined.toPay);
  // A total seen without the gift does not match the order.
  await expect(buyer.place(declined.stamp)).rejects.toThrow('cart_changed');

  const { number } = await buyer.place();
  expect(await shop.readStock(gift)).toEqual({ quantity: 5, reserved: 1 });
  const [order] = await readOrder(number, buyer);
  expect(order).toMatchObject({ gift: { productId: gift, value: 5000, state: 'reserved' }, toPay: before.toPay });
  expect(order!.lines.map(({ productId }) => productId)).toEqual([buyer.product]);
  const operators = createOperatorOrdersService({
    ...shop,
    cityKeyword: () => 'almaty',
    settings: { current: () => defaultSettings },
  });
  expect(await operators.read(number, 'kk')).toMatchObject([{ gift: { productId: gift, value: 5000 } }]);
  expect(await countFaults()).toEqual([]);
  await shop.orders.cancel({ number }, buyer.caller);
  expect(await shop.readStock(gift)).toEqual({ quantity: 5, reserved: 0 });
  expect((await readOrder(number, buyer))[0]!.gift?.state).toBe('cancelled');
  expect(await countFaults()).toEqual([]);
});

test('accepts an order without a gift', async () => {
  const gift = await offer();
  const buyer = await shopper();
  await buyer.choose(gift);
  expect((await shop.checkout.setGift(buyer.caller, null)).gifts).toMatchObject({ chosen: null, lost: null });
  const { number } = await buyer.place();
  expect((await readOrder(number, buyer))[0]!.gift).toBeNull();
  expect((await shop.readStock(gift)).reserved).toBe(0);
});

test('reports a gift that sold out after the choice and holds the order until it is reviewed', async () => {
  const gift = await offer({}, { 1: 1 });
  const [slowBuyer, fast] = [await shopper(), await shopper()];
  const { stamp } = await slowBuyer.choose(gift);
  await fast.choose(gift);
  await fast.place();
  await expect(slowBuyer.place(stamp)).rejects.toThrow('gift_gone');
  const seenStamp = await slowBuyer.read();
  expect(seenStamp.gifts).toEqual({ offers: [], chosen: null, lost: 'gone', next: null });
  const { number } = await slowBuyer.place(seenStamp.stamp);
  expect((await readOrder(number, slowBuyer))[0]!.gift).toBeNull();
});

test('gives the last gift to one of many concurrent orders', async () => {
  const gift = await offer({}, { 1: 1 });
  const buyers = await Promise.all(Array.from({ length: 6 }, () => shopper()));
  const stamps = await Promise.all(buyers.map(async (buyer) => (await buyer.choose(gift)).stamp));
  const results = await Promise.allSettled(buyers.map((buyer, index) => buyer.place(stamps[index])));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results) if (result.status === 'rejected') expect(String(result.reason)).toContain('gift_gone');
  expect(await shop.readStock(gift)).toEqual({ quantity: 1, reserved: 1 });
  expect(await countFaults()).toEqual([]);
});

test('removes a gift that the cart no longer earns and returns the reason', async () => {
  const gift = await offer();
  const buyer = await shopper();
  await buyer.choose(gift);
  const code = await createPromoCode(shop, { kind: 'sum', value: 1 });
  const withPromo = await shop.checkout.setPromo(buyer.caller, code);
  expect(withPromo.gifts).toMatchObject({ chosen: null, lost: 'not-earned', offers: [], next: { missing: 1 } });
  expect((await shop.checkout.removePromo(buyer.caller)).gifts).toMatchObject({
    chosen: { productId: gift },
    lost: null,
  });
});

test('matches gifts by category, product, time and stock, and never offers a product in the cart or a key', async () => {
  const { product, caller } = await shopper();
  const countOffers = async () => (await shop.checkout.read(caller)).gifts.offers.length;
  await offer({ categoryIds: [1], minimumSum: 0 });
  expect(await countOffers()).toBe(1);
  await offer({ categoryIds: [999] });
  expect(await countOffers()).toBe(0);
  await offer({ productIds: [product], minimumSum: 0 });
  expect(await countOffers()).toBe(1);
  await offer({ endsAt: noon.toISOString() });
  expect(await countOffers()).toBe(0);
  await offer({ startsAt: daysLater(1).toISOString() });
  expect(await countOffers()).toBe(0);
  await offer({ giftProductIds: [product], minimumSum: 0 });
  expect(await countOffers()).toBe(0);
  // In another shop of the city: too late for a pickup today.
  await offer({}, { 2: 5 });
  expect(await countOffers()).toBe(0);
  await offer({}, {});
  expect(await countOffers()).toBe(0);
  const terms = (await shop.giftOffers.listAll())[0]!;
  const key = await shop.addProduct({ isDigital: true });
  expect(await shop.giftOffers.save({ ...terms, giftProductIds: [key] })).toBe('digital');
  expect(await shop.giftOffers.save({ ...terms, giftProductIds: [9_999_999] })).toBe('no-product');
});

test("refuses another buyer's offer and an unknown one", async () => {
  const gift = await offer();
  const buyer = await shopper();
  await expect(buyer.choose(gift, 'nosuch')).rejects.toThrow('gift_gone');
  await expect(buyer.choose(buyer.product)).rejects.toThrow('gift_gone');
  expect((await buyer.read()).gifts.chosen).toMatchObject({ productId: gift });
});

test('returns a gift with the products that earned it and restocks it', async () => {
  const gift = await offer({ minimumSum: 30_000 });
  const customer = await insertCustomer(database.db, `70611${String(++phones).padStart(5, '0')}`);
  const product = await shop.addProduct({ price: 20_000 });
  const buyer = await shop.shopper({ [product]: 3 }, { customer, delivery: courierToday });
  const { stamp } = await shop.checkout.setGift(buyer.caller, { offer: 'case', productId: gift });
  const { number } = await shop.checkout.place(buyer.sessionId, stamp, 'k', buyer.caller);
  for (const to of ['preparing', 'on_the_way', 'completed'] as const)
    await shop.orders.advance(number, to, 'operator', noon);
  expect(await shop.readStock(gift)).toEqual({ quantity: 4, reserved: 0 });
  const customerOrders = createCustomerOrdersService({ ...shop });
  expect(await customerOrders.gifts(customer.customerId, buyer.caller)).toMatchObject([
    { orderNumber: number, productId: gift, state: 'received' },
  ]);

  const returnInput = (quantity: number) => ({
    reason: 'not-needed' as const,
    lines: [{ productId: product, quantity }],
  });
  const caller = { ...buyer.caller, now: daysLater(1) };
  const preview = (quantity: number) => returns.preview({ number }, returnInput(quantity), caller);
  expect((await preview(1)).gift).toBeNull();
  expect((await preview(2)).gift).toBe('Телефон');
  const receive = async (quantity: number, condition: Parameters<typeof returns.receive>[1] = {}) => {
    const request = await returns.create({ number }, { ...returnInput(quantity), comment: '', photos: [] }, caller);
    await returns.decide(request.number, { to: 'accepted' }, 'ru', daysLater(1));
    return returns.receive(request.number, condition, 'ru', daysLater(1));
  };
  expect((await receive(1)).sums.gift).toBeNull();
  // Two of three are left; without one more the rest is below the threshold.
  expect((await preview(1)).gift).toBe('Телефон');
  expect((await receive(1, { giftSoldAgain: true })).sums.gift).toBe('Телефон');
  expect(await shop.readStock(gift)).toEqual({ quantity: 5, reserved: 0 });
  expect((await receive(1)).sums.gift).toBeNull();
  expect(await shop.readStock(gift)).toEqual({ quantity: 5, reserved: 0 });
  expect(await customerOrders.gifts(customer.customerId, buyer.caller)).toMatchObject([{ state: 'returned' }]);
  expect(await countFaults()).toEqual([]);
});

test.each([
  ['no condition', {}, 4],
  ['gift as new', { giftSoldAgain: true }, 5],
  ['only the product as new', { soldAgain: true }, 4],
])('restocks a returned gift only if it is reported as new: %s', async (_name, condition, quantity) => {
  const gift = await offer();
  const customer = await insertCustomer(database.db, `70602${String(++phones).padStart(5, '0')}`);
  const product = await shop.addProduct({ price: 60_000 });
  const buyer = await shop.shopper({ [product]: 1 }, { customer });
  const { stamp } = await shop.checkout.setGift(buyer.caller, { offer: 'case', productId: gift });
  const { number } = await shop.checkout.place(buyer.sessionId, stamp, 'k', buyer.caller);
  for (const to of ['preparing', 'on_the_way', 'completed'] as const)
    await shop.orders.advance(number, to, 'operator', noon);
  const input = {
    reason: 'not-needed' as const,
    comment: '',
    photos: [],
    lines: [{ productId: product, quantity: 1 }],
  };
  const request = await returns.create({ number }, input, { ...buyer.caller, now: daysLater(1) });
  await returns.decide(request.number, { to: 'accepted' }, 'ru', daysLater(1));
  await returns.receive(request.number, condition, 'ru', daysLater(1));
  expect(await shop.readStock(product)).toEqual({ quantity: 100, reserved: 0 });
  expect(await shop.readStock(gift)).toEqual({ quantity, reserved: 0 });
});

test('adds the first earned gift without a choice, and refuses the order if it has sold out since', async () => {
  const gift = await offer();
  const buyer = await shopper();
  const { stamp } = await buyer.read();
  const { number } = await buyer.place(stamp);
  expect((await readOrder(number, buyer))[0]!.gift).toMatchObject({ productId: gift });
  const late = await shopper();
  const seen = await late.read();
  await database.db.$client`update stocks set quantity = 1 where product_id = ${gift}`;
  await expect(late.place(seen.stamp)).rejects.toThrow('cart_changed');
  expect((await late.read()).gifts).toMatchObject({ offers: [], chosen: null, lost: null });
});
