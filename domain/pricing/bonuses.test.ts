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
])('for %i ₸ at %d %%, earns %i bonuses', (paid, percent, bonuses) => {
  expect(earnedBonuses(paid, percent)).toBe(bonuses);
});

test.each([
  [100_000, 50_000],
  [101, 50],
  [1, 0],
  [0, 0],
])('lets a cost of %i be paid by at most %i bonuses', (cost, bonuses) => {
  expect(payableBonuses(cost)).toBe(bonuses);
});

test('applies the configured rate to sum and text (scenario 32)', () => {
  expect(convertBankBonuses(1000)).toBe(1300);
  expect(conversionExtraPercent()).toBe(30);
  expect(convertBankBonuses(7)).toBe(9);
  const settings = { ...defaultBonuses, bankPercent: 125 };
  expect(convertBankBonuses(1000, settings)).toBe(1250);
  expect(conversionExtraPercent(settings)).toBe(25);
});

test('releases bonuses 14 days after completion for 30 days', () => {
  expect(bonusTerms('2026-09-05')).toEqual({ accruedOn: '2026-09-20', expiresOn: '2026-10-20' });
});

test('accrues on the day after the return window, even with a shorter setting', () => {
  expect(lastReturnDay('2026-09-05')).toBe('2026-09-19');
  expect(bonusTerms('2026-09-05', { ...defaultBonuses, frozenDays: 0 }).accruedOn).toBe('2026-09-20');
  expect(bonusTerms('2026-09-05', { ...defaultBonuses, frozenDays: 20 }).accruedOn).toBe('2026-09-26');
});

test('postpones both dates for a return decided later', () => {
  expect(bonusTerms('2026-09-05', defaultBonuses, '2026-09-10')).toEqual(bonusTerms('2026-09-05'));
  expect(bonusTerms('2026-09-05', defaultBonuses, '2026-10-01')).toEqual({
    accruedOn: '2026-10-01',
    expiresOn: '2026-10-31',
  });
});

test('promises the bonuses of a whole line', () => {
  expect(promisedBonuses(333, 3, 5)).toBe(49);
});
