import { expect, test } from 'vitest';
import { showsNothing, singleLine } from './single-line.ts';

test.each([
  ['ТОО «Кафе»\r\nВсего: 0 ₸', 'ТОО «Кафе» Всего: 0 ₸'],
  ['a\tb\u2028c\u0007d', 'a b c d'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['  Әсел \u200b Ким ', 'Әсел Ким'],
  ['Ана 👩‍👧', 'Ана 👩‍👧'],
  ['\u200b\u2800\ufe0f', ''],
  ['\u0438\u0306', '\u0439'],
])('%j becomes %j', (typed, expected) => {
  expect(singleLine(typed)).toBe(expected);
});

test('text of blanks and invisible characters shows nothing', () => {
  expect(['', ' ', '\u200d', '\u3164\u00ad', '⠀'].map(showsNothing)).toEqual([true, true, true, true, true]);
  expect(['.', '👩‍👧'].map(showsNothing)).toEqual([false, false]);
});
