import Fastify from 'fastify';
import { afterAll, beforeEach, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSettings } from '#server/platform/database/store-settings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { isForCustomers, isRoute, pageQuery } from '#domain/urls/routes.ts';
import { createGeoService, type GeoService } from '../features/places/geo/geo.service.ts';
import type { AllHandlers } from '../router/router.ts';
import { createPageCache } from './page-cache.ts';
import { registerPages } from './pages.ts';
import type { Renderer } from './renderer.ts';

const RENDERS_PER_MINUTE = 3;

let database: TestDatabase;
let geo: GeoService;
let app = Fastify();
let seen: unknown[] = [];
let rendered: string[] = [];

/** The shop's routes with trivial pages: only rendering decisions are tested here. */
const renderer: Renderer = {
  web: async () => ({
    isForCustomers,
    isRoute,
    findRedirect: async () => null,
    pageQuery,
    createPaths: () => null,
    ApiError: class extends Error {
      constructor(_status: number, error: string) {
        super(error);
      }
    },
    headTags: (head) => ({ title: head.title, metas: [], links: [], jsonLd: [] }),
    renderPage: async (url, services) => {
      rendered.push(url);
      if (url.startsWith('/?')) await services.api('GET /api/pages/menu', {});
      return { kind: 'page', status: 200, html: url, head: { title: url }, screen: 'home', boot: null, error: null };
    },
  }),
  assets: () => ({ entry: '/entry.js', css: '', styles: [], late: [], others: undefined, modules: [], fonts: [] }),
  stylesInPages: [],
  devHead: '',
};

beforeAll(async () => {
  database = await createTestDatabase();
  geo = createGeoService({ db: database.db });
  await geo.seed();
  await geo.load(new Date());
});
afterAll(() => database.drop());

beforeEach(async () => {
  rendered = [];
  seen = [];
  app = Fastify({ trustProxy: true });
  registerPages(app, {
    renderer,
    cache: createPageCache(1024 * 1024),
    geo,
    handlers: {
      'GET /api/pages/menu': async (_input, { now, audience }) => {
        seen.push([now.toISOString().slice(0, 16), audience]);
        return { catalog: [], phone: [] };
      },
    } as Partial<AllHandlers> as AllHandlers,
    settings: await createSettings(database.db),
    origin: () => 'http://shop.kz',
    securityHeaders: () => ({}),
    openHomePreview: (token) =>
      token === 'signed' ? { at: new Date('2026-12-31T19:00:00Z'), audience: 'customer' } : null,
    movedTo: () => undefined,
    follow: async () => undefined,
    isTestDomain: () => false,
    rendersPerMinute: RENDERS_PER_MINUTE,
  });
});
afterEach(() => app.close());

const get = (url: string, address = '203.0.113.1', headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'x-forwarded-for': address, ...headers } });

describe('the cache key of a page', () => {
  test('contains only parameters its route knows', async () => {
    for (const query of ['', '?utm_source=a', '?id=1', '?returnTo=%2F&ids=2', '?page=1', '?gclid=x&page=1'])
      expect((await get(`/c/tv${query}`)).statusCode).toBe(200);
    expect(rendered).toEqual(['/c/tv']);
  });

  test('normalises the order of names', async () => {
    await get('/c/tv?sort=cheap&page=2');
    await get('/c/tv?page=2&sort=cheap&x=1');
    expect(rendered).toEqual(['/c/tv?page=2&sort=cheap']);
  });
});

describe('a preview of the home page', () => {
  test('is rendered for its time and audience on every request, and not cached', async () => {
    const [first, again] = [await get('/?preview=signed'), await get('/?preview=signed')];
    expect([first.statusCode, again.statusCode, first.headers['cache-control']]).toEqual([200, 200, 'no-store']);
    expect(seen).toEqual([
      ['2026-12-31T19:00', 'customer'],
      ['2026-12-31T19:00', 'customer'],
    ]);
  });

  test('shows the current public page without a valid signature', async () => {
    const before = new Date().toISOString().slice(0, 13);
    expect((await get('/?preview=forged')).statusCode).toBe(200);
    expect(seen).toEqual([[expect.stringMatching(`^(${before}|${new Date().toISOString().slice(0, 13)})`), undefined]]);
  });
});

