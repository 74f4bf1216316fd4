import { expect, test } from 'vitest';
import { DAY_MS } from '../time/durations.ts';
import { feedScale, feedShare, isMoved, popularityOf, productPoints, recency, SALE_POINTS } from './popularity.ts';

test.each([
  [0, 1],
  [10, 0.5],
  [20, 0.25],
  [30, 0],
  [40, 0],
])('weighs a sale of %d days ago by %d', (days, weight) => {
  expect(recency(days * DAY_MS)).toBe(weight);
});

test.each([
  [0, 30, 30],
  [0, 1_000_000, 100],
  [60, 200, 260],
  [60, 1_000_000, 340],
])('bounds the views of a product by its sales: %d and %d points are %d', (sales, views, points) => {
  expect(productPoints(sales, views)).toBe(points);
});

test("gives the feed's figures less weight with more sales", () => {
  expect([feedShare(0), feedShare(20_000), feedShare(180_000)]).toEqual([1, 0.5, 0.1]);
});

test("ranks twenty sales of this week above the feed's largest figure", () => {
  expect(popularityOf(0, 1, 20 * SALE_POINTS)).toBeGreaterThan(popularityOf(1000, 1, 0));
});

test('scales figures above 1000 only', () => {
  expect([feedScale(90), feedScale(1000), feedScale(50_000)]).toEqual([1, 1, 0.02]);
});

test.each([
  [1000, 1015, false],
  [1000, 1030, true],
  [0, 1, true],
  [1, 0, true],
  [0, 0, false],
])('a change from %d to %d is worth saving: %s', (before, after, moved) => {
  expect(isMoved(before, after)).toBe(moved);
});
