import { describe, expect, test } from 'vitest';
import { request, requestRaw, origin } from '../requests.ts';

const long = 'а'.repeat(10_000);

describe('bad input is never a server error', () => {
  test.each([
    [
      'a query of 10 kB',
      `/search?q=${encodeURIComponent(long)
        .slice(0, 10_000)
        .replace(/%[^%]?$/, '')}`,
    ],
    ['a search text over the limit', `/search?q=${'a'.repeat(10_001)}`],
    ['control characters', '/search?q=%00%01%1f%7f%0d%0a'],
    ['broken percent signs in the query', '/search?q=%E0%A4%A&sort=%'],
    ['a lone surrogate', '/search?q=%ED%A0%80'],
    ['page 0', '/c/vse-smartfony?page=0'],
    ['page −1', '/c/vse-smartfony?page=-1'],
    ['page 10⁹', '/c/vse-smartfony?page=1000000000'],
    ['page 10³⁰', `/c/vse-smartfony?page=1${'0'.repeat(30)}`],
    ['page NaN', '/c/vse-smartfony?page=abc'],
    ['a page size of 7', '/c/vse-smartfony?per=7'],
    ['an unknown sort', '/c/vse-smartfony?sort=drop%20table'],
    ['an unknown filter', '/c/vse-smartfony/f/no-such/value'],
    ['a filter without a value', '/c/vse-smartfony/f/brend'],
    ['a reversed price range', '/c/vse-smartfony/f/price/900-1'],
    ['a price of 10³⁰', `/c/vse-smartfony/f/price/1${'0'.repeat(30)}-`],
    ['a price of words', '/c/vse-smartfony/f/price/cheap-dear'],
    [
      'a filter path of 3,000 values',
      `/c/vse-smartfony/f/brend/${Array.from({ length: 300 }, (_, index) => `brand-${index}`).join(',')}`,
    ],
    ['SQL in a path', "/c/x'%20or%20'1'='1"],
    ['a product id over the limit', '/p/2147483648'],
    ['a comparison of words', '/compare?ids=a,b,../../etc'],
    ['__proto__', '/c/__proto__/f/constructor/prototype?__proto__=1'],
    ['a parent folder', '/assets/..%2f..%2fpackage.json'],
    ['two slashes', '//evil.example/cart'],
    ['a backslash', '/%5Cevil.example'],
    ['many parameters', `/search?${Array.from({ length: 500 }, (_, index) => `a${index}=1`).join('&')}`],
  ])('survives %s', async (_name, path) => {
    const { status, body } = await requestRaw(path);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toMatch(/node_modules|\.ts:\d+/);
  });

  test.each(['/%E0%A4%A', '/%', '/c/%00', '/kz/%FF/cart', `/${'a'.repeat(5_000)}`])(
    'rejects an undecodable path: %#',
    async (path) => {
      const { status } = await requestRaw(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test.each([
    ['//evil.example/cart/', ''],
    ['/%2F%2Fevil.example/', ''],
    ['/\\evil.example/', ''],
    ['/kz//evil.example/cart/', ''],
  ])('never redirects outside the shop: %s', async (path) => {
    const response = await request(path).catch(() => undefined);
    expect(response?.location ?? '').not.toMatch(/^(\/\/|\/\\|https?:)/);
  });
});

describe('requests across origins and sessions', () => {
  test('does not cache a page requested under another host name', async () => {
    const path = '/shops?page=7';
    expect((await requestRaw(path, { host: 'localhost:1234' })).body.toString()).toContain('http://localhost:1234/');
    expect((await requestRaw(path)).body.toString()).not.toContain('localhost:1234');
  });

  test.each([
    'evil.example',
    'evil.example:80',
    '10.11.12.13',
    '127.0.0.1.evil.example',
    'evil.example"><script>',
    'evil.example/path',
    'user@evil.example',
    'evil!example',
  ])('never echoes another host: %s', async (host) => {
    for (const path of ['/shops', '/robots.txt', '/sitemap-pages.xml'])
      expect((await requestRaw(path, { host })).body.toString()).not.toContain(host);
  });

  test.each(['null', 'https://evil.example', 'not an address'])(
    'refuses a change requested by the page %s',
    async (from) => {
      const response = await fetch(`${origin}/api/cart/lines`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: from },
        body: '{"productId":1,"quantity":1}',
      });
      expect(response.status).toBe(403);
    },
  );

  test.each(['/i/kind/constructor.svg', '/i/kind/to-string.svg'])(
    'serves the fallback drawing for an unknown kind: %s',
    async (path) => expect((await requestRaw(path)).status).toBe(200),
  );
  test('returns 404 for a sitemap part beyond the end', async () =>
    expect((await requestRaw('/sitemap-products-99999999999999999999.xml')).status).toBe(404));
  test('returns the usual 404 page for an undecodable path', async () => {
    const { status, body } = await requestRaw('/c/%E0%A4%A');
    expect([status, body.toString().slice(0, 15)]).toEqual([404, '<!doctype html>']);
  });
});

describe('guessing order numbers', () => {
  const lookUp = async (number: number, phone: unknown) => {
    const response = await fetch(`${origin}/api/orders/lookup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: String(number), phone }),
    });
    return response.status;
  };

  test.each([[['7019998877']], [{ toString: 1 }], [7019998877]])(
    'rejects a phone that is not a string: %j',
    async (phone) => expect(await lookUp(10_000_012, phone)).toBe(400),
  );

  test('refuses lookups of a phone after ten wrong numbers, but not of another phone', async () => {
    const answers: number[] = [];
    // Two minutes' worth: the clock's minute may end during the requests.
    for (let number = 10_000_001; number <= 10_000_025; number++) answers.push(await lookUp(number, '7019998877'));
    expect([...new Set(answers)].sort()).toEqual([404, 429]);
    expect(answers.filter((status) => status === 404).length).toBeLessThanOrEqual(20);
    expect(await lookUp(10_000_011, '7019998866')).toBe(404);
  });

  test("limits guesses of an order's phone", async () => {
    const answers: number[] = [];
    for (let last = 10; last < 35; last++) answers.push(await lookUp(10_000_099, `70177700${last}`));
    expect([...new Set(answers)].sort()).toEqual([404, 429]);
    expect(answers.filter((status) => status === 404).length).toBeLessThanOrEqual(20);
  });
});

describe('calls report an invalid body', () => {
  test.each([
    ['invalid JSON', '{"productId":', 400],
    ['the wrong type', '{"productId":"one","quantity":1}', 400],
    ['a quantity below one', '{"productId":1,"quantity":0}', 400],
    ['a fraction', '{"productId":1,"quantity":1.5}', 400],
    ['no such product', '{"productId":2147483647,"quantity":1}', 404],
    ['a NUL in a text', '{"productId":1,"quantity":1,"note":"a\\u0000"}', 400],
    ['half a surrogate pair', '{"productId":1,"quantity":1,"note":"\\ud83d"}', 400],
    ['over a megabyte', `{"productId":1,"note":"${'a'.repeat(1_100_000)}"}`, 413],
  ])('for %s', async (_name, body, status) => {
    const response = await fetch(`${origin}/api/cart/lines`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      code: expect.any(Number),
      error: expect.stringMatching(/^[a-z_]+$/),
    });
  });

  test('ignores a price sent by the client', async () => {
    const response = await fetch(`${origin}/api/cart/lines`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"productId":1,"quantity":1,"price":1,"total":1}',
    });
    const text = await response.text();
    expect(response.status < 500, text).toBe(true);
    expect(text).not.toMatch(/"price":1[,}]/);
  });
});
