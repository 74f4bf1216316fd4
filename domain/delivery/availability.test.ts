import { expect, test } from 'vitest';
import { availability, isBuyable, schemaAvailability, statusMeaning, stockStatus } from './availability.ts';
import type { AvailabilityInput } from './availability.ts';

const now = new Date('2026-09-05T05:00:00Z');
const everything: AvailabilityInput = {
  isWithdrawn: true,
  preorderDate: '2026-09-20',
  stockInCity: 3,
  stockElsewhere: 4,
  elsewhereDays: 2,
  supplierDays: 7,
  now,
};
/** In stock at most in a warehouse. */
const defaults = {
  isWithdrawn: false,
  preorderDate: null,
  stockInCity: 0,
  stockElsewhere: 0,
  elsewhereDays: null,
  supplierDays: null,
} satisfies Partial<AvailabilityInput>;

test.each<[Partial<AvailabilityInput>, object]>([
  [{}, { state: 'withdrawn' }],
  [{ isWithdrawn: false }, { state: 'preorder', date: '2026-09-20' }],
  [
    { isWithdrawn: false, preorderDate: '2026-09-06' },
    { state: 'preorder', date: '2026-09-06' },
  ],
  [{ isWithdrawn: false, preorderDate: '2026-09-05' }, { state: 'in-stock' }],
  [{ isWithdrawn: false, preorderDate: null }, { state: 'in-stock' }],
  [
    { isWithdrawn: false, preorderDate: null, stockInCity: 0 },
    { state: 'other-city', days: 2, date: '2026-09-07' },
  ],
  [
    { isWithdrawn: false, preorderDate: null, stockInCity: 0, elsewhereDays: null },
    { state: 'to-order', days: 7, date: '2026-09-12' },
  ],
  [
    { isWithdrawn: false, preorderDate: null, stockInCity: 0, stockElsewhere: 0 },
    { state: 'to-order', days: 7, date: '2026-09-12' },
  ],
  [
    { isWithdrawn: false, preorderDate: null, stockInCity: 0, stockElsewhere: 0, supplierDays: undefined },
    { state: 'out-of-stock' },
  ],
  [
    {
      isWithdrawn: false,
      preorderDate: undefined,
      stockInCity: 0,
      stockElsewhere: 1,
      elsewhereDays: null,
      supplierDays: null,
    },
    { state: 'out-of-stock' },
  ],
  // Transport days from a warehouse without a city, unless another city is as close.
  [{ ...defaults, centralDays: 0 }, { state: 'in-stock' }],
  [
    { ...defaults, centralDays: 2 },
    { state: 'to-order', days: 2, date: '2026-09-07' },
  ],
  [
    { ...defaults, centralDays: 2, stockElsewhere: 1, elsewhereDays: 3 },
    { state: 'to-order', days: 2, date: '2026-09-07' },
  ],
  [
    { ...defaults, centralDays: 2, stockElsewhere: 1, elsewhereDays: 2 },
    { state: 'other-city', days: 2, date: '2026-09-07' },
  ],
  [{ ...defaults, centralDays: 2, stockInCity: 1 }, { state: 'in-stock' }],
  [{ ...defaults, centralDays: null }, { state: 'out-of-stock' }],
])('maps %o to %o', (input, expected) => {
  expect(availability({ ...everything, ...input })).toEqual(expected);
});

test('ends a pre-order at midnight in Almaty', () => {
  const input = { ...everything, isWithdrawn: false, preorderDate: '2026-09-06' };
  expect(availability({ ...input, now: new Date('2026-09-05T18:59:59Z') }).state).toBe('preorder');
  expect(availability({ ...input, now: new Date('2026-09-05T19:00:00Z') }).state).toBe('in-stock');
});

test.each([
  ['withdrawn', 0, 'OutOfStock', false],
  ['preorder', 2, 'OnlineOnly', true],
  ['in-stock', 1, 'InStock', true],
  ['other-city', 2, 'OnlineOnly', true],
  ['to-order', 2, 'OnlineOnly', true],
  ['out-of-stock', 0, 'OutOfStock', false],
] as const)('maps %s to status %i, %s, buyable %s', (state, status, schema, buyable) => {
  expect(stockStatus(state)).toBe(status);
  expect(schemaAvailability(stockStatus(state))).toBe(schema);
  expect(isBuyable(state)).toBe(buyable);
});

test.each([
  [1, 'in-stock'],
  [0, 'out-of-stock'],
  [2, 'online-only'],
  [5, 'online-only'],
  [3, 'in-stock'],
  [-1, 'in-stock'],
  [99, 'in-stock'],
])('reads status %i as %s', (status, meaning) => {
  expect(statusMeaning(status)).toBe(meaning);
});
