import { expect, test } from 'vitest';
import { csvOf } from './csv.policy.ts';

const linesOf = (rows: readonly object[]) => csvOf(rows).slice(1).split('\r\n');

test('columns come from all rows; what a row has not is empty', () => {
  expect(linesOf([{ a: 1 }, { a: null, b: true }])).toEqual(['a;b', '1;', ';true', '']);
});

test('separators, quotes and line breaks are quoted, lists and objects are JSON', () => {
  expect(linesOf([{ a: 'x;y "z"\nw', b: [1, 2] }])).toEqual(['a;b', '"x;y ""z""\nw";[1,2]', '']);
});

test.each(['=1+1', '+7701', '-1', '@cmd', '\tx'])('the text %j is no formula', (text) => {
  expect(linesOf([{ a: text }])[1]).toBe(`'${text}`);
});

test('a file begins with the mark that tells Excel its encoding, also without rows', () => {
  expect(csvOf([]).codePointAt(0)).toBe(0xfeff);
});
