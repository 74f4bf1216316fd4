import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startSecondWeb } from '#test/harness/shop.ts';
import { startOpenSearchGate, type OpenSearchGate } from '../../../fakes/opensearch/opensearch.ts';

/** Far above a healthy page's tenths of a second, but below the cluster's timeout. */
const MAX_PAGE_MS = 30_000;

let gate: OpenSearchGate;
let web: { origin: string; stop(): Promise<void> };
let product = 0;
let category = '';

beforeAll(async () => {
  const shop = { databaseUrl: inject('shopDatabase'), dataDir: path.dirname(inject('shopLog')) };
  gate = await startOpenSearchGate();
  web = await startSecondWeb(shop, {
    CATALOG_ENGINE: 'opensearch',
    OPENSEARCH_URL: gate.url,
    RENDERS_PER_MINUTE: '100000',
  });
  const tree = await data<{ slug: string; count: number; children: { slug: string }[] }[]>('/api/catalog/tree');
  category = tree[0]?.slug ?? '';
  // On a busy machine the first lists hit the adapter's own timeout.
  const listing = `/api/catalog/listing?category=${category}`;
  while ((await get(listing)).status !== 200);
  const { products } = await data<{ products: { id: number }[] }>(listing);
  product = products[0]?.id ?? 0;
});
afterAll(async () => {
  gate.fail(null);
  await web.stop();
  await gate.stop();
});

/** Every URL is requested once, since a cached page would not test the outage. */
let requestCount = 0;
const get = (path: string) =>
  fetch(web.origin + path, { redirect: 'manual', signal: AbortSignal.timeout(MAX_PAGE_MS) });
const data = async <T>(path: string) => ((await (await get(path)).json()) as { data: T }).data;
const warnings = async () => ((await (await get('/readyz')).json()) as { warnings: string[] }).warnings;
const CITIES = ['', '/astana', '/shymkent', '/aktau', '/atyrau', '/taraz', '/pavlodar'];
const city = () => CITIES[requestCount % CITIES.length] ?? '';

describe.each([
  ['answers 503', 503 as const],
  ['hangs', 'hang' as const],
])('a shop whose OpenSearch %s', (_, failure) => {
  beforeEach(() => {
    requestCount++;
    gate.fail(failure);
    return async () => {
      gate.fail(null);
      await expect.poll(warnings, { timeout: MAX_PAGE_MS }).not.toContain('search:unavailable');
    };
  });

  it('shows pages without a list, in both languages', async () => {
    for (const language of ['', '/kz']) {
      for (const path of ['/', `/p/${product}`, '/cart', '/check', '/gid-delivery', '/articles']) {
        const page = await get(`${language}${city()}${path === '/' && (language || city()) ? '' : path}`);
        expect([path, page.status]).toEqual([path, 200]);
        expect(await page.text()).toContain('<main');
      }
    }
  });

  it('returns an error page with Retry-After for lists, and a declared error for calls', async () => {
    for (const [language, title] of [
      ['', 'Каталог временно недоступен'],
      ['/kz', 'Каталог уақытша қолжетімсіз'],
    ] as const) {
      for (const path of [`/c/${category}?sort=new`, '/search?q=samsung']) {
        const page = await get(`${language}${city()}${path}`);
        expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '30']);
        const html = await page.text();
        expect(html).toContain(title);
        expect(html).toMatch(new RegExp(`<a[^>]* href="${`${language}${city()}` || '/'}" data-full=""`));
      }
    }
    for (const path of [`/api/catalog/listing?category=${category}`, '/api/catalog/suggest?q=sam']) {
      const response = await get(path);
      expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
        503,
        'search_unavailable',
      ]);
    }
    expect((await get(`/api/catalog/products/${product}/related`)).status).toBe(200);
  });

  it('shows the departments with their last known counts, and launches and promotions without their products', async () => {
    for (const path of ['/catalog', '/promos', '/landing-pages/apple-preorder', '/landing-pages/startsale-iphone'])
      for (const language of ['', '/kz'])
        expect([path, (await get(`${language}${city()}${path}`)).status]).toEqual([path, 200]);
    expect((await data<unknown[]>('/api/catalog/tree')).length).toBeGreaterThan(0);
  });

  it('stays ready, warns, and recovers without a restart', async () => {
    await get(`/c/${category}?sort=cheap&page=2`);
    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    expect(await warnings()).toContain('search:unavailable');
    gate.fail(null);
    await expect.poll(async () => (await get(`${city()}/c/${category}`)).status, { timeout: MAX_PAGE_MS }).toBe(200);
    expect(await warnings()).not.toContain('search:unavailable');
  });
});
