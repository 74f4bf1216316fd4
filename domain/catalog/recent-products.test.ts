import { expect, test } from 'vitest';
import { MAX_RECENT, mergeRecent } from './recent-products.ts';

test('puts later products first, without duplicates', () => {
  expect(mergeRecent([3, 1], [1, 2])).toEqual([3, 1, 2]);
  expect(mergeRecent([], [2, 1])).toEqual([2, 1]);
});

test('drops the oldest', () => {
  const earlier = Array.from({ length: MAX_RECENT }, (_, index) => index + 1);
  expect(mergeRecent([99], earlier)).toEqual([99, ...earlier.slice(0, -1)]);
});
