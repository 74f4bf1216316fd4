import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { City } from '#contract/places/geo.ts';
import { contract } from '#contract/index.ts';
import { request, requestRaw, origin } from './requests.ts';

/** Address of the operator API, on a separate port. */
const admin = origin.replace(/\d+$/, (port) => String(Number(port) + 2));

describe('the list of cities', () => {
  test('is a bare array with the fields of the specification, in the requested language', async () => {
    const cities = City.array().parse(JSON.parse((await request('/api/pages/shops/allcities')).text));
    expect(cities.length).toBeGreaterThanOrEqual(30);
    expect(cities[0]).toMatchObject({
      name: 'Алматы',
      keyword: 'almaty',
      cityIdInFO: 1,
      codeForMobApi: '8',
      code: '000000001',
      regionId: 5,
      latitude: 43.237163,
      longitude: 76.945645,
    });
    const kazakh = City.array().parse(
      JSON.parse((await request('/api/pages/shops/allcities', { 'x-language': 'kk' })).text),
    );
    expect(kazakh.map(({ name }) => name)).toEqual(cities.map(({ nameKk }) => nameKk));
    expect(new Set(cities.map(({ keyword }) => keyword)).size).toBe(cities.length);
  });
  test('is refreshed by force_update, which accepts only true and false', async () => {
    const body = (await request('/api/pages/shops/allcities')).text;
    expect((await request('/api/pages/shops/allcities?force_update=true')).text).toBe(body);
    expect((await request('/api/pages/shops/allcities?force_update=maybe')).status).toBe(400);
  });
});

describe('headers', () => {
  test.each(['/', '/kz/astana/cart', '/no/such/page', '/search?q=%3Cscript%3E'])(
    'forbid third-party code on %s',
    async (path) => {
      const { headers } = await request(path);
      const policy = Object.fromEntries(
        (headers.get('content-security-policy') ?? '')
          .split('; ')
          .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
      );
      expect(policy).toMatchObject({
        'default-src': "'self'",
        'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/=]+'$/),
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      });
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    },
  );
  test('allow no inline script but data and the one in the policy', async () => {
    const { text, headers } = await request('/search?q=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    const scripts = [...text.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)].filter(
      ([, tag]) => !/src="|type="application\/(ld\+)?json"/.test(tag!),
    );
    expect(scripts).toHaveLength(1);
    expect(headers.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update(scripts[0]![2]!).digest('base64')}';`,
    );
    expect(text).not.toContain('<script>alert(1)');
  });
  test('let shared caches store public pages without cookies, but not calls', async () => {
    const page = await request('/shops');
    expect(page.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
    expect(page.headers.getSetCookie()).toEqual([]);
    expect((await request('/api/cart')).headers.get('cache-control')).toBe('no-store');
  });
  test('cache built files for a year', async () => {
    const script = /<script type="module" src="([^"]+)"/.exec((await request('/')).text)?.[1] ?? '';
    const file = await request(script);
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });
});

describe('the same page in every encoding', () => {
  test.each(['/', '/kz/catalog', '/astana/search?q=samsung'])('for %s', async (path) => {
    const [plain, brotli, gzip] = [
      await requestRaw(path),
      await requestRaw(path, { 'accept-encoding': 'gzip, br' }),
      await requestRaw(path, { 'accept-encoding': 'gzip' }),
    ];
    expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual(['', 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 3.5);
  });
  test('returns 304 without a body for an unchanged page', async () => {
    const first = await request('/catalog');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await request('/catalog', { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await request('/kz/catalog', { 'if-none-match': etag })).status).toBe(200);
  });
  test('answers HEAD like GET, without the body', async () => {
    const head = await request('/catalog', {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('content-type')]).toEqual([200, '', 'text/html; charset=utf-8']);
  });
});

test('reports readiness, liveness and metrics', async () => {
  expect((await request('/readyz')).status).toBe(200);
  expect((await request('/healthz')).status).toBe(200);
  expect(await (await fetch(`${admin}/metrics`)).text()).toMatch(/^sauda_page_cache_pages \d+$/m);
});

test('documents every call of the contract in OpenAPI', async () => {
  const document = (await (await fetch(`${admin}/api/docs`)).json()) as {
    openapi: string;
    info: object;
    paths: Record<
      string,
      Record<string, { responses: Record<string, { description: string }>; parameters: { name: string; in: string }[] }>
    >;
  };
  expect(document.openapi).toMatch(/^3\.1\./);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(operations.toSorted()).toEqual(Object.keys(contract).toSorted());
  expect(document.paths['/api/orders']!['post']!.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
  );
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const { responses, parameters } of Object.values(methods)) {
      expect(
        Object.values(responses).every(({ description }) => description.length > 0),
        path,
      ).toBe(true);
      expect(
        parameters
          .filter((parameter) => parameter.in === 'path')
          .map(({ name }) => name)
          .toSorted(),
        path,
      ).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted());
    }
  }
});

describe('calls with side effects', () => {
  test("are refused when another site's page sends them", async () => {
    const crossSite = await fetch(`${origin}/api/cart/lines`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: '{"productId":1,"quantity":1}',
    });
    expect([crossSite.status, ((await crossSite.json()) as { error: string }).error]).toEqual([403, 'cross_site']);
  });
});
