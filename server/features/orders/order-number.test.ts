import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberOf } from './order-number.policy.ts';

test('every id has a number of its own, eight digits long', () => {
  const numbers = Array.from({ length: 50_000 }, (_, index) => numberOf(index + 1));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(number).toMatch(/^[1-9]\d{7}$|^100000000$/);
});

test('neighbours do not show how many orders lie between them', () => {
  const steps = Array.from({ length: 1_000 }, (_, index) => Number(numberOf(index + 2)) - Number(numberOf(index + 1)));
  expect(new Set(steps).size).toBeGreaterThan(900);
});

test('two ids never share a number, also beyond ninety million', () => {
  const id = fc.oneof(fc.integer({ min: 1, max: 2_147_483_647 }), fc.integer({ min: 89_999_990, max: 90_000_010 }));
  fc.assert(fc.property(id, id, (a, b) => {
    expect(numberOf(a) === numberOf(b)).toBe(a === b);
  }));
});
