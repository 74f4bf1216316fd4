import { expect, test } from 'vitest';
import { drawNumber } from './order-number.policy.ts';

test('draws eight-digit numbers that are not sequential', () => {
  const numbers = Array.from({ length: 1_000 }, drawNumber);
  for (const number of numbers) expect(number).toMatch(/^[1-9]\d{7}$/);
  expect(new Set(numbers).size).toBeGreaterThan(990);
  const ascending = numbers.filter((number, index) => index > 0 && number > numbers[index - 1]!).length;
  expect(ascending).toBeGreaterThan(350);
  expect(ascending).toBeLessThan(650);
});
