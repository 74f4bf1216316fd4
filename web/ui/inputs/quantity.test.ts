import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampQuantity, quantityByKey, readQuantity } from './quantity.ts';

test.each([
  ['3', 3],
  ['0', 1],
  ['250', 99],
  [' 12 шт.', 12],
  ['-4', 4],
  ['', null],
  ['abc', null],
])('reads "%s" between 1 and 99 as %s', (text, expected) => {
  expect(readQuantity(text, 1, 99)).toBe(expected);
});

test.each([
  ['ArrowUp', 6],
  ['ArrowDown', 4],
  ['PageUp', 8],
  ['PageDown', 1],
  ['Home', 1],
  ['End', 8],
  ['a', null],
])('changes 5 by the key %s between 1 and 8 to %s', (key, expected) => {
  expect(quantityByKey(key, 5, 1, 8)).toBe(expected);
});

test('keeps typed values within the bounds, even when the stock is below the minimum', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 99 }), (text, min, max) => {
      const quantity = readQuantity(text, min, max);
      if (quantity !== null) expect(quantity >= min && quantity <= Math.max(min, max)).toBe(true);
    }),
  );
  expect(clampQuantity(7, 1, 0)).toBe(1);
});
