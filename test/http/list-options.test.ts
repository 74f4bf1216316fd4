import { describe, expect, test } from 'vitest';
import type { Listing } from '#contract/catalog/catalog.ts';
import { request, fetchData, parseHead } from './requests.ts';

const category = 'vse-smartfony';
const listing = (query: string) => fetchData<Listing>(`/api/catalog/listing?category=${category}&${query}`);

describe('only products in the city, and one card per model', () => {
  test('exclude products unavailable in the city', async () => {
    const all = await listing('per=96');
    const inCity = await listing('per=96&stock=city');
    expect(inCity.stock).toBe('city');
    expect(inCity.total).toBeGreaterThan(0);
    expect(inCity.total).toBeLessThan(all.total);
    expect(new Set(inCity.products.map(({ availability }) => availability.state))).toEqual(new Set(['in-stock']));
  });

  test('show each model once, with the number of its variants', async () => {
    const all = await listing('per=96');
    const models = await listing('per=96&models=one');
    expect(models.total).toBeLessThan(all.total);
    expect(models.facets[0]?.values, 'facets count products').toEqual(all.facets[0]?.values);
    expect(models.products.some(({ models: variants }) => variants !== undefined && variants > 1)).toBe(true);
  });

  test.each(['stock=city', 'models=one', 'models=one&stock=city'])(
    'exclude %s from the index, with the plain list as canonical',
    async (query) => {
      const { status, text } = await request(`/c/${category}?${query}`);
      expect(status).toBe(200);
      expect(parseHead(text)).toMatchObject({ robots: 'noindex', canonical: [`/c/${category}`] });
      expect(text).toMatch(/<button[^>]*aria-pressed="true"/);
    },
  );

  test('stay when the URL is normalised', async () => {
    const { status, location } = await request(
      `/astana/c/${category}/f/price/0-100000?models=one&sort=cheap&stock=city`,
    );
    expect([status, location]).toEqual([301, `/astana/c/${category}/f/price/-100000?models=one&sort=cheap&stock=city`]);
    const search = await request('/search/f/price/0-100000?exact=1&models=one&q=samsung&stock=city');
    expect([search.status, search.location]).toEqual([
      301,
      '/search/f/price/-100000?exact=1&models=one&q=samsung&stock=city',
    ]);
  });

  test('stay from page to page and when a filter is removed', async () => {
    const { text } = await request(`/c/${category}/f/brend/samsung?models=one&stock=city`);
    const links = [...text.matchAll(/href="(\/c\/vse-smartfony[^"]*)"/g)].map(
      ([, href]) => href?.replaceAll('&amp;', '&') ?? '',
    );
    const withQuery = links.filter((href) => href.includes('?'));
    expect(withQuery.length).toBeGreaterThan(0);
    for (const href of withQuery) expect(href).toContain('models=one&');
    expect(withQuery).toContain(`/c/${category}?models=one&stock=city`);
  });
});

describe('popular searches', () => {
  test("fall back to category names in the page's language while there are few searches", async () => {
    const [ru, kk] = await Promise.all(
      ['ru', 'kk'].map((language) =>
        fetchData<{ phrases: string[] }>('/api/catalog/popular-searches', { 'x-language': language }),
      ),
    );
    expect(ru!.phrases.length).toBeGreaterThan(4);
    expect(kk!.phrases).not.toEqual(ru!.phrases);
    for (const phrase of [...ru!.phrases, ...kk!.phrases])
      expect(
        (await fetchData<Listing>(`/api/catalog/listing?q=${encodeURIComponent(phrase)}`)).total,
        phrase,
      ).toBeGreaterThan(0);
  });

  test('are offered by an empty search and by one without results', async () => {
    for (const path of ['/search', '/kz/search?exact=1&q=zzqqzzqq']) {
      const { status, text } = await request(path);
      expect(status).toBe(200);
      expect(text).toMatch(/href="(\/kz)?\/search\?q=[^"]+"/);
    }
  });
});
