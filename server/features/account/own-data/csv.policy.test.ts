import { expect, test } from 'vitest';
import { toCsv } from './csv.policy.ts';

const toLines = (rows: readonly object[]) => toCsv(rows).slice(1).split('\r\n');

test('collects columns from all rows and leaves missing values empty', () => {
  expect(toLines([{ a: 1 }, { a: null, b: true }])).toEqual(['a;b', '1;', ';true', '']);
});

test('quotes separators, quotes and line breaks, and writes lists and objects as JSON', () => {
  expect(toLines([{ a: 'x;y "z"\nw', b: [1, 2] }])).toEqual(['a;b', '"x;y ""z""\nw";[1,2]', '']);
});

test.each(['=1+1', '+7701', '-1', '@cmd', '\tx'])('escapes %j to prevent formula injection', (text) => {
  expect(toLines([{ a: text }])[1]).toBe(`'${text}`);
});

test('starts with a byte order mark even without rows', () => {
  expect(toCsv([]).codePointAt(0)).toBe(0xfeff);
});
