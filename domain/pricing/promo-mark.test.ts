import { describe, expect, test } from 'vitest';
import { bestRule, isActive, formatPromoMark, nextRuleChange, discountFor, type PromoRuleTerms } from './promo-mark.ts';

const now = new Date('2026-11-22T07:00:00Z');
const rule = (overrides: Partial<PromoRuleTerms> = {}): PromoRuleTerms => ({
  code: 'COFFEE10',
  kind: 'percent',
  value: 10,
  categoryIds: [7],
  productIds: null,
  minimumSum: 0,
  startsAt: null,
  endsAt: null,
  ...overrides,
});
const price = 39_999;

describe('promo code discount', () => {
  test.each<[string, Partial<PromoRuleTerms>, number]>([
    ['a percentage, rounded down', {}, 3999],
    ['a fixed amount', { kind: 'sum', value: 5000 }, 5000],
    ['a fixed amount, capped at the price', { kind: 'sum', value: 50_000 }, 39_999],
    ['zero below the minimum order', { minimumSum: 40_000 }, 0],
    ['applied at exactly the minimum order', { minimumSum: 39_999 }, 3999],
  ])('is %s', (_what, overrides, off) => expect(discountFor(rule(overrides), price)).toBe(off));
});

test.each<[string, Partial<PromoRuleTerms>, boolean]>([
  ['without bounds', {}, true],
  ['before it begins', { startsAt: new Date('2026-11-22T07:00:01Z') }, false],
  ['at its start', { startsAt: now }, true],
  ['at its end', { endsAt: now }, false],
])('is active %s: %o', (_what, overrides, expected) => expect(isActive(rule(overrides), now)).toBe(expected));

test('chooses the rule with the largest discount for a price', () => {
  const sum = rule({ code: 'DESK5000', kind: 'sum', value: 5000 });
  expect(bestRule([rule(), sum], price)).toBe(sum);
  expect(bestRule([rule(), sum], 90_000)?.code).toBe('COFFEE10');
  expect(bestRule([rule({ minimumSum: 40_000 })], price)).toBeUndefined();
});

test('shows the code and its discount', () => {
  expect(formatPromoMark(rule(), 'ru')).toBe('COFFEE10 −10\u00a0%');
  expect(formatPromoMark(rule({ code: 'DESK5000', kind: 'sum', value: 5000 }), 'kk')).toBe(
    'DESK5000 −5\u00a0000\u00a0₸',
  );
});

test('reports when the next rule starts or ends', () => {
  const [early, late] = [new Date('2026-11-23T00:00:00Z'), new Date('2026-12-01T00:00:00Z')];
  expect(nextRuleChange([rule({ startsAt: late }), rule({ startsAt: now, endsAt: early })], now)).toEqual(early);
  expect(nextRuleChange([rule({ endsAt: now })], now)).toBeNull();
});
