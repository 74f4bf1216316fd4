import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveRate, monthlyPayment, overpayment, instalmentPayment } from './instalment.ts';

const product = (months: number, annualRatePercent: number, min = 0, max = 10_000_000) => ({
  months,
  annualRatePercent,
  min,
  max,
});

test.each([
  [120_000, [product(12, 0)], { payment: 10_000, months: 12 }],
  [100_000, [product(12, 0), product(24, 0), product(3, 0)], { payment: 4167, months: 24 }],
  [100_000, [product(12, 24)], { payment: 9456, months: 12 }],
  [100_000, [product(24, 40), product(12, 0)], { payment: 6119, months: 24 }],
  [100_000, [product(24, 0, 100_001)], null],
  [100_000, [product(24, 0, 0, 99_999)], null],
  [100_000, [product(24, 0, 100_000, 100_000)], { payment: 4167, months: 24 }],
  [0, [product(24, 0)], null],
  [100_000, [product(0, 0)], null],
  [1_200, [product(1, 12)], { payment: 1_212, months: 1 }],
  // The first of equal payments wins.
  [1, [product(3, 0), product(6, 0)], { payment: 1, months: 3 }],
  [100_000, [], null],
])('offers %i over %o as %o', (price, products, expected) => {
  expect(monthlyPayment(price, products)).toEqual(expected && expect.objectContaining(expected));
});

test('covers the price, overshooting by less than a tenge per payment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 60 }), (price, months) => {
      const payment = instalmentPayment(price, product(months, 0));
      expect(payment * months).toBeGreaterThanOrEqual(price);
      expect((payment - 1) * months).toBeLessThan(price);
    }),
  );
});

test('never lowers a payment for a higher rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 10_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      (price, months, rate) => {
        expect(instalmentPayment(price, product(months, rate))).toBeGreaterThanOrEqual(
          instalmentPayment(price, product(months, 0)),
        );
      },
    ),
  );
});

test.each([
  [{ amount: 100_000, monthly: 8_334, months: 12, annualRatePercent: 0 }, 0],
  [{ amount: 100_000, monthly: 9_456, months: 12, annualRatePercent: 24 }, 13_472],
  [{ amount: 100_000, monthly: 1, months: 12, annualRatePercent: 24 }, 0],
])('computes for %o an overpayment of %i', (offer, extra) => {
  expect(overpayment(offer)).toBe(extra);
});

test.each([
  [0, 0],
  [12, 12.7],
  [24, 26.8],
  [39.9, 48.1],
])('converts a nominal rate of %d %% to an effective rate of %d %%', (annualRatePercent, effective) => {
  expect(effectiveRate({ annualRatePercent })).toBe(effective);
});
