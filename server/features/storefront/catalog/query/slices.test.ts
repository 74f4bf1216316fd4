import { expect, it } from 'vitest';
import { atOnce, inSlices, type Slices } from './slices.ts';

function* counting(most: number, seen: number[]): Slices<number> {
  for (let step = 0; step < most; step++) {
    seen.push(step);
    yield;
  }
  return most;
}

it('does all of the work, at once or with everything else in between', async () => {
  expect(atOnce(counting(5, []))).toBe(5);
  const seen: number[] = [];
  let between = -1;
  const slow = inSlices(counting(3, seen), 0);
  setImmediate(() => {
    between = seen.length;
  });
  expect(await slow).toBe(3);
  expect(between).toBeLessThan(3);
});
