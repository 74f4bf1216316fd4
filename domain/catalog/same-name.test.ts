import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

const name = (text: string) => {
  const [firstName = '', lastName = ''] = text.split('|');
  return { firstName, lastName };
};

test.each([
  ['Әсел|Ким', 'әсел |КИМ', true],
  ['Әсел|Ким', 'Ким|Асел', true],
  ['Алёна|Ли', 'Алена|Ли', true],
  ['Анна-Мария|Ким', 'Анна Мария|Ким', true],
  ['Әсел|Ким', 'Асем|Ким', false],
  ['Әсел|Ким', 'Әсел|Сейтқали', false],
  ['Әсел|Ким', 'Әсел|', false],
  ['|', '|', false],
])('compares %s and %s: %s', (a, b, isSame) => {
  expect(isSameName(name(a), name(b))).toBe(isSame);
  expect(isSameName(name(b), name(a))).toBe(isSame);
});
