import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/payment-method.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { sum } from '#domain/pricing/money.ts';
import { almaty, createOrdering, evening, minutesLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createTestReturns } from '#test/factories/orders/returns.ts';
import { giveBonuses, issueCard } from '#test/factories/orders/savings.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { startWebkassaFake, type WebkassaFake } from '../../../../fakes/webkassa.ts';
import { createWebkassaFiscal } from '../../../gateways/fiscal/webkassa.fiscal.ts';
import { findFaults } from '../../operations/audit/audit.queries.ts';
import type { ReturnsService } from '../../ordering/returns/returns.service.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { countOpenReceipts } from './receipts.service.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;
let register: WebkassaFake;
let returns: ReturnsService;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  bank = createScriptedGateway();
  register = await startWebkassaFake();
  shop = await createOrdering(database.db, {
    gateway: bank,
    fiscal: createWebkassaFiscal({ url: register.url, ...register.account, limitMs: 2000 }),
    settings: {
      'delivery.slotCapacity': 10_000,
      'savings.triesOfAddress': 1000,
      'shop.iban': 'KZ86125KZT5004100100',
    },
  });
  returns = createTestReturns(shop);
});
afterAll(async () => {
  await database.drop();
  await register.stop();
});
beforeEach(async () => void (await shop.receipts.send(minutesLater(1e6))));

const rows = async (orderNumber: string) =>
  database.db.$client`
    select reference, kind, cause, state, paid, tries, problem, email, number from receipts where order_number = ${orderNumber} order by id`;
const faults = async () => {
  let all = 0;
  for (const check of ['every payment and refund has a receipt', 'receipt amounts match their orders'] as const)
    all += (await findFaults(database.db.$client, check, evening)).faults;
  return all;
};

type Choice = { method?: PaymentMethod; quantity?: number; bonuses?: number; card?: number; price?: number };

const someone = () => insertCustomer(database.db, `70601${String(++phones).padStart(5, '0')}`);

async function placeOrder({ method = 'card', quantity = 1, bonuses, card, price = 10_000 }: Choice = {}) {
  const customer = await someone();
  const product = await shop.addProduct({ price });
  const organisation = { name: 'ТОО «Қызғалдақ»', bin: '940140000385', address: 'г. Алматы, ул. Абая, 10' };
  const buyer = await shop.shopper(
    { [product]: quantity },
    { customer, method, ...(paymentPolicies[method].extraInput === 'organisation' && { organisation }) },
  );
  if (bonuses) {
    await giveBonuses(database.db, customer.customerId, [{ amount: bonuses, expiresAt: minutesLater(1e5) }]);
    await shop.checkout.setBonuses(buyer.caller, bonuses);
  }
  if (card) await shop.checkout.addCard(buyer.caller, await issueCard(shop, card));
  const { stamp, toPay } = await shop.checkout.read(buyer.caller);
  const { number } = await shop.checkout.place(buyer.sessionId, stamp, randomUUID(), buyer.caller);
  const order = async () => (await shop.orders.read({ number }, buyer.caller)).orders[0]!;
  return { ...customer, number, product, toPay, caller: buyer.caller, order };
}

async function paid(choice: Choice = {}) {
  const order = await placeOrder(choice);
  for (const payment of bank.orderPayments(order.number)) payment.truth = 'approved';
  await shop.orders.check({ number: order.number }, order.caller);
  return order;
}

async function walk(number: string, paidBy: 'card' | null = null) {
  for (const to of ['preparing', 'on_the_way', 'completed'] as const)
    await shop.orders.advance(number, to, 'operator', noon, paidBy);
}

const checkOf = (reference: unknown) =>
  register.checks.find((check) => check['ExternalCheckNumber'] === reference) as Record<string, never>;

