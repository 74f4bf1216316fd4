import { expect, test } from 'vitest';
import { deliverySplit } from './split.ts';

test('scenario 39: two products today and one in three days may be split or combined', () => {
  const items = [
    { productId: 3, date: '2026-09-08' },
    { productId: 1, date: '2026-09-05' },
    { productId: 2, date: '2026-09-05' },
  ];
  expect(deliverySplit(items)).toEqual({
    together: { date: '2026-09-08', productIds: [3, 1, 2] },
    split: [
      { date: '2026-09-05', productIds: [1, 2] },
      { date: '2026-09-08', productIds: [3] },
    ],
  });
});

test('products ready on one day leave nothing to choose', () => {
  expect(
    deliverySplit([
      { productId: 1, date: '2026-12-31' },
      { productId: 2, date: '2026-12-31' },
    ]),
  ).toEqual({ together: { date: '2026-12-31', productIds: [1, 2] }, split: null });
  expect(deliverySplit([])).toBeNull();
});
