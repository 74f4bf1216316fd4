import { expect, test } from 'vitest';
import { distanceText } from './distance.ts';

test.each([
  [4, '10\u00a0м'],
  [347, '350\u00a0м'],
  [1234, '1,2\u00a0км'],
  [2000, '2\u00a0км'],
  [12_345, '12\u00a0км'],
])('writes %i m as %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text);
});

test.each([
  [4, '≈\u00a0100\u00a0м'],
  [347, '≈\u00a0300\u00a0м'],
  [1234, '≈\u00a01,2\u00a0км'],
])('writes %i m to an approximate position as %s', (metres, text) => {
  expect(distanceText(metres, { isApproximate: true })).toBe(text);
});
