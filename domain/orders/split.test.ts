import { expect, test } from 'vitest';
import { deliverySplit } from './split.ts';

test('offers to split or combine products ready today and in three days (scenario 39)', () => {
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

test('offers no choice when all products are ready on one day', () => {
  expect(
    deliverySplit([
      { productId: 1, date: '2026-12-31' },
      { productId: 2, date: '2026-12-31' },
    ]),
  ).toEqual({ together: { date: '2026-12-31', productIds: [1, 2] }, split: null });
  expect(deliverySplit([])).toBeNull();
});
