import { describe, expect, test } from 'vitest';
import { request, requestRaw, fetchData, parseHead, origin } from '../requests.ts';

const category = 'vse-smartfony';
const post = async (body: string) => {
  const response = await fetch(`${origin}/api/catalog/searches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return { status: response.status, body: (await response.json()) as { data?: { counted: boolean }; error?: string } };
};

describe('the page and the call report a missing list', () => {
  test.each([
    ['an unknown category', 'no-such-category', '', '', 404, 404],
    ['an unknown attribute', category, 'no-such/value', '', 404, 404],
    ['an unknown value', category, 'brend/no-such-brand', '', 404, 404],
    ['a known value and an unknown one', category, 'brend/samsung,no-such-brand', '', 404, 404],
    ['an attribute without a value', category, 'brend', '', 404, 404],
    ['a reversed price range', category, 'price/900000-1000', '', 404, 404],
    ['a price with an exponent', category, 'price/1e3-', '', 404, 404],
    ['a negative price', category, 'price/-5-10', '', 404, 404],
    ['a price of thirty digits', category, `price/1${'0'.repeat(30)}-`, '', 404, 404],
    ['page 0', category, '', 'page=0', 404, 400],
    ['page −1', category, '', 'page=-1', 404, 400],
    ['page 1e3', category, '', 'page=1e3', 404, 400],
    ['page 0x10', category, '', 'page=0x10', 404, 400],
    ['page 1.5', category, '', 'page=1.5', 404, 400],
    ['a word as page', category, '', 'page=last', 404, 400],
    ['page 10⁹, beyond the end', category, '', 'page=1000000000', 404, 200],
    ['page 10³⁰', category, '', `page=1${'0'.repeat(30)}`, 404, 400],
    ['a page with a space', category, '', 'page=%202', 404, 400],
    ['a page size of 25', category, '', 'per=25', 404, 400],
    ['an unknown order', category, '', 'sort=id;drop', 404, 400],
    ['an unknown stock filter', category, '', 'stock=everywhere', 404, 400],
    ['unknown models', category, '', 'models=two', 404, 400],
    ['exact that is not 1', category, '', 'exact=yes', 404, 400],
  ])('report %s', async (_name, slug, filters, query, page, call) => {
    const response = await request(`/c/${slug}${filters ? `/f/${filters}` : ''}${query ? `?${query}` : ''}`);
    expect(response.status).toBe(page);
    expect(parseHead(response.text).robots).toMatch(/^noindex/);
    expect(response.text).toContain('<header');
    const callResponse = await request(
      `/api/catalog/listing?category=${slug}&filters=${encodeURIComponent(filters)}&${query}`,
    );
    expect(callResponse.status).toBe(call);
    if (call !== 200)
      expect(JSON.parse(callResponse.text)).toMatchObject({
        code: expect.any(Number),
        error: expect.stringMatching(/^(category_not_found|filter_not_found|invalid_input)$/),
      });
  });

  test('returns no products beyond the end of a list', async () => {
    const { products, total } = await fetchData<{ products: unknown[]; total: number }>(
      `/api/catalog/listing?category=${category}&page=1000000000&per=96`,
    );
    expect([products.length, total > 0]).toEqual([0, true]);
  });

  test('validates search filters like category filters', async () => {
    expect((await request('/search/f/no-such/value?q=samsung')).status).toBe(404);
    expect((await request('/search?q=samsung&page=999999')).status).toBe(404);
    expect((await request('/search?q=samsung&page=2')).status).toBe(200);
  });
});

const texts: [string, string][] = [
  ['ten kilobytes of a letter', 'ы'.repeat(1_600)],
  ['a hundred and fifty words', 'телефон '.repeat(150)],
  ['words without a blank', 'samsung'.repeat(500)],
  ['control characters', 'sam\u0001\u001b\u007fsung\r\n\t'],
  ['invisible characters', 'sam\u200b\u200e\u202e\ufeffsung'],
  ['emoji', '📱👩‍👩‍👧‍👦🇰🇿'.repeat(20)],
  ['marks without letters', '!"№;%:?*()_+=-\\/|<>[]{}^~`\''],
  ['SQL', "' or 1=1; drop table products; --"],
  ['SQL of PostgreSQL', "samsung'::text || (select pg_sleep(9)) || '"],
  ['a query of full text', 'samsung & !( | <-> :*'],
  ['a pattern of LIKE', '%_%_%\\%'],
  ['a script', '<script>alert(1)</script>'],
  ['an attribute of a script', '" onfocus="alert(1)" autofocus x="'],
  ["the end of the page's data", '</script><!--<svg onload=alert(1)>'],
  ['a bomb of a regular expression', `(${'a+'.repeat(20)})+$ ${'a'.repeat(100)}!`],
  ['another bomb', '^(([a-z])+.)+[A-Z]([a-z])+$'.repeat(5)],
  ['nested brackets', '('.repeat(1_000)],
  ['numbers', '9'.repeat(1_000)],
  ['prices without end', 'ноутбук до 99999999999999999999999999 от 99999999999'],
  ['prices the wrong way round', 'ноутбук от 500000 до 100'],
  ['combining marks', `s${'\u0301'.repeat(500)}amsung`],
  ['letters that grow', 'ﷺİßŉ'.repeat(50)],
  ['other digits', '٥٥ дюйм ５５'],
  ['a name of every object', '__proto__ constructor toString hasOwnProperty'],
  ['a template', '${process.exit()} {{7*7}} #{7*7}'],
  ['a path', '../../../../etc/passwd'],
];

