import { describe, expect, test } from 'vitest';
import { userAgents, request, parseHead } from './requests.ts';

const readCookies = (values: Record<string, string>) => ({
  cookie: Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; '),
});
const kazakh = { 'lang-context': 'kz', locale: 'kz' };
const astana = { locationId: '9' };

describe('the query parameters', () => {
  test.each([
    ['/?lang=kz', '/kz', { 'lang-context': 'kz', locale: 'kz' }],
    ['/kz/cart?lang=ru', '/cart', { 'lang-context': 'ru', locale: 'ru' }],
    ['/catalog?loc=9&page=2', '/astana/catalog?page=2', { locationId: '9', 'city-context': 'astana', cityIdInFO: '2' }],
    ['/kz/astana/shops?loc=8', '/kz/shops', { locationId: '8', 'city-context': 'almaty', cityCode: '000000001' }],
    [
      '/search?q=tv&lang=kz&loc=9&sort=cheap',
      '/kz/astana/search?q=tv&sort=cheap',
      { 'lang-context': 'kz', locationId: '9' },
    ],
  ])('set language and city, and keep the rest: %s → %s', async (path, location, stored) => {
    const response = await request(path);
    expect([response.status, response.location]).toEqual([302, location]);
    for (const [name, value] of Object.entries(stored)) expect(response.cookies.get(name), name).toBe(value);
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const line of response.headers.getSetCookie())
      expect(line).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax/);
  });
  test.each([
    ['/cart?lang=en', '/cart'],
    ['/cart?loc=nowhere', '/cart'],
    ['/kz/cart?lang=&loc=', '/kz/cart'],
  ])('drops an unknown value: %s → %s', async (path, location) => {
    const response = await request(path);
    expect([response.status, response.location]).toEqual([302, location]);
    expect(response.cookies.get('lang-context') ?? 'kz').toBe('kz');
    expect(response.cookies.has('locationId')).toBe(false);
  });
  test('gives the query priority over the prefix and the stored choice', async () => {
    expect((await request('/kz/astana/cart?lang=ru&loc=8', readCookies({ ...kazakh, ...astana }))).location).toBe(
      '/cart',
    );
  });
});

describe('a stored choice', () => {
  test.each([
    ['Kazakh', '/cart', kazakh, '/kz/cart'],
    ['a city by its location id', '/cart', astana, '/astana/cart'],
    ['the city of a Kazakh page without one', '/kz/cart', astana, '/kz/astana/cart'],
    ['both, with the query', '/search?q=tv', { ...kazakh, ...astana }, '/kz/astana/search?q=tv'],
    ['a city by its code when the id is missing', '/', { cityCode: '000000002' }, '/astana'],
    ['a city by its name when nothing else is stored', '/', { locationName: 'Шымкент' }, '/shymkent'],
    ['a city by its name when the id is unknown', '/', { locationId: '77777', locationName: 'Шымкент' }, '/shymkent'],
  ])('redirects by %s', async (_name, path, stored, location) => {
    const response = await request(path, readCookies(stored));
    expect([response.status, response.location]).toEqual([302, location]);
  });
  test.each([
    ['Russian in Almaty is the plain page', '/cart', { 'lang-context': 'ru', locationId: '8' }],
    [
      'invalid values fall back to Almaty',
      '/cart',
      { locationId: 'x', cityCode: '?', locationName: '', 'lang-context': 'de' },
    ],
    ['a city prefix wins', '/shymkent/cart', { ...kazakh, ...astana }],
  ])('serves the plain page: %s', async (_name, path, stored) => {
    expect((await request(path, readCookies(stored))).status).toBe(200);
  });
  test('applies the stored choice even to a cached page', async () => {
    expect((await request('/catalog')).status).toBe(200);
    expect((await request('/catalog')).status).toBe(200);
    expect((await request('/catalog', readCookies(astana))).location).toBe('/astana/catalog');
  });
  test.each([userAgents.crawler, userAgents.preview])(
    'serves crawlers and previews the plain page: %s',
    async (agent) => {
      const response = await request('/shops', { 'user-agent': agent, ...readCookies({ ...kazakh, ...astana }) });
      expect(response.status).toBe(200);
      expect(parseHead(response.text).language).toBe('ru');
    },
  );
});

test('never mixes up pages of concurrent shoppers with different cities and languages', async () => {
  const places = [
    ['', 'ru', 'almaty'],
    ['/kz', 'kk', 'almaty'],
    ['/astana', 'ru', 'astana'],
    ['/kz/shymkent', 'kk', 'shymkent'],
    ['/karaganda', 'ru', 'karaganda'],
  ] as const;
  const requests = Array.from({ length: 60 }, (_, index) => ({ index, place: places[index % places.length]! }));
  const answers = await Promise.all(
    requests.map(async ({ index, place: [prefix, language, city] }) => {
      const { text } = await request(`${prefix}/search?q=tv&page=${1 + Math.floor(index / places.length)}`);
      return {
        language,
        city,
        html: /<html [^>]*>/.exec(text)?.[0] ?? '',
        links: [...text.matchAll(/href="(\/(?:kz\/)?(?:[a-z]+\/)?cart)"/g)].map(([, href]) => href),
        prefix,
      };
    }),
  );
  for (const { html, language, city, links, prefix } of answers) {
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(`data-city="${city}"`);
    expect(new Set(links)).toEqual(new Set([`${prefix}/cart`]));
  }
});
