import { readFile } from 'node:fs/promises';
import { describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#server/platform/database/db.ts';
import { userAgents, request, parseHead } from '../requests.ts';

const sentences = {
  ru: 'Страница не найдена. Пожалуйста, проверьте адрес или вернитесь на главную страницу.',
  kk: 'Бет табылмады. Сілтемені тексеріңіз немесе басты бетке оралыңыз.',
};

describe('a missing page', () => {
  test.each([
    ['/nosuchcity', 'ru'],
    ['/nosuchcity/cart', 'ru'],
    ['/nosuchcity/c/tv', 'ru'],
    ['/nosuchcity/kz/cart', 'ru'],
    ['/kz/nosuchcity', 'kk'],
    ['/kz/nosuchcity/cart', 'kk'],
    ['/no/such/page', 'ru'],
    ['/astana/no/such/page', 'ru'],
    ['/kz/astana/no/such/page', 'kk'],
    ['/c/no-such-category', 'ru'],
    ['/kz/kz/cart', 'kk'],
    ['/astana/shymkent/cart', 'ru'],
  ] as const)('returns 404 in the frame with the specified text: %s', async (path, language) => {
    const { status, text, headers } = await request(path);
    expect(status).toBe(404);
    expect(parseHead(text).language).toBe(language);
    expect(parseHead(text).robots).toMatch(/^noindex/);
    expect(parseHead(text).title).toMatch(/^(?:Такой страницы нет|Мұндай бет жоқ) — /);
    expect(text).toContain(sentences[language]);
    expect(text).toContain('<header');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('shows an unknown URL in the stored language and city without changing them', async () => {
    const { status, text, headers } = await request('/nosuch/at/all', { cookie: 'lang-context=kz; locationId=9' });
    expect(status).toBe(404);
    expect(parseHead(text).language).toBe('kk');
    expect(text).toContain(sentences.kk);
    expect(text).toContain('href="/kz/astana/catalog"');
    expect(text, 'the other language has the same address').toContain('href="/kz/astana/nosuch/at/all?lang=ru"');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['/c/vse-smartfony/f/no-such/filter', 'такого фильтра нет', 'href="/c/vse-smartfony"'],
    ['/kz/c/vse-smartfony/f/brend/no-such-brand', 'мұндай сүзгі жоқ', 'href="/kz/c/vse-smartfony"'],
    ['/c/vse-smartfony?page=99', 'столько страниц нет', 'href="/c/vse-smartfony"'],
  ])('links an unknown filter or page to its list: %s', async (path, words, link) => {
    const { status, text } = await request(path);
    expect(status).toBe(404);
    expect(parseHead(text).robots).toMatch(/^noindex/);
    expect(text).toContain(words);
    expect(text).toContain(link);
  });

  test.each(['/p/999999999', '/p/0', '/p/abc', '/kz/p/99999999999999999999'])(
    'explains a missing product: %s',
    async (path) => {
      const { status, text } = await request(path);
      expect(status).toBe(404);
      expect(text).toMatch(/Такого товара нет|Мұндай тауар жоқ/);
    },
  );

  test('returns 404 as JSON for an unknown call', async () => {
    const { status, text } = await request('/api/no/such/call');
    expect([status, JSON.parse(text)]).toEqual([404, expect.objectContaining({ error: 'not_found' })]);
  });
});

/**
 * Gives two products a review with an impossible date, so their pages fail. No other journey opens these products.
 */
async function withFailingPages<T>(work: () => Promise<T>): Promise<T> {
  const { $client: sql } = openDatabase(inject('shopDatabase'), 1);
  try {
    await sql`
      insert into reviews (product_id, author, language, stars, comment, status, created_at)
      select id, 'whileBroken', 'ru', 5, '', 'published', 'infinity' from products where id in (3100, 3101)`;
    return await work().finally(() => sql`delete from reviews where author = 'whileBroken'`);
  } finally {
    await sql.end();
  }
}

describe('a failing page', () => {
  // Products that no journey opens, since a cached page would not fail.
  const missingPath = '/p/3100?token=secret-token-of-a-shopper&phone=87011234567';

  test('returns a bare status to crawlers and the error page to shoppers, and logs no personal data', async () => {
    const before = (await readFile(inject('shopLog'), 'utf8')).length;
    const [crawler, preview, shopper] = await withFailingPages(
      async () =>
        [
          await request(missingPath, { 'user-agent': userAgents.crawler, authorization: 'Bearer secret-bearer' }),
          await request('/kz/p/3100', { 'user-agent': userAgents.preview }),
          await request('/p/3101', { cookie: 'session_seal=secret-seal' }),
        ] as const,
    );
    for (const response of [crawler, preview]) expect([response.status, response.text]).toEqual([500, '']);
    expect(shopper.status).toBe(500);
    expect(shopper.headers.get('cache-control')).toBe('no-store');
    expect(shopper.text).toContain('<header');
    expect(shopper.text).not.toMatch(/RangeError|toISOString|Invalid time|is not a function/i);
    const log = await expect
      .poll(async () => (await readFile(inject('shopLog'), 'utf8')).slice(before))
      .toMatch(/"path":"\/p\/3101"/)
      .then(() => readFile(inject('shopLog'), 'utf8'));
    const records = log
      .slice(before)
      .split('\n')
      .filter((line) => line.includes('page failed'));
    expect(records.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
      '/p/3100',
      '/p/3100',
      '/p/3101',
    ]);
    expect(records.join('\n')).not.toMatch(/secret|87011234567/);
  });

  test('is not cached: it works again once the cause is gone', async () => {
    expect((await request(missingPath, { 'user-agent': userAgents.crawler })).status).toBe(200);
    expect((await request('/p/3101')).status).toBe(200);
  });
});