describe('an address above the render limit', () => {
  test('waits a minute; other addresses and cached pages are unaffected', async () => {
    for (let page = 1; page <= RENDERS_PER_MINUTE; page++) expect((await get(`/p/${page}`)).statusCode).toBe(200);
    const refused = await get('/p/99');
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '60',
      'no-store',
    ]);
    expect(refused.body).toContain('<html');
    await get('/p/100');
    expect(
      rendered.filter((url) => url === '/error'),
      'the answer is rendered once',
    ).toHaveLength(1);
    expect((await get('/p/1')).statusCode).toBe(200);
    expect((await get('/p/99', '203.0.113.2')).statusCode).toBe(200);
  });
});

test('counts all IPv6 addresses of a home as one', async () => {
  for (let page = 1; page <= RENDERS_PER_MINUTE; page++)
    expect((await get(`/p/${page}`, `2001:db8:1:2::${page}`)).statusCode).toBe(200);
  expect((await get('/p/99', '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  expect((await get('/p/99', '2001:db8:1:3::1')).statusCode).toBe(200);
});

describe('the ETag of a page', () => {
  test('differs by encoding, and each one revalidates', async () => {
    const forms = await Promise.all(
      ['', 'gzip', 'br'].map(async (encoding) => {
        const first = await get('/catalog', '203.0.113.1', { 'accept-encoding': encoding });
        return { encoding, etag: String(first.headers.etag) };
      }),
    );
    expect(new Set(forms.map(({ etag }) => etag)).size).toBe(3);
    const gzip = forms[1]!.etag;
    for (const [encoding, status] of [
      ['gzip', 304],
      ['', 200],
    ] as const) {
      const again = await get('/catalog', '203.0.113.1', { 'accept-encoding': encoding, 'if-none-match': gzip });
      expect(again.statusCode).toBe(status);
    }
  });
});

test('answers a missing file with the 404 page, and other methods with a JSON error', async () => {
  app.get('/wallet-passes/:sealed', (_request, reply) => reply.callNotFound());
  const found = await get('/wallet-passes/over.pkpass');
  expect([found.statusCode, found.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(rendered).toEqual(['/-/not-found?reason=path']);
  const sent = await app.inject({ method: 'POST', url: '/wallet-passes/over.pkpass' });
  expect([sent.statusCode, sent.json()]).toEqual([404, expect.objectContaining({ error: 'not_found' })]);
});

describe('a page for customers', () => {
  const token = 'customer_token=a-token';

  test('redirects a guest to login and back, in the language and city of the address, even when cached', async () => {
    expect((await get('/kz/astana/profile/my-orders?tab=finished', '203.0.113.1', { cookie: token })).statusCode).toBe(
      200,
    );
    for (const cookie of ['', 'session_seal=a-seal', '__Host-customer_token=of-another-scheme']) {
      const guest = await get('/kz/astana/profile/my-orders?tab=finished', '203.0.113.1', cookie ? { cookie } : {});
      expect([guest.statusCode, guest.headers.location, guest.headers['cache-control']]).toEqual([
        302,
        '/kz/astana/auth?returnTo=%2Fprofile%2Fmy-orders%3Ftab%3Dfinished',
        'no-store',
      ]);
    }
    expect(rendered).toHaveLength(1);
  });

  test('does not exist for guests', async () => {
    expect((await get('/auth')).statusCode).toBe(200);
    expect((await get('/checkout')).statusCode).toBe(200);
    expect((await get('/profiles')).statusCode).toBe(404);
  });
});

test('redirects a Kazakh page without a city to the stored city, also when the page is cached', async () => {
  const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
  expect((await get('/kz/shops', '203.0.113.2', { 'user-agent': browser })).statusCode).toBe(200);
  const cookie = `locationId=${geo.getScope('astana').mobileCode}; lang-context=kz`;
  const answer = await get('/kz/shops', '203.0.113.2', { cookie, 'user-agent': browser });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/kz/astana/shops']);
});

test('redirects the old checkout address by the stored language, like every address without a prefix', async () => {
  const cookie = 'lang-context=kz; locale=kz';
  const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
  expect((await get('/check', '203.0.113.1', { 'user-agent': browser })).statusCode).toBe(200);
  for (const path of ['/check', '/checkout']) {
    const answer = await get(path, '203.0.113.1', { cookie, 'user-agent': browser });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/kz${path}`]);
    expect((await get(`/kz${path}`, '203.0.113.1', { cookie, 'user-agent': browser })).statusCode).toBe(200);
  }
});
