import { expect, test } from 'vitest';
import { changesBetween, isChanged, withChanges } from './list-changes.ts';

test.each([
  [[], [], [], []],
  [[2, 1], [3, 2, 1], [3], []],
  [[3, 2, 1], [3, 1], [], [2]],
  [[3, 2, 1], [1, 3, 2], [1], []],
  [[3, 2, 1], [4, 1], [4], [3, 2]],
  [[2, 1], [], [], [2, 1]],
])('computes the changes from %j to %j: adds %j, removes %j', (before, after, added, removed) => {
  expect(changesBetween(before, after)).toEqual({ added, removed });
  expect(withChanges(before, { added, removed })).toEqual(after);
});

test("applies local changes on top of the server's list", () => {
  const local = changesBetween([2, 1], [3, 2]);
  expect(withChanges([9, 2, 1], local)).toEqual([3, 9, 2]);
});

test('does not change an unchanged list', () => {
  expect(isChanged(changesBetween([2, 1], [2, 1]))).toBe(false);
  expect(isChanged(changesBetween([2, 1], [1, 2]))).toBe(true);
});