test("ignores a NUL in a page's query and rejects it in a call", async () => {
  expect((await requestRaw('/search?q=sam%00sung')).status).toBe(200);
  expect((await request('/api/catalog/listing?q=sam%00sung')).status).toBe(400);
});

describe('a search gets a response', () => {
  test.each(texts)('for %s', async (_name, text) => {
    const q = encodeURIComponent(text);
    for (const path of [`/search?q=${q}`, `/kz/search?exact=1&models=one&q=${q}&stock=city`]) {
      const { status, body } = await requestRaw(path);
      const html = body.toString();
      expect(status, path.slice(0, 80)).toBe(200);
      const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<!-- -->|&\w+;|&#\w+;/g, '.') ?? '';
      expect(heading.length, 'the heading is not the whole text').toBeLessThan(300);
      expect(html.slice(html.indexOf('<body')), 'the search text is escaped').not.toMatch(
        /<script>alert|<svg onload|<!--<|" onfocus="/,
      );
      expect(parseHead(html).robots).toMatch(/^noindex/);
    }
    for (const call of ['listing', 'count'])
      expect((await request(`/api/catalog/${call}?q=${q}`)).status, call).toBe(200);
    expect(
      (await request(`/api/catalog/suggest?q=${encodeURIComponent(text.slice(0, 200).toWellFormed())}`)).status,
    ).toBe(200);
    expect([200, 400, 429], 'a NUL is refused with the body').toContain(
      (await post(JSON.stringify({ q: text }))).status,
    );
  });

  test.each([
    ['broken percent signs', '/search?q=%E0%A4%A&x=%'],
    ['half a surrogate pair', '/search?q=%ED%A0%80'],
    ['invalid UTF-8', '/search?q=%FF%FE'],
    ['the same name twice', '/search?q=a&q=b&page=1&page=1'],
    ['a name with brackets', '/search?q[]=a&q[$ne]=1&q=samsung'],
    ['no name', '/search?=samsung&q'],
    ['five hundred names', `/search?q=samsung&${Array.from({ length: 500 }, (_, index) => `a${index}=1`).join('&')}`],
  ])('renders %s', async (_name, path) => expect((await requestRaw(path)).status).toBe(200));

  test.each([
    ['a search text over the limit', `/api/catalog/listing?q=${'a'.repeat(10_001)}`],
    ['suggestions over the limit', `/api/catalog/suggest?q=${'a'.repeat(201)}`],
    ['the same name twice', '/api/catalog/listing?q=a&q=b'],
    ['two pages', '/api/catalog/listing?category=vse-smartfony&page=1&page=2'],
    ['suggestions without a text', '/api/catalog/suggest'],
  ])('refuses an invalid call: %s', async (_name, path) => {
    const { status, text } = await request(path);
    expect([status, (JSON.parse(text) as { error: string }).error]).toEqual([400, 'invalid_input']);
  });
});

describe('the log of searches', () => {
  test.each([
    ['no words', '{}'],
    ['a number', '{"q":1}'],
    ['a list', '{"q":["a"]}'],
    ['over the limit', JSON.stringify({ q: 'a'.repeat(10_001) })],
  ])('refuses %s', async (_name, body) => {
    const response = await post(body);
    expect([400, 429]).toContain(response.status);
  });
});
