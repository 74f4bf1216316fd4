import { describe, expect, test } from 'vitest';
import { matchRoute, pageQuery } from './routes.ts';

test.each(['/c/%E0%A4%A', '/p/%', '/c/a/f/%ff'])('matches no route for the undecodable path %s', (path) =>
  expect(matchRoute(path)).toBeNull(),
);

test('decodes parameters', () => expect(matchRoute('/c/%D1%82%D0%B2')).toMatchObject({ params: { category: 'тв' } }));

describe('page query', () => {
  test.each([
    ['/c/tv', 'utm_source=x&page=2&id=7&q=phone', '?page=2', '?page=2', true],
    ['/c/tv', 'page=1', '', '', true],
    ['/c/tv', 'sort=cheap&page=3', '?page=3&sort=cheap', '?page=3', false],
    ['/c/tv', 'page=2&page=3', '?page=3', '?page=3', true],
    ['/search', 'stock=city&q=a+b', '?q=a+b&stock=city', '', false],
    ['/search/f/brend/lg', 'q=%D1%82%D0%B2', '?q=%D1%82%D0%B2', '', false],
    ['/compare', 'ids=1,2&sort=cheap', '?ids=1%2C2', '', false],
    ['/p/7', 'q=a&page=2&sort=cheap&ids=1&returnTo=%2F', '', '', true],
    ['/', 'page=2', '', '', true],
    ['/no/such', 'page=2', '', '', true],
    ['/c/tv', '__proto__=1&constructor=2&page', '', '', true],
  ])('normalizes %s?%s', (path, query, text, canonical, indexed) =>
    expect(pageQuery(path, query)).toEqual({ text, canonical, indexed }),
  );
});
