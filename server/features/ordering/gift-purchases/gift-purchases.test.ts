import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GiftPurchaseInput } from '#contract/gifts/gift-purchases.ts';
import { GiftPurchaseInput as InputSchema } from '#contract/gifts/gift-purchases.ts';
import { parseRecipients } from '#domain/gifts/gift-purchase.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { almaty, createOrdering, minutesLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { findLedgerFaults } from '#test/factories/orders/savings.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import type { GiftBuyer } from './recipients.service.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  bank = createScriptedGateway();
  shop = await createOrdering(database.db, { gateway: bank, settings: { 'savings.recipientsPerHour': 1500 } });
});

const someone = () => insertCustomer(database.db, `707${String(++people).padStart(7, '0')}`);
const callOf = ({ customerId }: { customerId: number }, now = noon): GiftBuyer => ({
  customerId,
  language: 'ru',
  city: almaty,
  origin: 'http://shop.test',
  now,
});
const electronic = (phones: readonly string[], given: Partial<GiftPurchaseInput> = {}, sendAt: Date | null = null) => ({
  design: 'birthday' as const,
  colour: 'gold' as const,
  sender: 'Әсел',
  message: 'Туған күніңмен!',
  cards: {
    kind: 'electronic' as const,
    sendAt: sendAt && sendAt.toISOString(),
    recipients: phones.map((phone) => ({ phone, nominal: 10_000, name: '' })),
  },
  ...given,
});

/** The bank accepts the payment of a purchase and notifies the shop. */
async function paid(number: string, now = noon) {
  const payment = bank.orderPayments(number).at(-1)!;
  payment.truth = 'approved';
  const id = await shop.payments.receive('scripted', { body: payment.reference, headers: {} }, now);
  await shop.giftPurchases.onEvent({ type: 'payment.settled', attemptId: 0, orderId: id!, status: '' }, now);
  await shop.orders.onEvent({ type: 'payment.settled', attemptId: 0, orderId: id!, status: '' }, now);
}
const cardsOf = async ({ customerId }: { customerId: number }) =>
  (await shop.giftCards.list(customerId, noon)).activeCards;

test("delivers a bought card to the recipient's account with message and picture, ready to pay", async () => {
  const [buyer, friend] = [await someone(), await someone()];
  const { number, paymentUrl } = await shop.giftPurchases.buy(electronic([friend.phone]), 'key', callOf(buyer));
  expect(paymentUrl).toMatch(/^http:\/\/bank\.test\//);
  expect(bank.orderPayments(number)[0]).toMatchObject({
    amount: 10_000,
    returnUrl: `http://shop.test/profile/my-giftcards?bought=${number}`,
  });
  expect(await cardsOf(friend)).toEqual([]);
  await paid(number);
  const [card] = await cardsOf(friend);
  expect(card).toMatchObject({
    nominal: 10_000,
    balance: 10_000,
    sender: 'Әсел',
    message: 'Туған күніңмен!',
    design: 'birthday',
    colour: 'gold',
    expiresAt: '2027-11-24T19:00:00.000Z',
  });
  const sent = (await shop.giftPurchases.listSendings(friend.customerId))(card!);
  expect(sent).toMatchObject({ recipient: '', delivery: 'electronic', sentAt: noon.toISOString() });
  expect(await cardsOf(buyer)).toEqual([]);
  const key = (await shop.giftCards.reveal(friend.customerId, card!.id))!;
  expect(await shop.giftCards.balance(key)).toMatchObject({ balance: 10_000 });
  expect(await shop.giftCards.reveal(buyer.customerId, card!.id)).toBeUndefined();
  expect(await shop.giftPurchases.list(callOf(buyer))).toMatchObject([{ number, state: 'paid', sent: 1, quantity: 1 }]);

  const product = await shop.addProduct({ price: 50_000 });
  const order = await shop.shopper({ [product]: 1 }, { customer: friend });
  const { toPay } = await shop.checkout.addOwnCard(order.caller, card!.id);
  expect(order.toPay - toPay).toBe(10_000);
  expect(await findLedgerFaults(database.db)).toEqual([]);
});

test('creates one purchase for a double click and refuses another purchase with the same key', async () => {
  const [buyer, friend] = [await someone(), await someone()];
  const input = electronic([friend.phone]);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => shop.giftPurchases.buy(input, 'same', callOf(buyer))),
  );
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  expect(bank.orderPayments(answers[0]!.number)).toHaveLength(1);
  await expect(shop.giftPurchases.buy({ ...input, message: 'Другое' }, 'same', callOf(buyer))).rejects.toThrow(
    'idempotency_conflict',
  );
  await Promise.all(Array.from({ length: 4 }, () => paid(answers[0]!.number)));
  expect(await cardsOf(friend)).toHaveLength(1);
});

