import { expect, test } from 'vitest';
import { normalizePromoCode, findPromoProblem, type PromoTerms } from './promo-code.ts';

const now = new Date('2026-11-24T07:00:00Z');
const free: PromoTerms = { startsAt: null, endsAt: null, maxUses: null, maxUsesPerCustomer: null };

test.each([
  [' spring 26 ', 'SPRING26'],
  ['ҚЫС-2026', 'ҚЫС-2026'],
  ['қыс-2026', 'ҚЫС-2026'],
  ['１０ＯＦＦ', '10OFF'],
  ['', ''],
  ['a'.repeat(33), ''],
  ['a'.repeat(32), 'A'.repeat(32)],
  ['OK!', ''],
  ["' or 1=1", ''],
])('normalizes %j to %j', (typed, code) => {
  expect(normalizePromoCode(typed)).toBe(code);
});

test.each<[string, Partial<PromoTerms> | undefined, number, number | null, string | null]>([
  ['a code without limits, for a guest', {}, 10_000, null, null],
  ['an unknown one', undefined, 0, null, 'promo-unknown'],
  ['one that begins this moment', { startsAt: now }, 0, 0, null],
  ['one that begins later', { startsAt: new Date(now.getTime() + 1) }, 0, 0, 'promo-not-yet'],
  ['one that ends this moment', { endsAt: now }, 0, 0, 'promo-over'],
  ['one that ends later', { endsAt: new Date(now.getTime() + 1) }, 0, 0, null],
  ['a code with a use left', { maxUses: 3 }, 2, null, null],
  ['a used-up code', { maxUses: 3 }, 3, null, 'promo-used-up'],
  ['a one-per-customer code, for a guest', { maxUsesPerCustomer: 1 }, 0, null, 'promo-login'],
  ['a one-per-customer code, the first time', { maxUsesPerCustomer: 1 }, 50, 0, null],
  ['a one-per-customer code, the second time', { maxUsesPerCustomer: 1 }, 50, 1, 'promo-used'],
])('checks %s', (_, terms, total, byCustomer, problem) => {
  expect(findPromoProblem(terms && { ...free, ...terms }, { total, byCustomer }, now)).toBe(problem);
});
