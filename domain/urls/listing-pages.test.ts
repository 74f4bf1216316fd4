import { expect, test } from 'vitest';
import { maxMorePages } from './listing-pages.ts';

test.each([
  [24, 9],
  [48, 4],
  [96, 1],
  [1000, 0],
])('appends to a page of %i products at most %i pages', (per, pages) => {
  expect(maxMorePages(per)).toBe(pages);
});
