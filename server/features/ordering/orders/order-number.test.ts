import { expect, test } from 'vitest';
import { drawNumber } from './order-number.policy.ts';

test('draws eight-digit numbers that are not sequential', () => {
  const drawn = Array.from({ length: 1_000 }, drawNumber);
  for (const number of drawn) expect(number).toMatch(/^[1-9]\d{7}$/);
  expect(new Set(drawn).size).toBeGreaterThan(990);
  const rising = drawn.filter((number, index) => index > 0 && number > drawn[index - 1]!).length;
  expect(rising).toBeGreaterThan(350);
  expect(rising).toBeLessThan(650);
});
