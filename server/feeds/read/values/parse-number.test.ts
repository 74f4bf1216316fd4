import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

test.each([
  ['129990', 129_990],
  ['129 990', 129_990],
  ['129\u00a0990 ₸', 129_990],
  ['129990 тг.', 129_990],
  ['129990 KZT', 129_990],
  ['129 990 теңге', 129_990],
  ['129990.00', 129_990],
  ['129990,5', 129_990.5],
  ['99,9', 99.9],
  ['99.95', 99.95],
  ['129990.000', 129_990],
  ['1,299,990', 1_299_990],
  ['1.299.990', 1_299_990],
  ['129,990.00', 129_990],
  ['129.990,00', 129_990],
  ['1,299,990.50', 1_299_990.5],
  ["1'299'990", 1_299_990],
  ['0.990', 0.99],
  ['-5', -5],
])('parses %s as %d', (text, value) => {
  expect(parseNumber(text)).toEqual({ value });
});

test.each(['129,990', '129.990', '1,299', '5.299 ₸', '12.000'])(
  'rejects %s as ambiguous between thousands and a fraction',
  (text) => {
    expect(parseNumber(text)).toEqual({ problem: 'ambiguous' });
  },
);

test.each(['', 'дорого', '12,34,56', 'от 5000', '1.299,990.5', '1e5', '0x10'])('rejects %s as not a number', (text) => {
  expect(parseNumber(text)).toEqual({ problem: 'invalid' });
});
