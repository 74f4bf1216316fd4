import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GatewayProblem } from '#server/gateways/payments/gateway.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOrdering, minutesLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  bank = createScriptedGateway();
  shop = await createOrdering(database.db, { gateway: bank, settings: { 'order.openUnproven': 100 } });
});

const someone = () => insertCustomer(database.db, `70622${String(++phones).padStart(5, '0')}`);
type Customer = Awaited<ReturnType<typeof someone>>;

/** Places a customer's order with a card choice. */
async function placeOrder(customer: Customer, card: { saveCard?: boolean; savedCardId?: number } = {}) {
  const product = await shop.addProduct();
  const buyer = await shop.shopper(
    { [product]: 1 },
    { customer, method: 'card', delivery: { kind: 'pickup', shopId: 1 } },
  );
  const { stamp } = await shop.checkout.setPayment(buyer.caller, { method: 'card', ...card });
  const { number, paymentUrl } = await shop.checkout.place(buyer.sessionId, stamp, `key ${product}`, buyer.caller);
  const payments = () => bank.orderPayments(number);
  return {
    ...buyer,
    number,
    paymentUrl,
    payments,
    async pay() {
      for (const payment of payments()) payment.truth = 'approved';
      return shop.orders.check({ number }, buyer.caller);
    },
  };
}
const cardsOf = ({ customerId }: Customer) => shop.savedCards.list(customerId, noon);

/** A customer with a saved card. */
async function owner() {
  const customer = await someone();
  const order = await placeOrder(customer, { saveCard: true });
  await order.pay();
  const [card] = await cardsOf(customer);
  return { customer, card: card! };
}

test('saves a card, masked and encrypted, once the payment is accepted and only with consent', async () => {
  const customer = await someone();
  const plain = await placeOrder(customer);
  await plain.pay();
  expect(await cardsOf(customer)).toEqual([]);
  const order = await placeOrder(customer, { saveCard: true });
  expect(await cardsOf(customer)).toEqual([]);
  for (let time = 0; time < 3; time++) await order.pay();
  expect(await cardsOf(customer)).toEqual([
    { id: expect.any(Number), lastDigits: '0028', expires: '2034-12', isDefault: true, isUsable: true },
  ]);
  const [row] = await database.db.$client`
    select token_encrypted, token_hash, consent_version from saved_cards where customer_id = ${customer.customerId}`;
  expect(JSON.stringify(row)).not.toContain('token of');
  expect(row!['consent_version']).toMatch(/./);
  expect(JSON.stringify(await shop.checkout.read((await cartOf(customer)).caller))).not.toContain('token of');
});

async function cartOf(customer: Customer) {
  const product = await shop.addProduct();
  return shop.shopper({ [product]: 1 }, { customer, method: 'card', delivery: { kind: 'pickup', shopId: 1 } });
}

test('sends a saved card to its gateway with the order and reopens the same page on a retry', async () => {
  const { customer, card } = await owner();
  expect((await shop.checkout.read((await cartOf(customer)).caller)).cards).toMatchObject({
    saved: [{ id: card.id }],
    canSave: true,
  });
  const order = await placeOrder(customer, { savedCardId: card.id });
  expect(order.payments()).toMatchObject([{ cardToken: 'token of 0028', keepCard: false }]);
  const again = await shop.orders.pay({ number: order.number }, { ...order.caller, card: { id: card.id } });
  expect(again.paymentUrl).toBe(order.paymentUrl);
  expect(order.payments()).toHaveLength(1);
  await order.pay();
  await expect(shop.orders.pay({ number: order.number }, { ...order.caller, card: { id: card.id } })).rejects.toThrow(
    'order_not_payable',
  );
  expect(bank.netCaptured(order.number)).toBe(order.toPay);
});

