import { expect, test } from 'vitest';
import {
  bonusTerms,
  conversionExtraPercent,
  convertBankBonuses,
  defaultBonuses,
  earnedBonuses,
  payableBonuses,
  promisedBonuses,
} from './bonuses.ts';
import { lastReturnDay } from '../orders/return-request.ts';

test.each([
  [1000, 5, 50],
  [1999, 5, 99],
  [1000, 30, 300],
  [1000, 31, 300],
  [1000, 100, 300],
  [1000, -5, 0],
  [0, 30, 0],
  [999, 1.5, 14],
])('%i ₸ at %d %% earn %i', (paid, percent, bonuses) => {
  expect(earnedBonuses(paid, percent)).toBe(bonuses);
});

test.each([
  [100_000, 50_000],
  [101, 50],
  [1, 0],
  [0, 0],
])('a cost of %i takes at most %i bonuses', (cost, bonuses) => {
  expect(payableBonuses(cost)).toBe(bonuses);
});

test('scenario 32: the percent of the setting rules the sum and the text', () => {
  expect(convertBankBonuses(1000)).toBe(1300);
  expect(conversionExtraPercent()).toBe(30);
  expect(convertBankBonuses(7)).toBe(9);
  const settings = { ...defaultBonuses, bankPercent: 125 };
  expect(convertBankBonuses(1000, settings)).toBe(1250);
  expect(conversionExtraPercent(settings)).toBe(25);
});

test('bonuses thaw 14 days after completion and expire 30 days later', () => {
  expect(bonusTerms('2026-09-05')).toEqual({ accrued: '2026-09-20', expired: '2026-10-20' });
});

test('bonuses are accrued on the day after the return window, whatever a shorter setting says', () => {
  expect(lastReturnDay('2026-09-05')).toBe('2026-09-19');
  expect(bonusTerms('2026-09-05', { ...defaultBonuses, frozenDays: 0 }).accrued).toBe('2026-09-20');
  expect(bonusTerms('2026-09-05', { ...defaultBonuses, frozenDays: 20 }).accrued).toBe('2026-09-26');
});

test('a return that is decided later moves both days', () => {
  expect(bonusTerms('2026-09-05', defaultBonuses, '2026-09-10')).toEqual(bonusTerms('2026-09-05'));
  expect(bonusTerms('2026-09-05', defaultBonuses, '2026-10-01')).toEqual({
    accrued: '2026-10-01',
    expired: '2026-10-31',
  });
});

test('the label promises what a whole line earns', () => {
  expect(promisedBonuses(333, 3, 5)).toBe(49);
});
