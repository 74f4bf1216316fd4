import { describe, expect, test } from 'vitest';
import { cameTo, isDocument, numbersIn, parseStatement } from './bank-statement.ts';

const file = (...lines: string[]) => ['1CClientBankExchange', ...lines].join('\r\n');
const document = (...fields: string[]) => file('СекцияДокумент=ПлатежноеПоручение', ...fields, 'КонецДокумента');
const amounts = (text: string) => parseStatement(text)?.map(({ amount }) => amount);

describe('a statement', () => {
  test('is recognised by its first line, whatever spaces and marks surround it', () => {
    expect(parseStatement('')).toBeNull();
    expect(parseStatement('Дата;Сумма')).toBeNull();
    expect(parseStatement('\uFEFF 1CClientBankExchange \n')).toEqual([]);
    expect(parseStatement('x1CClientBankExchange')).toBeNull();
  });

  test("returns its documents with their fields, by any bank's field names", () => {
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

  test('reads only the fields inside a document, and skips an unfinished document', () => {
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
  ])('reads the sum %j as %d', (written, amount) => {
    expect(amounts(document(`Сумма=${written}`))).toEqual([amount]);
  });
});

test('an invoice number has eight or nine digits and stands alone', () => {
  expect(numbersIn('Оплата по счету 10000042, 10000042 и 100000043')).toEqual(['10000042', '100000043']);
  expect(numbersIn('1000004, 1000000432')).toEqual([]);
  expect(numbersIn('')).toEqual([]);
});

test('a document needs a number and a day, a payment needs our account', () => {
  expect(isDocument({ document: '1', date: '2' })).toBe(true);
  expect([isDocument({ document: '', date: '2' }), isDocument({ document: '1', date: '' })]).toEqual([false, false]);
  expect(cameTo({ account: 'kz86 125K' }, 'KZ86125k')).toBe(true);
  expect([cameTo({ account: '' }, 'KZ1'), cameTo({ account: '' }, ''), cameTo({ account: 'KZ2' }, 'KZ1')]).toEqual([
    false,
    false,
    false,
  ]);
});
