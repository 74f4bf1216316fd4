import { expect, test } from 'vitest';
import { isIndexedRoute, isNoindex, robotsContent } from './robots.ts';

test.each([
  ['/', '', false],
  ['/p/1', '', false],
  ['/c/tv', '', false],
  ['/c/tv', 'utm_source=x', false],
  ['/c/tv/f/brend/lg', '', false],
  ['/c/tv/f/brend/lg,sony/diagonal/55', '', false],
  ['/c/tv/f/brend/lg/diagonal/55/smart/yes', '', true],
  ['/c/tv/55/f/price/1000-2000', '', true],
  ['/c/tv/f/brend/lg/price/-5000', '', true],
  ['/c/tv', 'sort=cheap', true],
  ['/c/tv', 'page=2', true],
  ['/c/tv', 'per=96', true],
  ['/search', 'q=tv', true],
  ['/cart', '', true],
  ['/checkout', '', true],
  ['/check', '', true],
  ['/compare', '', true],
  ['/wishlist', '', true],
  ['/profile', '', true],
  ['/profile/my-orders', '', true],
  ['/payment/1', '', true],
  ['/payment-call-operator', '', true],
  ['/thanks/1', '', true],
  ['/auth', '', true],
  ['/gid', '', false],
  ['/articles/search', '', false],
])('%s?%s is noindex: %s', (path, query, answer) => {
  expect(isNoindex({ path, query, language: 'ru' }, false)).toBe(answer);
  expect(isNoindex({ path, query, language: 'kk' }, true)).toBe(answer);
  expect(isNoindex({ path, query, language: 'kk' }, false)).toBe(true);
});

test('scenario 8: a Kazakh page carries noindex, nofollow until the setting is on', () => {
  const page = { path: '/p/1', query: '', language: 'kk' } as const;
  expect(robotsContent(page, false)).toBe('noindex, nofollow');
  expect(robotsContent(page, true)).toBeNull();
  expect(robotsContent({ ...page, path: '/cart', language: 'ru' }, false)).toBe('noindex, follow');
});

test('the sitemap holds what may be indexed', () => {
  expect(['/', '/c/tv', '/promos', '/cart', '/thanks/1', '/search'].filter(isIndexedRoute)).toEqual(['/', '/c/tv', '/promos']);
});
