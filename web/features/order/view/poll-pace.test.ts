import { expect, test } from 'vitest';
import { pollPause } from './poll-pace.ts';

test('polls every 3 s for a minute, then slower, and finally stops', () => {
  expect([0, 19].map(pollPause)).toEqual([3000, 3000]);
  expect([20, 59].map(pollPause)).toEqual([10_000, 10_000]);
  expect(pollPause(60)).toBeNull();
});
