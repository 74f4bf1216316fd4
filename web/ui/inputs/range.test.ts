import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handlePositions, keyStep, moveHandle, readBound, orderRange, sliderStep } from './range.ts';

test.each([
  ['10 000', 10_000],
  ['10\u00a0000 ₸', 10_000],
  ['', null],
  ['от', null],
  ['6,5', 6.5],
  ['6.5', 6.5],
  ['6,', 6],
  ['-20', -20],
  ['−20 °C', -20],
  ['-', null],
  ['-0', 0],
  ['0,05', 0.05],
])('reads "%s" as %s', (text, expected) => {
  expect(readBound(text)).toBe(expected);
});

test('reads a group of three digits as thousands where the bounds allow them', () => {
  expect(readBound('10.000', 50_000)).toBe(10_000);
  expect(readBound('1.500', 10)).toBe(1.5);
});

test.each([
  [0, 10, 1],
  [-48, -10, 1],
  [5.5, 6.7, 0.1],
  [0.25, 3, 0.01],
  [0.001, 1, 0.001],
  [1.23456, 2, 0.001],
])('gives a slider from %d to %d the step %d', (min, max, step) => {
  expect(sliderStep(min, max)).toBe(step);
});

test.each([
  ['ArrowRight', 4_990, 4_990, 2_000_000, 50_000],
  ['ArrowRight', 50_000, 4_990, 2_000_000, 100_000],
  ['ArrowLeft', 2_000_000, 4_990, 2_000_000, 1_950_000],
  ['ArrowLeft', 50_000, 4_990, 2_000_000, 4_990],
  ['PageUp', 4_990, 4_990, 2_000_000, 500_000],
  ['ArrowRight', -48, -48, -10, -47],
  ['ArrowUp', 5.5, 5.5, 6.7, 5.6],
  ['ArrowUp', 5.9, 5.5, 6.7, 6],
  ['Home', 5.9, 5.5, 6.7, undefined],
])('moves a handle by %s from %d of %d–%d to %s', (key, position, min, max, expected) => {
  expect(keyStep(key, position, min, max)).toBe(expected);
});

test.each([
  [
    { from: 500, to: 200 },
    { from: 200, to: 500 },
  ],
  [
    { from: null, to: 3 },
    { from: null, to: 3 },
  ],
])('orders %o as %o', (range, expected) => {
  expect(orderRange(range)).toEqual(expected);
});

test.each([
  [{ from: null, to: null }, 100, 1000],
  [{ from: 150, to: 400 }, 150, 400],
  [{ from: 5000, to: null }, 1000, 1000],
  [{ from: null, to: 3 }, 100, 100],
])('places the handles of %o between 100 and 1000 at %i and %i', (range, low, high) => {
  expect(handlePositions(range, 100, 1000)).toEqual([low, high]);
});

test.each([
  ['from', 300, { from: 300, to: 400 }],
  ['from', 700, { from: 400, to: 400 }],
  ['from', 100, { from: null, to: 400 }],
  ['to', 150, { from: 200, to: 200 }],
  ['to', 1000, { from: 200, to: null }],
] as const)('moves the handle "%s" to %i, which gives %o', (end, position, expected) => {
  expect(moveHandle({ from: 200, to: 400 }, end, position, 100, 1000)).toEqual(expected);
});

test('orders a range idempotently and keeps typed values', () => {
  const end = fc.option(fc.nat(2000));
  fc.assert(
    fc.property(end, end, (from, to) => {
      const orderedRange = orderRange({ from, to });
      expect((orderedRange.from ?? 0) <= (orderedRange.to ?? 2000)).toBe(true);
      expect([orderedRange.from, orderedRange.to].toSorted()).toEqual([from, to].toSorted());
      expect(orderRange(orderedRange)).toEqual(orderedRange);
    }),
  );
});