test('refuses unregistered recipients and reports errors by row', async () => {
  const [buyer, friend] = [await someone(), await someone()];
  const phones = [friend.phone, '7770000001', '12', friend.phone];
  const wanted = electronic(phones);
  const recipients = phones.map((phone) => ({ phone, nominal: 10_000, name: '' }));
  const problems = [null, 'recipient-unknown', 'phone-wrong', 'recipient-twice'];
  await expect(shop.giftPurchases.buy(wanted, 'key', callOf(buyer))).rejects.toMatchObject({
    error: 'gift_purchase_refused',
    details: { reason: 'recipients', problems },
  });
  expect(await shop.giftPurchases.check(recipients, callOf(buyer))).toEqual({ problems, total: 10_000 });
  expect(await shop.giftPurchases.list(callOf(buyer))).toEqual([]);
  const refused = async (input: Parameters<typeof shop.giftPurchases.buy>[0]) =>
    shop.giftPurchases
      .buy(input, 'key', callOf(buyer))
      .catch((error: { details: { reason: string } }) => error.details.reason);
  expect(await refused(electronic([friend.phone], {}, noon))).toBe('time');
  const plastic = { kind: 'plastic' as const, shopId: 1, nominal: 5000, quantity: 1 };
  expect(await refused(electronic([], { cards: { ...plastic, nominal: 999 } }))).toBe('nominal');
  expect(await refused(electronic([], { cards: { ...plastic, shopId: 4 } }))).toBe('shop');
});

test('checks a file of a thousand recipients row by row and limits probing for registered phones', async () => {
  const buyer = await someone();
  const known = [await someone(), await someone()];
  const phones = Array.from({ length: 1000 }, (_, row) => known[row]?.phone ?? `778${String(row).padStart(7, '0')}`);
  const csv = ['Телефон;Сумма;Имя', ...phones.map((phone) => `+7${phone};2 000;Ким`)].join('\r\n');
  const recipients = parseRecipients(csv);
  const { problems, total } = await shop.giftPurchases.check(recipients, callOf(buyer));
  expect(problems).toEqual(phones.map((_, row) => (row < 2 ? null : 'recipient-unknown')));
  expect(total).toBe(4000);
  await expect(shop.giftPurchases.check(recipients, callOf(buyer))).rejects.toThrow('too_many_tries');
});

test('sends each of a thousand cards once with several workers', async () => {
  const buyer = await someone();
  const sql = database.db.$client;
  const rows = await sql<{ phone: string }[]>`
    insert into customers (phone, first_name, last_name, language, city_id, created_at, updated_at)
    select '775' || lpad(n::text, 7, '0'), 'Әсел', 'Ким', 'ru', 1, ${noon}, ${noon} from generate_series(1, 1000) as n returning phone`;
  const at = minutesLater(120);
  const { number } = await shop.giftPurchases.buy(
    electronic(
      rows.map(({ phone }) => phone),
      {},
      at,
    ),
    'key',
    callOf(buyer),
  );
  await paid(number);
  expect(await shop.giftPurchases.send(minutesLater(119))).toBe(0);
  const sent = await Promise.all([1, 2, 3].map(() => shop.giftPurchases.send(at)));
  expect(sent.reduce((all, count) => all + count, 0)).toBe(1000);
  expect(await shop.giftPurchases.send(at)).toBe(0);
  const [counted] = await sql`
    select count(*)::int as cards, count(distinct g.customer_id)::int as people from gift_cards g join gift_purchase_cards c on c.id = g.purchase_card_id
    join gift_purchases p on p.id = c.purchase_id where p.number = ${number}`;
  expect(counted).toEqual({ cards: 1000, people: 1000 });
  expect(await findLedgerFaults(database.db)).toEqual([]);
});

