import { describe, expect, test } from 'vitest';
import { bestRule, markOf, rulesChangeAt, takenOff, type MarkedRule } from './promo-mark.ts';

const now = new Date('2026-11-22T07:00:00Z');
const rule = (given: Partial<MarkedRule> = {}): MarkedRule => ({
  code: 'COFFEE10',
  kind: 'percent',
  value: 10,
  categoryIds: [7],
  productIds: null,
  minimumSum: 0,
  startsAt: null,
  endsAt: null,
  ...given,
});
const product = { id: 1, categoryIds: [9, 7], price: 39_999 };

describe('what a code takes off one product', () => {
  test.each<[string, Partial<MarkedRule>, number]>([
    ['a percentage, rounded down', {}, 3999],
    ['a sum', { kind: 'sum', value: 5000 }, 5000],
    ['a sum, at most the price', { kind: 'sum', value: 50_000 }, 39_999],
    ['nothing in another category', { categoryIds: [8] }, 0],
    ['by the product itself', { categoryIds: null, productIds: [1] }, 3999],
    ['nothing for another product', { categoryIds: null, productIds: [2] }, 0],
    ['a percentage of everything', { categoryIds: null }, 3999],
    ['nothing under the least sum', { minimumSum: 40_000 }, 0],
    ['nothing before it begins', { startsAt: new Date('2026-11-22T07:00:01Z') }, 0],
    ['something at its first moment', { startsAt: now }, 3999],
    ['nothing at its end', { endsAt: now }, 0],
  ])('%s', (_what, given, off) => expect(takenOff(rule(given), product, now)).toBe(off));
});

test('the best rule for a product is the one that takes most off', () => {
  const sum = rule({ code: 'DESK5000', kind: 'sum', value: 5000 });
  expect(bestRule([rule(), sum], product, now)).toBe(sum);
  expect(bestRule([rule(), sum], { ...product, price: 90_000 }, now)?.code).toBe('COFFEE10');
  expect(bestRule([rule({ categoryIds: [8] })], product, now)).toBeUndefined();
});

test('a mark names the code and what it takes off', () => {
  expect(markOf(rule(), 'ru')).toBe('COFFEE10 −10%');
  expect(markOf(rule({ code: 'DESK5000', kind: 'sum', value: 5000 }), 'kk')).toBe('DESK5000 −5\u00a0000\u00a0₸');
});

test('marks change when the next rule begins or ends', () => {
  const [early, late] = [new Date('2026-11-23T00:00:00Z'), new Date('2026-12-01T00:00:00Z')];
  expect(rulesChangeAt([rule({ startsAt: late }), rule({ startsAt: now, endsAt: early })], now)).toEqual(early);
  expect(rulesChangeAt([rule({ endsAt: now })], now)).toBeNull();
});
