import { describe, expect, test } from 'vitest';
import { extractInvoiceNumbers, parseStatement } from './bank-statement.ts';
import { almatyMoment } from '../time/calendar.ts';
import { defaultSettings } from '../settings/settings.ts';
import { invoiceLastDay, matchInvoicePayment } from './invoice.ts';
import { binProblem } from './organisation.ts';
import { reservationEnd } from './payment-hold.ts';
import { paymentPolicies } from './payment-policies.ts';

test.each([
  ['2026-11-24', '10:00', '2026-11-27'],
  ['2026-11-26', '23:59', '2026-12-01'],
  ['2026-11-28', '10:00', '2026-12-02'],
  ['2026-12-14', '10:00', '2026-12-18'],
])('accepts payment of an invoice of %s %s until the end of %s, three bank days later', (date, time, last) => {
  const now = almatyMoment(date, time);
  expect(invoiceLastDay(now)).toBe(last);
  expect(reservationEnd(paymentPolicies.invoice.hold, defaultSettings, now)).toEqual(almatyMoment(last, '24:00'));
});

test.each([
  ['940140000385', null],
  ['94014000038', 'bin-length'],
  ['94014000038x', 'bin-digits'],
  ['990131300007', 'bin-kind'],
  ['940140000386', 'bin-checksum'],
])('checks the BIN %s: %s', (bin, problem) => expect(binProblem(bin)).toBe(problem));

describe('invoice payment', () => {
  const open = { number: '10000001', amount: 5000, isOpen: true, paidBy: null };
  test.each([
    [open, 5000, 'paid'],
    [open, 4999, 'wrong-sum'],
    [open, 5000.5, 'wrong-sum'],
    [open, Number.NaN, 'wrong-sum'],
    [{ ...open, isOpen: false }, 5000, 'over'],
    [{ ...open, isOpen: false, paidBy: '118 24.11.2026' }, 5000, 'repeated'],
    [{ ...open, isOpen: false, paidBy: '7 20.11.2026' }, 5000, 'paid-before'],
  ])('matches %o with %d: %s', (invoice, amount, verdict) =>
    expect(matchInvoicePayment(invoice, { amount, document: '118 24.11.2026' })).toBe(verdict),
  );
});

describe('a bank statement', () => {
  const file = [
    '1CClientBankExchange',
    'ВерсияФормата=2.00',
    'Кодировка=Windows',
    'РасчСчет=KZ86125KZT5004100100',
    'СекцияДокумент=ПлатежноеПоручение',
    'НомерДокумента=118',
    'ДатаДокумента=24.11.2026',
    'ПлательщикНаименование=ТОО "Ромашка"',
    'ПолучательИИК=KZ86125KZT5004100100',
    'Сумма=120 500,00',
    'НазначениеПлатежа=Оплата по счету № 10000042 от 23.11.2026, в т.ч. НДС = 16 %',
    'КонецДокумента',
    'СекцияДокумент=Платежное поручение',
    'Номер=7',
    'Дата=24.11.2026',
    'Сумма=без суммы',
    'КонецДокумента',
    'КонецФайла',
  ].join('\r\n');

  test('reads both sets of field names, and skips a document without a sum', () => {
    expect(parseStatement(`\uFEFF${file}`)).toEqual([
      {
        document: '118',
        date: '24.11.2026',
        amount: 120_500,
        payer: 'ТОО "Ромашка"',
        account: 'KZ86125KZT5004100100',
        purpose: 'Оплата по счету № 10000042 от 23.11.2026, в т.ч. НДС = 16 %',
      },
      { document: '7', date: '24.11.2026', amount: Number.NaN, payer: '', account: '', purpose: '' },
    ]);
    expect(parseStatement('Дата;Сумма')).toBeNull();
    expect(parseStatement('')).toBeNull();
  });

  test('finds invoice numbers, but no longer or shorter ones', () => {
    expect(extractInvoiceNumbers('Счет 10000042 и №10000042, БИН 940140000385, 24.11.2026, 1000004')).toEqual([
      '10000042',
    ]);
    expect(extractInvoiceNumbers('10000042; 10000043')).toEqual(['10000042', '10000043']);
  });
});
