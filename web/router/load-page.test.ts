import { expect, test } from 'vitest';
import { withoutBase } from './load-page.ts';

test.each([
  ['/kz/astana/p/1', '/kz/astana', '/p/1'],
  ['/kz', '/kz', '/'],
  ['/', '', '/'],
  ['/p/1', '', '/p/1'],
  ['/kz?a=1', '/kz', '?a=1'],
  // Paths without a page keep their path while the page is in the stored language.
  ['/nosuch', '/kz', '/nosuch'],
  ['/kzz/cart', '/kz', '/kzz/cart'],
])('strips from %s the prefix %o: %s', (pathname, base, expected) => {
  expect(withoutBase(pathname, base)).toBe(expected);
});
