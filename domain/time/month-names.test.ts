import { expect, test } from 'vitest';
import { monthName } from './month-names.ts';

test('names a month', () => {
  expect(monthName(1, 'ru')).toBe('январь');
  expect(monthName(12, 'kk')).toBe('желтоқсан');
  expect(monthName(13, 'ru')).toBe('');
});