test("refuses another customer's card, an expired one and one from another gateway", async () => {
  const { customer, card } = await owner();
  const otherCustomer = await cartOf(await someone());
  const chosen = { method: 'card' as const, savedCardId: card.id };
  await expect(shop.checkout.setPayment(otherCustomer.caller, chosen)).rejects.toThrow('saved_card_not_found');
  const guest = await shop.shopper({ [await shop.addProduct()]: 1 }, { method: 'card' });
  await expect(shop.checkout.setPayment(guest.caller, chosen)).rejects.toThrow('saved_card_not_found');
  const other = await placeOrder(await someone());
  for (const payment of other.payments()) payment.truth = 'declined';
  await shop.orders.check({ number: other.number }, other.caller);
  await expect(shop.orders.pay({ number: other.number }, { ...other.caller, card: { id: card.id } })).rejects.toThrow(
    'saved_card_not_found',
  );
  expect(other.payments()).toHaveLength(1);
  for (const change of [{ expires: '2026-10' }, { gateway: 'halyk' }]) {
    const { expires = '2034-12', gateway = 'scripted' } = change as { expires?: string; gateway?: string };
    await database.db.$client`update saved_cards set expires = ${expires}, gateway = ${gateway} where id = ${card.id}`;
    expect(await cardsOf(customer)).toMatchObject([{ isUsable: false }]);
    await expect(shop.checkout.setPayment((await cartOf(customer)).caller, chosen)).rejects.toThrow(
      'saved_card_not_found',
    );
  }
});

test('deletes a card here and at its gateway, or only here when the gateway does not answer', async () => {
  const { customer, card } = await owner();
  const otherCustomer = await someone();
  await expect(shop.savedCards.remove(otherCustomer.customerId, card.id, noon)).rejects.toThrow('saved_card_not_found');
  await expect(shop.savedCards.choose(otherCustomer.customerId, card.id, noon)).rejects.toThrow('saved_card_not_found');
  expect(await shop.savedCards.remove(customer.customerId, card.id, noon)).toEqual([]);
  expect(bank.removedTokens).toEqual(['token of 0028']);
  const another = await someone();
  const order = await placeOrder(another, { saveCard: true });
  bank.removedTokens.length = 0;
  await order.pay();
  const [own] = await cardsOf(another);
  bank.isDown = true;
  expect(await shop.savedCards.remove(another.customerId, own!.id, noon)).toEqual([]);
});

test('keeps one default card and deletes cards with their customer', async () => {
  const { customer, card } = await owner();
  const sql = database.db.$client;
  await sql`
    insert into saved_cards (customer_id, gateway, token_encrypted, token_hash, last_digits, expires, consent_version, consent_at, created_at)
    values (${customer.customerId}, 'scripted', '', 'second', '0010', '2034-12', '1', now(), now())`;
  const second = (await cardsOf(customer)).find(({ id }) => id !== card.id)!;
  expect(await shop.savedCards.choose(customer.customerId, second.id, noon)).toMatchObject([
    { id: second.id, isDefault: true },
    { id: card.id, isDefault: false },
  ]);
  await sql`delete from customers where id = ${customer.customerId}`;
  expect(await cardsOf(customer)).toEqual([]);
});

describe('a gateway that reports no card', () => {
  /** An order paid at a bank that reported no card. */
  async function silent() {
    const customer = await someone();
    const order = await placeOrder(customer, { saveCard: true });
    const { findCard: kept } = bank.cards!;
    bank.cards!.findCard = () => Promise.reject(new GatewayProblem('unreachable', 'down'));
    const { orders } = await order.pay();
    expect(orders).toMatchObject([{ payment: { paid: true } }]);
    expect(await cardsOf(customer)).toEqual([]);
    return { customer, speak: () => (bank.cards!.findCard = kept) };
  }

  test('still lets the payment pay for its order and is polled once for all workers', async () => {
    const { customer, speak } = await silent();
    expect(await shop.savedCards.retryMissing(minutesLater(6))).toBe(1);
    expect(await cardsOf(customer)).toEqual([]);
    speak();
    const pollCounts = await Promise.all(
      [12, 12, 12].map((minutes) => shop.savedCards.retryMissing(minutesLater(minutes))),
    );
    expect(pollCounts.toSorted()).toEqual([0, 0, 1]);
    expect(await cardsOf(customer)).toMatchObject([{ lastDigits: '0028', isDefault: true }]);
    expect(await shop.savedCards.retryMissing(minutesLater(30))).toBe(0);
  });

  test('is polled for a day, until it reports that it saves no card', async () => {
    const { customer, speak } = await silent();
    expect(await shop.savedCards.retryMissing(minutesLater(25 * 60))).toBe(0);
    bank.cards!.findCard = async () => null;
    expect(await shop.savedCards.retryMissing(minutesLater(60))).toBe(1);
    speak();
    expect(await shop.savedCards.retryMissing(minutesLater(120))).toBe(0);
    expect(await cardsOf(customer)).toEqual([]);
  });
});
