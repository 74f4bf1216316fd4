import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crossRate, toTenge, withSurcharge } from './exchange.ts';

const rates = fc.double({ min: 0.001, max: 10_000, noNaN: true });

test('converts to whole tenge, at most half a tenge off', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), rates, (amount, rate) => {
      const tenge = toTenge(amount, rate);
      expect(Number.isInteger(tenge)).toBe(true);
      expect(Math.abs(tenge - amount * rate)).toBeLessThanOrEqual(0.5);
    }),
  );
  expect([toTenge(10.5, 520), toTenge(1000, 6.1), toTenge(1000, 1)]).toEqual([5460, 6100, 1000]);
});

test('inverts a cross rate', () => {
  fc.assert(
    fc.property(rates, rates, (a, b) => {
      expect(crossRate(a, b) * crossRate(b, a)).toBeCloseTo(1, 9);
    }),
  );
  expect(crossRate(1, 0.16)).toBe(6.25);
});

test('adds a surcharge as a percentage of the rate', () => {
  expect([withSurcharge(500, 3), withSurcharge(500, 0)]).toEqual([515, 500]);
});