describe('a receipt', () => {
  test('is requested with the payment and issued once with lines, VAT and tenders', async () => {
    const order = await paid({ quantity: 2, bonuses: 3001, card: 4000 });
    expect((await order.order()).receipts).toMatchObject([{ kind: 'sale', state: 'waiting', number: null }]);
    await Promise.all([shop.receipts.send(noon), shop.receipts.send(noon)]);
    await shop.receipts.send(minutesLater(60));
    const [row, ...others] = await rows(order.number);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ state: 'issued', paid: order.toPay, tries: 1, email: '' });
    expect(register.issued(String(row!['reference']))).toBe(1);
    expect(checkOf(row!['reference'])).toMatchObject({
      OperationType: 2,
      ExternalOrderNumber: order.number,
      Positions: [{ Count: 2, Price: 10_000, Discount: 3001 }, ...(order.toPay > 13_000 ? [{ Discount: 0 }] : [])],
      TicketModifiers: [{ Sum: 4000 }],
      Payments: [{ Sum: order.toPay, PaymentType: 1 }],
    });
    const [shown] = (await order.order()).receipts;
    expect(shown).toMatchObject({ state: 'issued', amount: order.toPay, url: expect.stringContaining('oofd.kz') });
    const read = await shop.receipts.read(shown!.reference, 'kk');
    expect(read).toMatchObject({ prepaid: 4000, tender: 'card', vat: { percent: 16 }, basisNumber: null });
    expect(read.total).toBe(sum(read.lines.map(({ total }) => total)));
    expect(read.total).toBe(order.toPay + 4000);
    expect(await faults()).toBe(0);
  });

  test.each(PAYMENT_METHODS)(
    'of an order paid by %s has the tender of the method, or is not issued',
    async (method) => {
      const order = await placeOrder({ method });
      const { id } = (
        await database.db.$client<{ id: number }[]>`select id from orders where number = ${order.number}`
      )[0]!;
      await inTransaction(database.db, (tx) => shop.receipts.requestSales(tx, [id], null, noon));
      const { receipt } = paymentPolicies[method];
      const asked = await database.db.$client<{ tender: string }[]>`
      select content ->> 'tender' as tender from receipts where order_number = ${order.number}`;
      expect(asked.map(({ tender }) => tender)).toEqual(receipt === null ? [] : [receipt]);
      await database.db.$client`delete from receipts where order_number = ${order.number}`;
    },
  );

  test('of a cancelled order reverses the whole sale, after it, and only if there was one', async () => {
    const order = await paid();
    await shop.orders.cancel({ number: order.number }, order.caller);
    await shop.orders.cancel({ number: order.number }, order.caller);
    await shop.receipts.send(noon);
    expect(await rows(order.number)).toMatchObject([
      { kind: 'sale', state: 'issued', paid: order.toPay },
      { kind: 'return', state: 'issued', paid: order.toPay },
    ]);
    const [, back] = await rows(order.number);
    const [sale] = await rows(order.number);
    expect(checkOf(back!['reference'])).toMatchObject({
      OperationType: 3,
      ReturnBasisDetails: { CheckNumber: sale!['number'], Total: order.toPay },
    });
    const unpaid = await placeOrder();
    await shop.orders.cancel({ number: unpaid.number }, unpaid.caller);
    expect(await rows(unpaid.number)).toEqual([]);
    expect(await faults()).toBe(0);
  });

  test('of a partial return contains its lines and the refunded tenders', async () => {
    const order = await paid({ quantity: 3, card: 5000, price: 10_001 });
    await walk(order.number);
    const returnInput = { reason: 'not-needed' as const, comment: '', photos: [] };
    const lines = [{ productId: order.product, quantity: 1 }];
    const { number, sums } = await returns.create(
      { number: order.number },
      { ...returnInput, lines },
      { ...order.caller, now: minutesLater(60) },
    );
    await returns.decide(number, { to: 'accepted' }, 'ru', minutesLater(70));
    await Promise.all([
      returns.receive(number, {}, 'ru', minutesLater(80)),
      returns.receive(number, {}, 'ru', minutesLater(80)),
    ]);
    await shop.receipts.send(minutesLater(90));
    const [, back, ...others] = await rows(order.number);
    expect(others).toEqual([]);
    const amount = (kind: string) => sums.tenders.find((tender) => tender.kind === kind)!.amount;
    expect(back).toMatchObject({ kind: 'return', cause: number, state: 'issued', paid: amount('bank') });
    expect(checkOf(back!['reference'])).toMatchObject({
      Positions: [{ Count: 1, Price: 10_001, Discount: 10_001 - sums.money }],
      TicketModifiers: [{ Sum: amount('gift-card') }],
      Payments: [{ Sum: amount('bank') }],
    });
    expect(await faults()).toBe(0);
  });

  test('of an order paid at the door is created at hand-over with the tender used', async () => {
    for (const [paidBy, type] of [
      [null, 0],
      ['card', 1],
    ] as const) {
      const order = await placeOrder({ method: 'on-receipt' });
      await shop.orders.advance(order.number, 'preparing', 'operator', noon);
      expect(await rows(order.number)).toEqual([]);
      await shop.orders.advance(order.number, 'on_the_way', 'operator', noon);
      await shop.orders.advance(order.number, 'completed', 'operator', noon, paidBy);
      await shop.receipts.send(noon);
      const [row] = await rows(order.number);
      expect(checkOf(row!['reference'])).toMatchObject({ Payments: [{ Sum: order.toPay, PaymentType: type }] });
    }
    expect(await faults()).toBe(0);
  });
});