test('accepts a bank card as the only payment method for a gift card', async () => {
  const [buyer, friend] = [await someone(), await someone()];
  const card = (await shop.giftCards.issue(20_000, noon))!;
  const given = { ...electronic([friend.phone]), giftCards: [card], bonuses: 5000, promoCode: 'SAUDA10', total: 1 };
  const { number } = await shop.giftPurchases.buy(InputSchema.parse(given), 'key', callOf(buyer));
  expect(bank.orderPayments(number)[0]!.amount).toBe(10_000);
  expect(await shop.giftCards.balance(card)).toMatchObject({ balance: 20_000 });
});

test('refunds once and sends no card when the purchase is cancelled before sending', async () => {
  const [buyer, friend] = [await someone(), await someone()];
  const { number } = await shop.giftPurchases.buy(
    electronic([friend.phone], {}, minutesLater(600)),
    'key',
    callOf(buyer),
  );
  await paid(number);
  const done = await Promise.allSettled(
    [1, 2, 3].map(() => shop.giftPurchases.cancel(number, callOf(buyer, minutesLater(10)))),
  );
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(bank.netCaptured(number)).toBe(0);
  await shop.giftPurchases.send(minutesLater(700));
  expect(await cardsOf(friend)).toEqual([]);
  expect(await shop.giftPurchases.list(callOf(buyer))).toMatchObject([{ refunded: 1, sent: 0, cancellable: false }]);
  expect(await findLedgerFaults(database.db)).toEqual([]);
});

test('either sends or revokes when both run concurrently', async () => {
  for (let round = 0; round < 5; round++) {
    const [buyer, friend] = [await someone(), await someone()];
    const { number } = await shop.giftPurchases.buy(
      electronic([friend.phone], {}, minutesLater(60)),
      'key',
      callOf(buyer),
    );
    await paid(number);
    await Promise.allSettled([
      shop.giftPurchases.send(minutesLater(60)),
      shop.giftPurchases.cancel(number, callOf(buyer, minutesLater(60))),
    ]);
    const sent = (await cardsOf(friend)).length;
    expect(bank.netCaptured(number)).toBe(sent * 10_000);
  }
  expect(await findLedgerFaults(database.db)).toEqual([]);
});

test('cancels an unpaid purchase in time and refunds a later payment automatically', async () => {
  const [buyer, friend] = [await someone(), await someone()];
  const { number } = await shop.giftPurchases.buy(electronic([friend.phone]), 'key', callOf(buyer));
  await shop.giftPurchases.expire(minutesLater(29));
  expect(await shop.giftPurchases.list(callOf(buyer))).toMatchObject([{ state: 'waiting_payment' }]);
  await shop.giftPurchases.expire(minutesLater(31));
  expect(await shop.giftPurchases.list(callOf(buyer))).toMatchObject([{ state: 'cancelled' }]);
  await expect(shop.giftPurchases.pay(number, callOf(buyer, minutesLater(32)))).rejects.toThrow('order_not_payable');
  await paid(number, minutesLater(33));
  await shop.payments.sendRefunds(minutesLater(33));
  expect(bank.netCaptured(number)).toBe(0);
  expect(await cardsOf(friend)).toEqual([]);
});

test('recovers from a lost webhook through the return page or a job', async () => {
  const [buyer, friend] = [await someone(), await someone()];
  const { number } = await shop.giftPurchases.buy(electronic([friend.phone]), 'key', callOf(buyer));
  bank.orderPayments(number)[0]!.truth = 'approved';
  expect(await shop.giftPurchases.recheck(number, callOf(buyer))).toMatchObject({ state: 'paid', sent: 1 });

  const second = await shop.giftPurchases.buy(electronic([friend.phone]), 'key-2', callOf(buyer));
  bank.orderPayments(second.number)[0]!.truth = 'approved';
  await shop.orders.reconcile(minutesLater(2));
  expect(await shop.giftPurchases.settle(minutesLater(2), noon)).toBe(1);
  expect(await cardsOf(friend)).toHaveLength(2);
});

