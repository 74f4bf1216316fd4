import { expect, test } from 'vitest';
import { readAvailability, readStock } from './stock-words.ts';

test.each([
  ['5', 5],
  ['5 шт.', 5],
  ['1 200', 1200],
  ['5.0', 5],
  ['5.9', 5],
  ['1.000', 1],
  ['>10', 10],
  ['> 50', 50],
  ['10+', 10],
  ['более 10 шт', 10],
  ['10 и более', 10],
  ['≥3', 3],
  ['5-10', 5],
  ['0-5', 0],
  ['<5', 1],
  ['менее 5', 1],
  ['до 5', 1],
  ['<1', 0],
  ['≤1', 1],
  ['~7', 1],
  ['мало', 1],
  ['аз', 1],
  ['0', 0],
  ['-1', 0],
  ['−3', 0],
  ['нет', 0],
  ['Жоқ', 0],
  ['Нет в наличии', 0],
  ['под заказ', 0],
  ['ожидается', 0],
  ['много', null],
  ['Много!', null],
  ['есть', null],
  ['бар', null],
  ['на складе', null],
  ['Y', null],
  ['+', null],
  ['in stock', null],
  ['99999999999', 1_000_000],
])('reads the quantity "%s" as %s', (text, quantity) => {
  expect(readStock(text)).toEqual({ quantity, isKnown: true });
});

test('reads an unknown word as no stock, and reports it', () => {
  expect(readStock('уточняйте')).toEqual({ quantity: 0, isKnown: false });
  expect(readAvailability('уточняйте')).toEqual({ available: false, isKnown: false });
});

test.each([
  'true',
  '1',
  'да',
  'ДА',
  'есть',
  'на складе',
  'Y',
  'yes',
  'в наличии',
  'бар',
  'иә',
  'много',
  '<5',
  '+',
  '12',
])('reads available="%s" as available', (text) => {
  expect(readAvailability(text)).toEqual({ available: true, isKnown: true });
});
test.each(['false', '0', '-1', 'нет', 'жоқ', 'No', 'n', 'под заказ', '-'])(
  'reads available="%s" as unavailable',
  (text) => {
    expect(readAvailability(text)).toEqual({ available: false, isKnown: true });
  },
);
