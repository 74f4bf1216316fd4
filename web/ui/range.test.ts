import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBound, settleRange } from './range.ts';

test.each([
  ['10 000', 10_000],
  ['10\u00a0000 ₸', 10_000],
  ['', null],
  ['от', null],
])('typed "%s" is %s', (text, want) => {
  expect(readBound(text)).toBe(want);
});

test.each([
  [
    { from: 500, to: 200 },
    { from: 200, to: 500 },
  ],
  [
    { from: 100, to: 1000 },
    { from: null, to: null },
  ],
  [
    { from: 5, to: 400 },
    { from: null, to: 400 },
  ],
  [
    { from: 5000, to: null },
    { from: 1000, to: null },
  ],
  [
    { from: null, to: 3 },
    { from: null, to: 100 },
  ],
])('%o between 100 and 1000 settles to %o', (given, want) => {
  expect(settleRange(given, 100, 1000)).toEqual(want);
});

test('a settled range is in order, inside the limits, and settling it again changes nothing', () => {
  const end = fc.option(fc.nat(2000));
  fc.assert(
    fc.property(end, end, (from, to) => {
      const once = settleRange({ from, to }, 100, 1000);
      expect((once.from ?? 100) <= (once.to ?? 1000)).toBe(true);
      expect(settleRange(once, 100, 1000)).toEqual(once);
    }),
  );
});
