import { describe, expect, test } from 'vitest';
import { bestRule, isOn, markOf, rulesChangeAt, takenOff, type MarkedRule } from './promo-mark.ts';

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
const price = 39_999;

describe('what a code takes off one product', () => {
  test.each<[string, Partial<MarkedRule>, number]>([
    ['a percentage, rounded down', {}, 3999],
    ['a sum', { kind: 'sum', value: 5000 }, 5000],
    ['a sum, at most the price', { kind: 'sum', value: 50_000 }, 39_999],
    ['nothing under the least sum', { minimumSum: 40_000 }, 0],
    ['something at the least sum', { minimumSum: 39_999 }, 3999],
  ])('%s', (_what, given, off) => expect(takenOff(rule(given), price)).toBe(off));
});

test.each<[string, Partial<MarkedRule>, boolean]>([
  ['without bounds', {}, true],
  ['before it begins', { startsAt: new Date('2026-11-22T07:00:01Z') }, false],
  ['at its first moment', { startsAt: now }, true],
  ['at its end', { endsAt: now }, false],
])('a code is on %s: %o', (_what, given, on) => expect(isOn(rule(given), now)).toBe(on));

test('the best rule for a price is the one that takes most off', () => {
  const sum = rule({ code: 'DESK5000', kind: 'sum', value: 5000 });
  expect(bestRule([rule(), sum], price)).toBe(sum);
  expect(bestRule([rule(), sum], 90_000)?.code).toBe('COFFEE10');
  expect(bestRule([rule({ minimumSum: 40_000 })], price)).toBeUndefined();
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
