import { expect, test } from 'vitest';
import { textSizePercent } from './text-size.ts';

test.each([
  ['the smallest', 14, 100],
  ['the default', 17, 100],
  ['a large', 23, 135],
  ['the largest accessible', 53, 200],
])('scales text by the setting of iOS: %s', (_name, bodyPx, percent) => {
  expect(textSizePercent(bodyPx)).toBe(percent);
});
