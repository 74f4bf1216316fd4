import { expect, it } from 'vitest';
import { stockLevel } from './stock-level.ts';

it.each([
  [false, 5, 'none', null],
  [true, 0, 'none', null],
  [true, 1, 'few', 1],
  [true, 3, 'few', 3],
  [true, 4, 'some', null],
  [true, 9, 'some', null],
  [true, 10, 'many', null],
  [true, 5000, 'many', null],
  [true, null, 'some', null],
  [false, null, 'none', null],
] as const)('reports hasStock=%s, quantity=%s as %s', (has, free, stock, left) => {
  expect(stockLevel(has, free)).toEqual({ stock, left });
});
