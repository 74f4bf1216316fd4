import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPaths, createScopedPaths } from './paths.ts';
import { parseQuery, queryText } from './url-text.ts';

const paths = createPaths('/kz/astana');

test.each([
  [paths.home(), '/kz/astana'],
  [
    paths.search('чехол 15', { page: 1, sort: 'cheap' }),
    '/kz/astana/search?q=%D1%87%D0%B5%D1%85%D0%BE%D0%BB+15&sort=cheap',
  ],
  [paths.category('tv', { filters: 'brend/lg', page: 2, stock: null }), '/kz/astana/c/tv/f/brend/lg?page=2'],
  [paths.product(7), '/kz/astana/p/7'],
  [paths.compare({ ids: [3, 1], category: 'tv' }), '/kz/astana/compare?category=tv&ids=3,1'],
  [paths.auth('/cart'), '/kz/astana/auth?returnTo=%2Fcart'],
  [paths.withScope('/search?q=a+b', { lang: 'ru' }), '/kz/astana/search?q=a+b&lang=ru'],
  [createPaths('').withScope('/', { loc: '8' }), '/?loc=8'],
  [createScopedPaths('kk', 'almaty').payment('10000001'), '/kz/payment/10000001'],
])('builds %s', (path, expected) => expect(path).toBe(expected));

test('encodes queries like a form', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1, unit: 'binary' }), fc.string({ unit: 'binary' })), (values) => {
      const entries = Object.entries(values).filter(([, value]) => value !== '');
      const text = queryText(values);
      expect(text.slice(1)).toBe(new URLSearchParams(entries).toString());
      expect(parseQuery(text.slice(1))).toEqual(Object.fromEntries(entries));
    }),
  );
});