test('for gift cards is issued without VAT when they are bought, and for each one when revoked', async () => {
  const [buyer, ...friends] = [await someone(), await someone(), await someone(), await someone()];
  const caller = { ...buyer, language: 'ru' as const, city: almaty, origin: 'http://shop.test', now: noon };
  const nominals = [10_000, 10_000, 5000];
  const recipients = friends.map(({ phone }, index) => ({ phone, nominal: nominals[index]!, name: '' }));
  const { number } = await shop.giftPurchases.buy(
    {
      design: 'birthday',
      colour: 'gold',
      sender: '',
      message: '',
      cards: { kind: 'electronic', sendAt: minutesLater(600).toISOString(), recipients },
    },
    'key',
    caller,
  );
  for (const payment of bank.orderPayments(number)) payment.truth = 'approved';
  await shop.giftPurchases.recheck(number, caller);
  await shop.giftPurchases.cancel(number, caller);
  for (let attempt = 1; attempt <= 2; attempt++) await shop.receipts.send(noon);
  const all = await rows(number);
  expect(all.map(({ kind, state, paid: amount }) => [kind, state, amount])).toEqual([
    ['sale', 'issued', 25_000],
    ['return', 'issued', 10_000],
    ['return', 'issued', 10_000],
    ['return', 'issued', 5000],
  ]);
  expect(checkOf(all[0]!['reference'])).toMatchObject({
    Positions: [
      { Count: 2, Price: 10_000, TaxType: 0, Tax: 0 },
      { Count: 1, Price: 5000, TaxType: 0 },
    ],
  });
  expect(await faults()).toBe(0);
});

describe('a cash register', () => {
  test('killed between issuing and recording produces no second receipt', async () => {
    const order = await paid();
    register.failNext('lost');
    await shop.receipts.send(noon);
    const [waiting] = await rows(order.number);
    expect(waiting).toMatchObject({ state: 'waiting', tries: 1, problem: expect.stringMatching(/./) });
    expect(register.issued(String(waiting!['reference']))).toBe(1);
    await shop.receipts.send(noon);
    expect((await rows(order.number))[0]).toMatchObject({ state: 'waiting' });
    await shop.receipts.send(minutesLater(2));
    expect((await rows(order.number))[0]).toMatchObject({ state: 'issued', problem: '', tries: 2 });
    expect(register.issued(String(waiting!['reference']))).toBe(1);
    // The buyer is notified once, of the recorded receipt.
    const published = await database.db.$client`
      select from outbox where type = 'receipt.issued'
        and (payload->>'receiptId')::int = (select id from receipts where reference = ${String(waiting!['reference'])})`;
    expect(published).toHaveLength(1);
  });

  test('that is unreachable is retried with backoff, and a return waits for its sale', async () => {
    const order = await paid();
    await shop.orders.cancel({ number: order.number }, order.caller);
    register.failNext('away');
    await shop.receipts.send(noon);
    expect(await rows(order.number)).toMatchObject([{ tries: 1 }, { tries: 0, state: 'waiting' }]);
    register.failNext('garbage');
    await shop.receipts.send(minutesLater(2));
    expect(await rows(order.number)).toMatchObject([{ tries: 2, state: 'waiting' }, { tries: 0 }]);
    await shop.receipts.send(minutesLater(3));
    expect(await rows(order.number)).toMatchObject([{ tries: 2 }, { tries: 0 }]);
    await shop.receipts.send(minutesLater(10));
    expect(await rows(order.number)).toMatchObject([{ state: 'issued' }, { state: 'issued' }]);
  });

  test('that refuses a receipt blocks no other, and an operator can retry it', async () => {
    const [wrong, other] = [await paid(), await paid()];
    register.failNext(9);
    await shop.receipts.send(noon);
    const [refused] = await rows(wrong.number);
    expect(refused).toMatchObject({ state: 'refused', problem: expect.stringContaining('9') });
    expect((await rows(other.number))[0]).toMatchObject({ state: 'issued' });
    expect(await countOpenReceipts(database.db)).toMatchObject({ waiting: 0, refused: 1 });
    await shop.receipts.send(minutesLater(1000));
    expect((await rows(wrong.number))[0]).toMatchObject({ state: 'refused' });

    const reference = String(refused!['reference']);
    expect(await shop.receipts.listOpen()).toMatchObject([{ reference, state: 'refused', nextTryAt: null }]);
    expect(await shop.receipts.retry(reference, minutesLater(1001))).toEqual({ state: 'issued' });
    expect(await shop.receipts.retry(reference, minutesLater(1002))).toEqual({ state: 'issued' });
    expect(register.issued(reference)).toBe(1);
    await expect(shop.receipts.retry('nobody', noon)).rejects.toThrow('receipt_not_found');
  });
});

test('creates no receipt for money returned without a sale: a late success is refunded automatically', async () => {
  const order = await placeOrder();
  await shop.orders.expire(minutesLater(31));
  for (const payment of bank.orderPayments(order.number)) payment.truth = 'approved';
  await shop.orders.reconcile(minutesLater(32));
  await shop.payments.sendRefunds(minutesLater(33));
  expect(bank.netCaptured(order.number)).toBe(0);
  expect(await rows(order.number)).toEqual([]);
  expect(await faults()).toBe(0);
});