test("masks the phones of cards for the buyer and refunds a card whose recipient's account was erased", async () => {
  const [buyer, friend] = [await someone(), await someone()];
  const { number } = await shop.giftPurchases.buy(
    electronic([friend.phone], {}, minutesLater(60)),
    'key',
    callOf(buyer),
  );
  await paid(number);
  const { cards } = await shop.giftPurchases.read(number, callOf(buyer));
  expect(cards).toMatchObject([{ phone: `+7 (707) ***-**-${friend.phone.slice(-2)}`, state: 'waiting' }]);
  await database.db.$client`delete from customers where id = ${friend.customerId}`;
  await shop.giftPurchases.send(minutesLater(61));
  await shop.payments.sendRefunds(minutesLater(61));
  expect(bank.netCaptured(number)).toBe(0);
  expect((await shop.giftPurchases.read(number, callOf(buyer))).cards).toMatchObject([{ state: 'refunded' }]);
});

test('creates a plastic card at hand-over, active from then on', async () => {
  const buyer = await someone();
  const cards = { kind: 'plastic' as const, shopId: 1, nominal: 5000, quantity: 2 };
  const { number } = await shop.giftPurchases.buy(electronic([], { cards }), 'key', callOf(buyer));
  await expect(shop.giftPurchases.handOver(number, noon)).rejects.toThrow('gift_purchase_fixed');
  await paid(number);
  const handed = await Promise.allSettled([1, 2].map(() => shop.giftPurchases.handOver(number, minutesLater(60))));
  const [created] = handed.flatMap((item) => (item.status === 'fulfilled' ? [item.value] : []));
  expect(handed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(created).toHaveLength(2);
  for (const card of created!) expect(await shop.giftCards.balance(card)).toMatchObject({ balance: 5000 });
  expect(await findLedgerFaults(database.db)).toEqual([]);
});

test("limits a customer's unpaid purchases, also for concurrent requests", async () => {
  const buyer = await someone();
  const cards = { kind: 'plastic' as const, shopId: 1, nominal: 5000, quantity: 2 };
  const buy = (key: number) => shop.giftPurchases.buy(electronic([], { cards }), `key ${key}`, callOf(buyer));
  const done = await Promise.allSettled(Array.from({ length: 14 }, (_, key) => buy(key)));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const first = done.findIndex(({ status }) => status === 'fulfilled');
  await expect(buy(99)).rejects.toThrow('too_many_orders');
  const { number } = await buy(first);
  await shop.giftPurchases.cancel(number, callOf(buyer));
  await buy(99);
});

test('requires a second operator for a refund above the limit', async () => {
  const buyer = await someone();
  const cards = { kind: 'plastic' as const, shopId: 1, nominal: 150_000, quantity: 2 };
  const { number } = await shop.giftPurchases.buy(electronic([], { cards }), 'key', callOf(buyer));
  await paid(number);
  await expect(shop.giftPurchases.refund(number, 'ru', minutesLater(5))).rejects.toThrow('second_operator_needed');
  expect(bank.netCaptured(number)).toBe(300_000);
  await shop.giftPurchases.refund(number, 'ru', minutesLater(5), async () => true);
  expect(bank.netCaptured(number)).toBe(0);
});

test("refunds unused cards once on an operator's request, and never used ones", async () => {
  const [buyer, friend, other] = [await someone(), await someone(), await someone()];
  const { number } = await shop.giftPurchases.buy(electronic([friend.phone, other.phone]), 'key', callOf(buyer));
  await paid(number);
  const [used] = await cardsOf(friend);
  const product = await shop.addProduct({ price: 50_000 });
  const order = await shop.shopper({ [product]: 1 }, { customer: friend });
  const { stamp } = await shop.checkout.addOwnCard(order.caller, used!.id);
  await shop.checkout.place(order.sessionId, stamp, 'order', order.caller);
  const done = await Promise.allSettled([1, 2, 3].map(() => shop.giftPurchases.refund(number, 'ru', minutesLater(5))));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(bank.netCaptured(number)).toBe(10_000);
  expect(await cardsOf(other)).toEqual([]);
  expect(await shop.giftPurchases.listAll('paid', 1, 'ru')).toMatchObject([{ number, sent: 2, refunded: 1 }]);
  expect(await findLedgerFaults(database.db)).toEqual([]);
});
