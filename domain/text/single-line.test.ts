import { expect, test } from 'vitest';
import { isBlankText, toSingleLine } from './single-line.ts';

test.each([
  ['ТОО «Кафе»\r\nВсего: 0 ₸', 'ТОО «Кафе» Всего: 0 ₸'],
  ['a\tb\u2028c\u0007d', 'a b c d'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['  Әсел \u200b Ким ', 'Әсел Ким'],
  ['Ана 👩‍👧', 'Ана 👩‍👧'],
  ['\u200b\u2800\ufe0f', ''],
  ['\u0438\u0306', '\u0439'],
])('normalizes %j to %j', (typed, expected) => {
  expect(toSingleLine(typed)).toBe(expected);
});

test('treats text of blanks and invisible characters as empty', () => {
  expect(['', ' ', '\u200d', '\u3164\u00ad', '⠀'].map(isBlankText)).toEqual([true, true, true, true, true]);
  expect(['.', '👩‍👧'].map(isBlankText)).toEqual([false, false]);
});
