import { describe, expect, test } from 'vitest';
import type { CategoryBranch, Listing } from '#contract/catalog/catalog.ts';
import { userAgents, request, fetchData } from '../requests.ts';

const rows: [given: string, location: string][] = [
  ['/c', '/'],
  ['/c/', '/'],
  ['/kz/c', '/kz'],
  ['/astana/c', '/astana'],
  ['/kz/astana/c', '/kz/astana'],
  ['/c?utm_source=sms', '/?utm_source=sms'],
  ['/c/tv/f', '/c/tv'],
  ['/c/tv/f/', '/c/tv'],
  // An address without a category stays missing.
  ['/categories/999999', '/catalog/999999'],
  ['/categories', '/catalog'],
  ['/c/vse-smartfony/b-samsung', '/c/vse-smartfony/f/brend/samsung'],
  ['/c/vse-smartfony/b-one-plus', '/c/vse-smartfony/f/brend/one-plus'],
  ...['samsung', 'apple', 'oppo', 'vivo', 'xiaomi', 'realme'].map((brand): [string, string] => [
    `/kz/c/smartfony-${brand}`,
    `/kz/c/vse-smartfony/f/brend/${brand}`,
  ]),
  ['/astana/c/honor-smartfondary/', '/astana/c/vse-smartfony/f/brend/honor'],
  ['/almaty/p/10', '/p/10'],
  ['/almaty', '/'],
  ['/kz/almaty', '/kz'],
  ['/kz/almaty/c/tv/f/', '/kz/c/tv'],
  ['/astana/kz/p/10', '/kz/astana/p/10'],
  ['/almaty/kz/cart', '/kz/cart'],
  ['/astana/kz', '/kz/astana'],
  ['/cart/', '/cart'],
  ['/kz/', '/kz'],
  ['/astana/', '/astana'],
  ['/shops///', '/shops'],
];

describe('old and malformed URLs', () => {
  test.each(rows)('redirect permanently in one hop: %s → %s', async (oldPath, location) => {
    const first = await request(oldPath);
    expect([first.status, first.location]).toEqual([301, location]);
    const second = await request(location);
    expect(second.location, 'a second hop').toBe('');
  });
});

describe('old category URLs', () => {
  test.each([
    ['/categories/{id}', '/c/{slug}'],
    ['/kz/categories/{id}', '/kz/c/{slug}'],
    ['/kz/astana/categories/{id}/', '/kz/astana/c/{slug}'],
    ['/almaty/catalog/{id}', '/c/{slug}'],
    ['/category/{id}/{slug}/', '/c/{slug}'],
    ['/c/{slug}/{id}/f', '/c/{slug}'],
    ['/kz/astana/c/{slug}/{id}/f/?page=2', '/kz/astana/c/{slug}?page=2'],
    ['/c/{slug}/{id}/f/{filter}/', '/c/{slug}/f/{filter}'],
  ])('redirect to the category in one hop: %s → %s', async (oldPath, location) => {
    const leaf = (await fetchData<CategoryBranch[]>('/api/catalog/tree'))[0]!.children[0]!.children[0]!;
    const brand = (await fetchData<Listing>(`/api/catalog/listing?category=${leaf.slug}`)).facets[0]!;
    const filter = `${brand.slug}/${brand.values[0]!.slug}`;
    const fillPath = (path: string) =>
      path.replace('{id}', String(leaf.id)).replace('{slug}', leaf.slug).replace('{filter}', filter);
    const first = await request(fillPath(oldPath));
    expect([first.status, first.location]).toEqual([301, fillPath(location)]);
    expect(await request(first.location)).toMatchObject({ status: 200, location: '' });
  });
});

describe('without a redirect', () => {
  test.each(['/c/smartfony-nokia', '/error', '/kz/error', '/', '/kz', '/astana', '/kz/astana', '/catalog', '/cart'])(
    'serves %s',
    async (path) => {
      expect((await request(path)).location).toBe('');
    },
  );
  test('does not treat a word that starts with "kz" as a language prefix', async () => {
    const { status, text } = await request('/kzxyz');
    expect(status).toBe(404);
    expect(text).toMatch(/<html lang="ru"/);
  });
});

test('never loops, in any combination of rules', async () => {
  for (const start of [
    '/almaty/kz/categories/1/',
    '/astana/kz/c/smartfony-apple/?lang=ru&loc=8',
    '/kz/almaty/c/?lang=kz',
    '/c/vse-smartfony/b-apple/?loc=9',
    '/shops/?lang=en&loc=none',
  ]) {
    const first = await request(start);
    const cookie = [...first.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const second = await request(first.location, cookie ? { cookie } : {});
    expect([301, 302], start).toContain(first.status);
    expect(
      second.status === 200 || second.location.includes('/c/')
        ? ''
        : `${start} → ${first.location} → ${second.status} ${second.location}`,
    ).toBe('');
  }
});

test('redirects short links only within the shop, and returns 404 for an unknown one', async () => {
  expect((await request('/r/nothing-like-this')).status).toBe(404);
  expect((await request('/kz/r/%2F%2Fevil.example', { 'user-agent': userAgents.crawler })).status).toBe(404);
});
