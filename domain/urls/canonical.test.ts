import { expect, test } from 'vitest';
import { alternatePaths, canonicalPath } from './scope.ts';

test('omits the city from the canonical link and lists the alternate of each language', () => {
  expect(canonicalPath('/p/10')).toBe('/p/10');
  expect(canonicalPath('/p/10', 'kk')).toBe('/kz/p/10');
  expect(canonicalPath('/', 'kk')).toBe('/kz');
  expect(canonicalPath('/check')).toBe('/checkout');
  expect(alternatePaths('/')).toEqual([
    { hreflang: 'x-default', path: '/' },
    { hreflang: 'ru', path: '/' },
    { hreflang: 'kk', path: '/kz' },
  ]);
});
