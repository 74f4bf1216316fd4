import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PaymentChoice } from '#contract/orders/checkout.ts';
import { almatyMoment } from '#domain/time/calendar.ts';
import { courierToday, createOrdering, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { decodeStatement } from '../../../commands/operator.ts';
import { AUDIT_CHECKS, findFaults } from '../../operations/audit/audit.queries.ts';

const IBAN = 'KZ86125KZT5004100100';
const organisation = { name: 'ТОО «Қызғалдақ»', bin: '940140000385', address: 'г. Алматы, ул. Абая, 10' };
let database: TestDatabase;
let shop: Ordering;
const now = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db, {
    settings: {
      'shop.iban': IBAN,
      'shop.bin': '180740012345',
      'shop.bank': 'АО «Банк»',
      'delivery.slotCapacity': 1000,
    },
  });
});
afterAll(() => database.drop());

async function invoiced(quantity = 2) {
  const product = await shop.addProduct({ price: 20_000 });
  const buyer = await shop.shopper(
    { [product]: quantity },
    { method: 'invoice', organisation, delivery: courierToday },
  );
  const { number } = await buyer.place();
  const order = async () => (await shop.orders.read({ number }, buyer.caller)).orders[0]!;
  return { ...buyer, product, number, order };
}

const statement = (payments: readonly Record<string, string>[]) =>
  [
    '1CClientBankExchange',
    ...payments.flatMap((payment) => [
      'СекцияДокумент=ПлатежноеПоручение',
      ...Object.entries({ ДатаДокумента: '25.11.2026', ПолучательИИК: IBAN, ...payment }).map(
        ([name, value]) => `${name}=${value}`,
      ),
      'КонецДокумента',
    ]),
    'КонецФайла',
  ].join('\r\n');

const countFaults = async () => {
  const found: string[] = [];
  for (const check of AUDIT_CHECKS) found.push(...(await findFaults(database.db.$client, check, now)).examples);
  return found;
};

describe('an invoice', () => {
  test('waits three banking days, has a PDF in both languages, and is cancelled if unpaid', async () => {
    const order = await invoiced();
    const unpaid = await order.order();
    expect(unpaid).toMatchObject({
      status: 'waiting_payment',
      invoice: expect.stringMatching(/^[\w-]{20}$/),
      payment: {
        method: 'invoice',
        paid: false,
        payable: false,
        payUntil: almatyMoment('2026-11-27', '24:00').toISOString(),
      },
    });
    for (const language of ['ru', 'kk'] as const) {
      const { number, bytes } = (await shop.invoices.pdf(unpaid.invoice!, language))!;
      expect(number).toBe(order.number);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBeGreaterThan(5000);
    }
    expect(await shop.invoices.pdf('nobody', 'ru')).toBeUndefined();
    expect((await shop.invoices.listWaiting()).map(({ number }) => number)).toContain(order.number);

    await shop.orders.expire(almatyMoment('2026-11-27', '23:59'));
    expect((await order.order()).status).toBe('waiting_payment');
    await shop.orders.expire(almatyMoment('2026-11-28', '00:00'));
    expect((await order.order()).status).toBe('cancelled');
    expect((await shop.readStock(order.product)).reserved).toBe(0);
    await expect(shop.invoices.pay(order.number, { amount: order.toPay, document: '1' }, now)).rejects.toMatchObject({
      details: { reason: 'over' },
    });
  });

  test('is paid once by an operator with the exact amount, without a receipt, and refunded by hand', async () => {
    const order = await invoiced();
    const pay = (amount: number, document = '118 25.11.2026') =>
      shop.invoices.pay(order.number, { amount, document }, now);
    await expect(pay(order.toPay - 1)).rejects.toMatchObject({ details: { reason: 'wrong-sum' } });
    await Promise.all([pay(order.toPay), pay(order.toPay)]);
    await pay(order.toPay);
    await expect(pay(order.toPay, '7 26.11.2026')).rejects.toMatchObject({ details: { reason: 'paid-before' } });
    expect(await order.order()).toMatchObject({ status: 'paid', payment: { paid: true }, receipts: [] });
    await expect(shop.invoices.pay('99999999', { amount: 1, document: '1' }, now)).rejects.toThrow('invoice_not_found');
    expect(await countFaults()).toEqual([]);

    await shop.orders.cancel({ number: order.number }, order.caller);
    const [refund] = await database.db.$client`
      select r.state, r.amount from payment_refunds r join payment_attempts a on a.id = r.attempt_id
      where a.reference = ${`invoice ${order.number}`}`;
    expect(refund).toEqual({ state: 'refused', amount: order.toPay });
    expect(await countFaults()).toEqual([]);
  });

  test('is paid by a matching bank statement row; other rows are only listed', async () => {
    const [first, second, third] = [await invoiced(1), await invoiced(2), await invoiced(1)];
    const file = statement([
      { НомерДокумента: '1', Сумма: `${first.toPay}.00`, НазначениеПлатежа: `Оплата по счету ${first.number}` },
      { НомерДокумента: '2', Сумма: '100', НазначениеПлатежа: `Оплата по счету ${second.number}` },
      { НомерДокумента: '3', Сумма: '5000', НазначениеПлатежа: 'Возврат займа' },
      { НомерДокумента: '4', Сумма: '5000', НазначениеПлатежа: `За ${second.number} и ${third.number}` },
      { НомерДокумента: '5', Сумма: String(third.toPay), НазначениеПлатежа: third.number, ПолучательИИК: 'KZ000' },
    ]);
    const outcomes = async () =>
      (await shop.invoices.recordStatement(file, now)).map(({ document, outcome }) => [document, outcome]);
    expect(await outcomes()).toEqual([
      ['1', 'paid'],
      ['2', 'wrong-sum'],
      ['3', 'unknown'],
      ['4', 'several'],
      ['5', 'other-account'],
    ]);
    expect((await outcomes())[0]).toEqual(['1', 'repeated']);
    expect((await first.order()).status).toBe('paid');
    expect((await second.order()).status).toBe('waiting_payment');
    // An empty account number is not the shop's, and a document without number and date is ambiguous.
    const doubtful = statement([
      { НомерДокумента: '6', Сумма: String(third.toPay), НазначениеПлатежа: third.number, ПолучательИИК: '' },
      { Сумма: String(third.toPay), НазначениеПлатежа: third.number },
      { НомерДокумента: '7', ДатаДокумента: '', Сумма: String(third.toPay), НазначениеПлатежа: third.number },
    ]);
    const doubted = await shop.invoices.recordStatement(doubtful, now);
    expect(doubted.map(({ outcome }) => outcome)).toEqual(['other-account', 'no-document', 'no-document']);
    expect((await third.order()).status).toBe('waiting_payment');
    const spaced = statement([
      {
        НомерДокумента: '8',
        Сумма: String(third.toPay),
        НазначениеПлатежа: third.number,
        ПолучательИИК: 'kz86 125k ZT50 0410 0100',
      },
    ]);
    expect((await shop.invoices.recordStatement(spaced, now))[0]!.outcome).toBe('paid');
    await expect(shop.invoices.recordStatement('Дата;Сумма', now)).rejects.toThrow('statement_unreadable');
    expect(await countFaults()).toEqual([]);
  });
});

