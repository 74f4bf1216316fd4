import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWebkassaFake, type WebkassaFake } from '../../../fakes/webkassa.ts';
import { describeFiscal, receiptContent, createReturn, createSale } from './fiscal.contract.ts';
import { createWebkassaFiscal } from './webkassa.fiscal.ts';

describeFiscal('webkassa', async () => {
  const fake = await startWebkassaFake();
  return {
    gateway: createWebkassaFiscal({ url: fake.url, ...fake.account }),
    countIssued: async (reference) => fake.issued(reference),
    unreachable: createWebkassaFiscal({ url: 'http://127.0.0.1:1', ...fake.account }),
    stop: fake.stop,
  };
});

let fake: WebkassaFake;
const open = (limitMs?: number) =>
  createWebkassaFiscal({ url: fake.url, ...fake.account, ...(limitMs && { limitMs }) });
beforeAll(async () => {
  fake = await startWebkassaFake();
});
afterAll(() => fake.stop());

test('sends VAT and discount per line, gift cards as prepayment, and Kazakh names first', async () => {
  const content = receiptContent();
  content.lines[0]!.nameKk = 'Ұялы телефон';
  const sale = createSale({ content });
  const issued = await open().issue(sale);
  expect(issued).toEqual({
    number: expect.stringMatching(/^\d{10}$/),
    issuedAt: new Date('2026-11-22T13:30:15Z'),
    url: expect.stringContaining('consumer.oofd.kz'),
    registration: '010100123456',
    operator: 'АО «Казахтелеком»',
    offline: false,
  });
  expect(fake.checks.at(-1)).toMatchObject({
    OperationType: 2,
    ExternalCheckNumber: sale.reference,
    ExternalOrderNumber: '1000001',
    CustomerPhone: '+77011234567',
    Positions: [
      { Count: 2, Price: 10_000, Discount: 490, TaxType: 100, TaxPercent: 16, Tax: 2691.03, GTIN: '4006381333931' },
      { Count: 1, Price: 1490, Discount: 0, Tax: 205.52, PositionName: 'Жеткізу / Доставка' },
    ],
    TicketModifiers: [{ Sum: 1000, Type: 1, TaxType: 0, Tax: 0 }],
    Payments: [{ Sum: 20_000, PaymentType: 1 }],
  });
  expect(fake.checks.at(-1)).toMatchObject({ Positions: [{ PositionName: 'Ұялы телефон / Телефон' }, {}] });
});

test('finds a receipt whose response was lost or unreadable instead of issuing it twice', async () => {
  for (const failure of ['lost', 'garbage'] as const) {
    const sale = createSale();
    fake.failNext(failure);
    await expect(open().issue(sale)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(fake.issued(sale.reference)).toBe(1);
    await expect(open().issue(sale)).resolves.toMatchObject({ number: expect.any(String) });
    expect(fake.issued(sale.reference)).toBe(1);
  }
});

test('retries while the register is unreachable, blocked, out of cash or not set up', async () => {
  for (const failure of ['away', -1, 1, 4, 5, 6, 7, 8, 10, 18, 505] as const) {
    fake.failNext(failure);
    await expect(open().issue(createSale())).rejects.toMatchObject({ kind: 'unreachable' });
  }
});

test('leaves an invalid receipt to an operator', async () => {
  for (const code of [9, 16, 255]) {
    fake.failNext(code);
    await expect(open().issue(createSale())).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(String(code)),
    });
  }
});

test('reuses a token, and reopens an expired session once', async () => {
  const gateway = open();
  const before = fake.counts.tokens;
  await gateway.issue(createSale());
  await gateway.issue(createSale());
  expect(fake.counts.tokens - before).toBe(1);
  fake.endSession();
  await expect(gateway.issue(createSale())).resolves.toMatchObject({ number: expect.any(String) });
  expect(fake.counts.tokens - before).toBe(2);
});

test('closes a shift of more than 24 hours and issues the receipt in the next', async () => {
  const gateway = open();
  await gateway.issue(createSale());
  const { shifts } = fake.counts;
  const sale = createSale();
  fake.failNext(11);
  await expect(gateway.issue(sale)).resolves.toMatchObject({ number: expect.any(String) });
  expect(fake.counts.shifts).toBe(shifts + 1);
  expect(fake.issued(sale.reference)).toBe(1);
});

test('marks an offline receipt, and its return refers to it as offline', async () => {
  fake.offline = true;
  const sale = await open().issue(createSale());
  fake.offline = false;
  expect(sale.offline).toBe(true);
  await open().issue(createReturn(sale));
  expect(fake.checks.at(-1)).toMatchObject({
    OperationType: 3,
    ReturnBasisDetails: {
      CheckNumber: sale.number,
      DateTime: '22.11.2026 18:30:15',
      RegistrationNumber: '010100123456',
      Total: 20_000,
      IsOffline: true,
    },
  });
});

test('sends one request to the register at a time', async () => {
  const gateway = open();
  await Promise.all([
    gateway.issue(createSale()),
    gateway.issue(createSale()),
    gateway.closeShift(),
    gateway.issue(createSale()),
  ]);
  expect(fake.maxConcurrent()).toBe(1);
});

test('retries after a wrong password or key, and times out without a response', async () => {
  const { url, account } = fake;
  for (const wrong of [{ password: 'wrong' }, { apiKey: 'wrong' }])
    await expect(createWebkassaFiscal({ url, ...account, ...wrong }).issue(createSale())).rejects.toMatchObject({
      kind: 'unreachable',
    });
  const sale = createSale();
  fake.failNext('silence');
  await expect(open(300).issue(sale)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(fake.issued(sale.reference)).toBe(0);
});
