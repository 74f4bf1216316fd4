import { describe, expect, test } from 'vitest';
import { routeEntries } from '#domain/urls/routes.ts';
import { request, parseHead, findLinks } from '../requests.ts';

/** Missing paths for every route pattern with a parameter; a new route needs a row. */
const MISSING_PATHS: Record<string, readonly string[]> = {
  '/search/f/*': ['/search/f/no/such?q=tv', '/search/f/brend/no-such?q=tv'],
  '/catalog/:id': ['/catalog/999999', '/catalog/abc'],
  '/category/:id': ['/category/999999', '/category/abc'],
  '/category/:id/:category': ['/category/999999/x', '/category/abc/vse-smartfony'],
  '/c/:category': ['/c/no-such', '/c/vse-smartfony%20'],
  '/c/:category/f/*': ['/c/vse-smartfony/f/no/such', '/c/vse-smartfony/f/brend', '/c/vse-smartfony/f/price/9-1'],
  '/c/:category/:id': ['/c/vse-smartfony/no-such', '/c/no-such/samsung', '/c/televizory/apple', '/c/no-such/110'],
  '/c/:category/:id/f/*': ['/c/vse-smartfony/no-such/f/brend/apple', '/c/vse-smartfony/samsung/f/nfc/yes'],
  '/p/:id': ['/p/999999999', '/p/abc', '/p/-1', '/p/01', '/p/1e3'],
  '/receipt/:id': ['/receipt/abc', '/receipt/00000000-0000-0000-0000-000000000000'],
  '/thanks/:id': ['/thanks/abc', '/thanks/1'],
  '/payment/:id': ['/payment/abc', '/payment/1'],
  '/upsell/:id': ['/upsell/abc'],
  '/upsell/:id/:part': ['/upsell/abc/1'],
  '/shops/:slug': ['/shops/no-such', '/shops/0'],
  '/articles/:slug': ['/articles/no-such', '/articles/no-such?preview=1.garbage'],
  '/promos/p/:id': ['/promos/p/no-such', '/promos/p/0'],
  '/holidays/:gifts': ['/holidays/no-such'],
  '/holidays/:gifts/:gift': ['/holidays/novyj-god/no-such', '/holidays/no-such/robot-pylesos'],
  '/landing-pages/gaming/article/:keyword': ['/landing-pages/gaming/article/no-such'],
  '/gid-:page': ['/gid-no-such', '/gid-0'],
  '/gid-:page/*': ['/gid-bonus/no-such', '/gid-no-such/a/b'],
  '/privacy-:page': ['/privacy-no-such'],
};
/** Customer routes redirect guests to the login for any path. */
const CUSTOMER_ROUTES = new Set(routeEntries.flatMap(({ path, access }) => (access ? [path] : [])));

const expectMissing = async (path: string) => {
  const { status, text } = await request(path);
  expect(status, path).toBe(404);
  expect(parseHead(text).robots, path).toMatch(/^noindex/);
  expect(parseHead(text).language, path).toBe(path.startsWith('/kz') ? 'kk' : 'ru');
  const home = path.startsWith('/kz') ? '/kz' : '';
  expect(findLinks(text), path).toEqual(expect.arrayContaining([`${home}/catalog`]));
  expect(text, path).toContain('<search');
};

test('has missing URLs for every pattern with a parameter', () => {
  const patterns = routeEntries
    .map(({ path }) => path)
    .filter((path) => /[:*]/.test(path) && !CUSTOMER_ROUTES.has(path));
  expect(Object.keys(MISSING_PATHS).toSorted()).toEqual(patterns.toSorted());
});

describe.each(['', '/kz'])('with the prefix "%s"', (prefix) => {
  test.each(Object.entries(MISSING_PATHS))('%s: returns 404 with links to other pages', async (_pattern, addresses) => {
    for (const address of addresses) await expectMissing(prefix + address);
  });

  test('returns 404 for URLs without a route, including old kinds', async () => {
    for (const path of ['/no/such/page', '/index.php', '/wp-admin', '/articles/a/b', '/compare/1', '/gid-', '/p'])
      await expectMissing(prefix + path);
  });

  test.each([
    '/c/vse-smartfony?page=9999',
    '/c/vse-smartfony?page=0',
    '/c/vse-smartfony?page=abc',
    '/c/vse-smartfony?per=5',
    '/c/vse-smartfony?sort=no-such',
    '/c/televizory/55-dyujmov?page=9999',
    '/search?q=samsung&page=9999',
    '/promos/view-model?id=no-such',
    '/promos/view-model',
    '/articles?topic=no-such',
    '/shops?product=99999999',
    '/holidays?whom=no-such',
  ])('returns 404 for the invalid query of %s', (path) => expectMissing(prefix + path));

  test.each([
    // Empty lists are not indexed.
    '/c/vse-smartfony/f/price/1-2',
    '/search?q=zzqqzzqq',
    '/articles?q=zzqqzzqq',
    '/compare?ids=99999999',
    '/thanks/99999999',
    '/payment/99999999',
    '/upsell/99999999',
  ])('shows %s without indexing it', async (path) => {
    const { status, text } = await request(prefix + path);
    expect(status).toBe(200);
    expect(parseHead(text).robots).toMatch(/^noindex/);
  });

  test.each(['/catalog?x=1', '/?page=2', '/articles?page=9999', '/promos?utm_source=x'])(
    '%s: ignores an unknown query parameter',
    async (path) => {
      const pathname = path.split('?')[0]!;
      const { status, text } = await request(prefix && pathname === '/' ? prefix + path.slice(1) : prefix + path);
      expect(status).toBe(200);
      expect(parseHead(text).canonical).toEqual([prefix && pathname === '/' ? prefix : prefix + pathname]);
    },
  );
});
