import { describe, expect, test } from 'vitest';
import { isPaidTo, isIdentifiable, extractInvoiceNumbers, parseStatement } from './bank-statement.ts';

const file = (...lines: string[]) => ['1CClientBankExchange', ...lines].join('\r\n');
const document = (...fields: string[]) => file('СекцияДокумент=ПлатежноеПоручение', ...fields, 'КонецДокумента');
const amounts = (text: string) => parseStatement(text)?.map(({ amount }) => amount);

describe('statements', () => {
  test('are recognized by the first line, ignoring spaces and a byte order mark', () => {
    expect(parseStatement('')).toBeNull();
    expect(parseStatement('Дата;Сумма')).toBeNull();
    expect(parseStatement('\uFEFF 1CClientBankExchange \n')).toEqual([]);
    expect(parseStatement('x1CClientBankExchange')).toBeNull();
  });

  test("return documents with fields under any bank's names", () => {
    expect(
      parseStatement(
        document(
          ' НомерДокумента = 7 ',
          'ДатаДокумента=25.11.2026',
          'Сумма=1 000,50',
          'ПлательщикНаименование=ТОО',
          'ПолучательИИК=KZ1',
          'НазначениеПлатежа=a=b',
        ),
      ),
    ).toEqual([{ document: '', date: '25.11.2026', amount: 1000.5, payer: 'ТОО', account: 'KZ1', purpose: 'a=b' }]);
    expect(
      parseStatement(document('Номер=7', 'Дата=1', 'СуммаДокумента=5', 'Плательщик1=Он', 'ПолучательСчет=KZ2')),
    ).toEqual([{ document: '7', date: '1', amount: 5, payer: 'Он', account: 'KZ2', purpose: '' }]);
  });

  test('include only fields inside documents, and skip an unfinished one', () => {
    const text = file(
      'Сумма=9',
      'КонецДокумента',
      'СекцияДокумент',
      'Сумма= 5',
      '=6',
      'пусто',
      'КонецДокумента',
      'Сумма=7',
      'СекцияДокумент=x',
      'Сумма=8',
    );
    expect(amounts(text)).toEqual([5]);
    expect(amounts(file('xСекцияДокумент=1', 'Сумма=5', 'КонецДокумента'))).toEqual([]);
    expect(amounts(file('СекцияДокументОбщий', 'Сумма=5', 'КонецДокумента'))).toEqual([]);
    expect(amounts('1CClientBankExchange\nСекцияДокумент=x\nСумма=5\nКонецДокумента')).toEqual([5]);
  });

  test.each([
    ['1000', 1000],
    ['1000.5', 1000.5],
    ['1000.50', 1000.5],
    ['1\u00a0000,00', 1000],
    ['1000.505', Number.NaN],
    ['-1000', Number.NaN],
    ['1000 KZT', Number.NaN],
    ['', Number.NaN],
  ])('parse the sum %j as %d', (input, amount) => {
    expect(amounts(document(`Сумма=${input}`))).toEqual([amount]);
  });
});

test('finds standalone invoice numbers of eight or nine digits', () => {
  expect(extractInvoiceNumbers('Оплата по счету 10000042, 10000042 и 100000043')).toEqual(['10000042', '100000043']);
  expect(extractInvoiceNumbers('1000004, 1000000432')).toEqual([]);
  expect(extractInvoiceNumbers('')).toEqual([]);
});

test('requires a number and a day for a document, and our account for a payment', () => {
  expect(isIdentifiable({ document: '1', date: '2' })).toBe(true);
  expect([isIdentifiable({ document: '', date: '2' }), isIdentifiable({ document: '1', date: '' })]).toEqual([
    false,
    false,
  ]);
  expect(isPaidTo({ account: 'kz86 125K' }, 'KZ86125k')).toBe(true);
  expect([
    isPaidTo({ account: '' }, 'KZ1'),
    isPaidTo({ account: '' }, ''),
    isPaidTo({ account: 'KZ2' }, 'KZ1'),
  ]).toEqual([false, false, false]);
});
