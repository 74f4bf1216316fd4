import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  discountPercent,
  formatTenge,
  groupTypedDigits,
  multiply,
  parseTenge,
  priceBand,
  prorate,
  remainder,
  sum,
  percentRoundedDown,
  vatIncluded,
  vatIncludedTiyn,
} from './money.ts';

const tenge = fc.integer({ min: 0, max: 999_999_999 });

test.each([
  [0, '0 ₸'],
  [990, '990 ₸'],
  [9990, '9 990 ₸'],
  [1234567, '1 234 567 ₸'],
  [-9990, '-9 990 ₸'],
])('formats %i as %s with no-break spaces in both languages', (amount, text) => {
  const expected = text.replaceAll(' ', '\u00a0');
  expect(formatTenge(amount, 'ru')).toBe(expected);
  expect(formatTenge(amount, 'kk')).toBe(expected);
});

test('parses every formatted sum', () => {
  fc.assert(fc.property(tenge, (amount) => parseTenge(formatTenge(amount, 'ru')) === amount));
});

test.each([
  ['9 990', 9990],
  ['9\u202f990₸', 9990],
  ['', undefined],
  ['12.5', undefined],
  ['-5', undefined],
  ['1e5', undefined],
])('parses %s as %s', (input, amount) => {
  expect(parseTenge(input)).toBe(amount);
});

test.each([
  [999, 50, 499],
  [1000, 130, 1300],
  [1001, 130, 1301],
  [100, 0.29, 0],
  [10_000, 0.29, 29],
  [10_000, 1.15, 115],
  [0, 30, 0],
  [999_999_999, 100, 999_999_999],
])('for %i at %d %%, returns %i, rounded down', (amount, percent, expected) => {
  expect(percentRoundedDown(amount, percent)).toBe(expected);
});

test('multiplies, sums and subtracts', () => {
  expect(multiply(9990, 3)).toBe(29_970);
  expect(sum([])).toBe(0);
  expect(sum([1, 2, -3, 10])).toBe(10);
  expect([remainder(10, 4), remainder(4, 10)]).toEqual([6, 0]);
});

describe('prorate', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 1, 1], [1, 0, 0]],
    [10, [0, 5, 5], [0, 5, 5]],
    [7, [0, 0], [4, 3]],
    [0, [3, 4], [0, 0]],
    [0, [], []],
    [-10, [1, 2], [-3, -7]],
    [10, [1, 2], [3, 7]],
    [2, [3, 2], [1, 1]],
    [2, [1, 1, 1, 1], [1, 1, 0, 0]],
  ])('splits %i by %o into %o', (total, weights, parts) => {
    expect(prorate(total, weights)).toEqual(parts);
  });

  test('rejects empty and negative weights', () => {
    expect(() => prorate(5, [])).toThrow(RangeError);
    expect(() => prorate(5, [1, -1])).toThrow(RangeError);
  });

  test('adds up exactly, each part within one tenge of its fair share', () => {
    fc.assert(
      fc.property(tenge, fc.array(tenge, { minLength: 1, maxLength: 30 }), (total, weights) => {
        const parts = prorate(total, weights);
        expect(sum(parts)).toBe(total);
        const totalWeight = sum(weights);
        parts.forEach((part, index) => {
          if (totalWeight === 0) return;
          const low = Number((BigInt(total) * BigInt(weights[index] ?? 0)) / BigInt(totalWeight));
          expect(part === low || part === low + 1).toBe(true);
        });
      }),
    );
  });

  test('never exceeds a weight for a sum up to the total weight', () => {
    fc.assert(
      fc.property(fc.array(tenge, { minLength: 1, maxLength: 20 }), fc.nat(100), (weights, percent) => {
        const parts = prorate(percentRoundedDown(sum(weights), percent), weights);
        expect(parts.every((part, index) => part <= (weights[index] ?? 0))).toBe(true);
      }),
    );
  });
});

test.each([
  [116, 16, 16],
  [100, 16, 14],
  [112, 12, 12],
  [0, 16, 0],
])('for a price of %i with %i %% VAT, returns %i of VAT', (amount, percent, vat) => {
  expect(vatIncluded(amount, percent)).toBe(vat);
});

test('defaults VAT to 16 %, in tiyn for receipts', () => {
  expect(vatIncluded(1160)).toBe(160);
  expect(vatIncludedTiyn(100)).toBe(1379);
});

test.each([
  [900, 1000, 10],
  [899, 1000, 10],
  [999, 1000, 0],
  [1000, 1000, 0],
  [1100, 1000, 0],
  [0, 1000, 100],
  [500, null, 0],
  [500, undefined, 0],
  [500, 0, 0],
])('computes the discount of %s from %s as %s %%', (price, oldPrice, percent) => {
  expect(discountPercent(price, oldPrice)).toBe(percent);
});

test('contains its price and never starts below zero in a price band', () => {
  expect(priceBand(100_001, { from: 70, to: 130 })).toEqual({ from: 70_000, to: 130_002 });
  fc.assert(
    fc.property(tenge, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 100, max: 300 }), (price, from, to) => {
      const band = priceBand(price, { from, to });
      expect(band.from).toBeGreaterThanOrEqual(0);
      expect(band.from).toBeLessThanOrEqual(price);
      expect(band.to).toBeGreaterThanOrEqual(price);
    }),
  );
});

test('rejects fractional, negative and empty weights', () => {
  for (const invalid of [-1, 0.5, Number.NaN]) expect(() => prorate(10, [1, invalid])).toThrow('weights must be');
  expect(() => prorate(10, [])).toThrow('without weights');
  expect(prorate(0, [])).toEqual([]);
});

test('gives equal remainders to the earlier weight, also for negative sums, and never returns minus zero', () => {
  expect(prorate(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0]);
  expect(prorate(-1, [1, 1, 1]).map((part) => Object.is(part, -0))).toEqual([false, false, false]);
  expect(prorate(7, [3, 1, 3])).toEqual([3, 1, 3]);
  expect(prorate(5, [1, 3, 1, 3])).toEqual([1, 2, 0, 2]);
});

test('rounds a percentage of a debt away from zero, and gives a negative price no discount', () => {
  expect([percentRoundedDown(-101, 10), percentRoundedDown(-100, 10), percentRoundedDown(101, 10)]).toEqual([
    -11, -10, 10,
  ]);
  expect([discountPercent(-1, 100), discountPercent(100, 100), discountPercent(99, 100)]).toEqual([0, 0, 1]);
});

test('stays correct when the cache of formatted sums overflows', () => {
  for (let amount = 0; amount < 10_005; amount++) formatTenge(amount);
  expect(formatTenge(10_004)).toBe('10\u00a0004\u00a0₸');
  expect(formatTenge(3)).toBe('3\u00a0₸');
});

test.each([
  ['10000', '10\u00a0000'],
  ['10 000 ₸', '10\u00a0000'],
  ['', ''],
  ['абв', ''],
])('formats the typed "%s" as "%s"', (typed, expected) => expect(groupTypedDigits(typed)).toBe(expected));