test('promises delivery of an unpaid invoice in working days after payment and moves the date with it', async () => {
  const order = await invoiced();
  const unpaid = await order.order();
  expect(unpaid.delivery).toMatchObject({ date: '2026-11-24', slot: '14-18', afterPayment: 1 });
  await shop.invoices.pay(
    order.number,
    { amount: order.toPay, document: '9 26.11.2026' },
    almatyMoment('2026-11-26', '10:00'),
  );
  expect((await order.order()).delivery).toMatchObject({ date: '2026-11-27', slot: '14-18', afterPayment: null });
  expect(await countFaults()).toEqual([]);
});

test('requires an organisation with a valid BIN for an invoice and rejects one for other methods', () => {
  const accepts = (choice: unknown) => PaymentChoice.safeParse(choice).success;
  expect(accepts({ method: 'invoice', organisation })).toBe(true);
  expect(accepts({ method: 'invoice' })).toBe(false);
  expect(accepts({ method: 'card', organisation })).toBe(false);
  expect(accepts({ method: 'invoice', organisation: { ...organisation, bin: '940140000386' } })).toBe(false);
});

test('offers no invoice if the shop has no bank account', async () => {
  const unconfigured = await createOrdering(database.db, {});
  const product = await unconfigured.addProduct();
  await expect(unconfigured.shopper({ [product]: 1 }, { method: 'invoice', organisation })).rejects.toThrow(
    'payment_method_unavailable',
  );
});

test('reads a statement in UTF-8, Windows and DOS encodings', () => {
  expect(decodeStatement(Buffer.from('Кодировка=UTF-8\r\nсчет'))).toContain('счет');
  const windows = Buffer.from([
    0xca, 0xee, 0xe4, 0x3d, 0x57, 0x69, 0x6e, 0x64, 0x6f, 0x77, 0x73, 0x0a, 0xf1, 0xf7, 0xe5, 0xf2,
  ]);
  expect(decodeStatement(windows)).toBe('Код=Windows\nсчет');
  const dos = Buffer.from([0x8a, 0xae, 0xa4, 0x3d, 0x44, 0x4f, 0x53, 0x0a, 0xe1, 0xe7, 0xa5, 0xe2]);
  expect(decodeStatement(dos)).toBe('Код=DOS\nсчет');
});
