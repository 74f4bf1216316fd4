import { expect, test } from 'vitest';
import {
  complaintNumber,
  giftPurchaseNumber,
  masterNumber,
  orderNumber,
  parseOrderNumber,
  partNumber,
  returnNumber,
  spokenOrderNumber,
} from './order-number.ts';

test('starts with eight digits and grows', () => {
  expect([1, 42, 89_999_999, 90_000_000].map(orderNumber)).toEqual(['10000001', '10000042', '99999999', '100000000']);
  for (const invalid of [0, -1, 1.5, Number.NaN]) expect(() => orderNumber(invalid)).toThrow(RangeError);
});

test('derives part numbers from the master number', () => {
  expect(partNumber('10000042', 2)).toBe('10000042-2');
  expect([masterNumber('10000042-2'), masterNumber('10000042')]).toEqual(['10000042', '10000042']);
  for (const invalid of [0, 10, 1.5]) expect(() => partNumber('10000042', invalid)).toThrow(RangeError);
});

test.each([
  ['10000042', '10000042'],
  ['№ 10 00 00 42', '10000042'],
  ['#10000042–2', '10000042-2'],
  ['12345', null],
  ['1234567890123', null],
  ['10000042-22', null],
  ['abc', null],
  ['', null],
])('parses %s as %s', (input, number) => {
  expect(parseOrderNumber(input)).toBe(number);
});

test.each([
  ['10000042', '10 00 00 42'],
  ['10000042-2', '10 00 00 42-2'],
  ['100000000', '1 00 00 00 00'],
])('formats %s as %s', (number, expected) => {
  expect(spokenOrderNumber(number)).toBe(expected);
  expect(parseOrderNumber(expected)).toBe(number);
});

test('puts the year into complaint numbers', () => {
  expect(complaintNumber(2026, 7)).toBe('C-2026-000007');
});

test('numbers parts one to nine and strips only a part suffix', () => {
  expect([partNumber('10000042', 1), partNumber('10000042', 9)]).toEqual(['10000042-1', '10000042-9']);
  expect(masterNumber('10000042-22')).toBe('10000042-22');
});

test('gives returns and gift card purchases their own prefixes', () => {
  expect(returnNumber(2026, 7)).toBe('V-2026-000007');
  expect([7, 1_234_567].map((sequence) => giftPurchaseNumber(2026, sequence))).toEqual([
    'G-2026-000007',
    'G-2026-1234567',
  ]);
});
