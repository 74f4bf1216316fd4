import { expect, test } from 'vitest';
import { normalizeSerialNumber, warrantyEnd } from './warranty.ts';

test.each([
  ['356938035643809', '356938035643809'],
  [' c02 x-1234 ', 'C02X-1234'],
  ['sn/77.88_99', 'SN778899'],
  ['1234', null],
  ['', null],
  ['серийный12345', null],
  ["x' or true --", null],
  ['A'.repeat(41), null],
])('normalizes %j to %j', (input, serial) => {
  expect(normalizeSerialNumber(input)).toBe(serial);
});

test.each([
  ['2026-11-22', 12, '2027-11-22'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-03-31', 36, '2029-03-31'],
])('ends a warranty that starts on %s and lasts %i months on %s', (handoverDate, months, until) => {
  expect(warrantyEnd(handoverDate, months)).toBe(until);
});
