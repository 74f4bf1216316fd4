import { expect, test } from 'vitest';
import { weightText } from './weight.ts';

test.each([
  [1, '1\u00a0г'],
  [40, '40\u00a0г'],
  [99, '99\u00a0г'],
  [104, '100\u00a0г'],
  [346, '350\u00a0г'],
  [994, '990\u00a0г'],
  [995, '1\u00a0кг'],
  [1000, '1\u00a0кг'],
  [1049, '1\u00a0кг'],
  [1050, '1,1\u00a0кг'],
  [12_380, '12,4\u00a0кг'],
  [72_000, '72\u00a0кг'],
])('writes %i grams as %s', (grams, text) => {
  expect(weightText(grams)).toBe(text);
});
