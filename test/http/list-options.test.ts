import { describe, expect, test } from 'vitest';
import type { Listing } from '#contract/catalog/catalog.ts';
import { request, fetchData, parseHead } from './requests.ts';

const category = 'vse-smartfony';
const listing = (query: string) => fetchData<Listing>(`/api/catalog/listing?category=${category}&${query}`);

describe('only products in the city, and all variants of a model', () => {
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
    expect(models.productCount).toBe(all.total);
    expect(models.products.some(({ models: variants }) => variants !== undefined && variants > 1)).toBe(true);
  });

  test('show the variant that a filter selects', async () => {
    const { facets, products } = await listing('per=96&models=one');
    const colors = facets.find(({ slug }) => slug === 'tsvet')!;
    const shown = new Set(products.map(({ id }) => id));
    for (const { slug } of colors.values.slice(0, 3)) {
      const ofColor = await listing(`per=96&models=all&filters=tsvet/${slug}`);
      const models = await listing(`per=96&models=one&filters=tsvet/${slug}`);
      expect(models.total).toBeGreaterThan(0);
      const ids = new Set(ofColor.products.map(({ id }) => id));
      for (const { id } of models.products) expect(ids).toContain(id);
      for (const { id } of models.products) shown.add(id);
    }
    expect(shown.size, 'other variants than those of the plain list').toBeGreaterThan(products.length);
  });

  test('show one card per model unless the URL asks for all variants', async () => {
    const countCards = async (path: string) => (await request(path)).text.match(/role="listitem"/g)?.length ?? 0;
    const [all, models] = [await listing('per=96'), await listing('per=96&models=one')];
    expect(models.products.length).toBeLessThan(all.products.length);
    for (const query of ['per=96', 'models=one&per=96'])
      expect(await countCards(`/c/${category}?${query}`)).toBe(models.products.length);
    expect(await countCards(`/c/${category}?models=all&per=96`)).toBe(all.products.length);
  });

  test.each(['stock=city', 'models=all', 'models=all&stock=city'])(
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
      `/astana/c/${category}/f/price/0-100000?models=all&sort=cheap&stock=city`,
    );
    expect([status, location]).toEqual([301, `/astana/c/${category}/f/price/-100000?models=all&sort=cheap&stock=city`]);
    const search = await request('/search/f/price/0-100000?exact=1&models=all&q=samsung&stock=city');
    expect([search.status, search.location]).toEqual([
      301,
      '/search/f/price/-100000?exact=1&models=all&q=samsung&stock=city',
    ]);
  });

  test('stay from page to page and when a filter is removed', async () => {
    const { text } = await request(`/c/${category}/f/brend/samsung?models=all&stock=city`);
    const links = [...text.matchAll(/href="(\/c\/vse-smartfony[^"]*)"/g)].map(
      ([, href]) => href?.replaceAll('&amp;', '&') ?? '',
    );
    const withQuery = links.filter((href) => href.includes('?'));
    expect(withQuery.length).toBeGreaterThan(0);
    for (const href of withQuery) expect(href).toContain('models=all&');
    expect(withQuery).toContain(`/c/${category}?models=all&stock=city`);
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
