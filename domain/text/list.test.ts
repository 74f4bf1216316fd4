import { expect, test } from 'vitest';
import { splitList } from './list.ts';

test.each([
  ['a, b ,c', ['a', 'b', 'c']],
  ['a,,b, ', ['a', 'b']],
  ['', []],
])('splits "%s"', (text, entries) => {
  expect(splitList(text)).toEqual(entries);
});
