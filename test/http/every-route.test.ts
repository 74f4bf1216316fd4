import { beforeAll, describe, expect, test } from 'vitest';
import type { CategoryBranch, Listing } from '#contract/catalog/catalog.ts';
import type { ShopsPage } from '#contract/places/shops.ts';
import { routeEntries } from '#domain/urls/routes.ts';
import { request, fetchData, parseHead } from './requests.ts';

/** Routes that are closed in production or without a secret, and redirecting routes. */
const skippedRoutes = new Set(['/dev-panel', '/receipt/:id']);
/** Headers of a customer, since guests are redirected from the profile to the login. */
const customerHeaders = (route: string): Record<string, string> =>
  /^\/profile(?:\/|$)/.test(route) ? { cookie: 'customer_token=any' } : {};
/** Pages of one order: their data and heading load after the cached page. */
const isPersonal = (route: string) => /^\/(?:thanks|payment)\/:id$|^\/(?:upsell|profile)(?:\/|$)/.test(route);
const leadsOn = new Map([
  ...['/catalog/:id', '/category/:id', '/category/:id/:category', '/c/:category/:id', '/c/:category/:id/f/*'].map(
    (route) => [route, '/c/'] as const,
  ),
  ['/privacy-policy-page', '/privacy-policy'] as const,
]);
/** Info pages by path; one route pattern serves many (spec §2). */
const INFO = [
  ...[
    '',
    '-bonus',
    '-service',
    '-delivery',
    '-change',
    '-treaty',
    '-treaty/treaty',
    '-tenders',
    '-contacts',
    '-question',
  ],
  ...['-services', '-assistant', '-suppliers', '-wholesale', '-present-cart', '-about-company', '-for-landlords'],
  ...['-membership-in-euronics', '-change/exclusiveProduct/exclusive-product', '-dealers', '-rent'],
].map((rest) => `/gid${rest}`);
const ADDRESSES = [...routeEntries.map(({ path }) => path), ...INFO, '/privacy-policy-page'];

let parameters: Record<string, string> = {};

beforeAll(async () => {
  const leaf = (await fetchData<CategoryBranch[]>('/api/catalog/tree'))[0]!.children[0]!.children[0]!;
  const listing = await fetchData<Listing>(`/api/catalog/listing?category=${leaf.slug}`);
  const brand = listing.facets[0]!;
  const [promo] = await fetchData<{ id: string }[]>('/api/content/promos');
  const [article] = (await fetchData<{ articles: { slug: string }[] }>('/api/content/articles')).articles;
  const { shops } = await fetchData<ShopsPage>('/api/shops/of-city');
  parameters = {
    shop: shops[0]!.slug,
    category: leaf.slug,
    categoryId: String(leaf.id),
    product: String(listing.products[0]!.id),
    filters: `${brand.slug}/${brand.values[0]!.slug}`,
    article: article!.slug,
    promo: promo!.id,
  };
});

function example(route: string): string {
  return route
    .replace('/gid-:page/*', '/gid-treaty/treaty')
    .replace('/gid-:page', '/gid-bonus')
    .replace(/^\/p\/:id/, `/p/${parameters['product']}`)
    .replace(/^\/(catalog|category)\/:id/, `/$1/${parameters['categoryId']}`)
    .replace('/c/:category/:id', `/c/${parameters['category']}/${parameters['categoryId']}`)
    .replace(':category', parameters['category']!)
    .replace('/search/f/*', `/search/f/${parameters['filters']}?q=a`)
    .replace('*', parameters['filters']!)
    .replace('/privacy-:page', '/privacy-policy')
    .replace('/promos/p/:id', `/promos/p/${parameters['promo']}`)
    .replace('/shops/:slug', `/shops/${parameters['shop']}`)
    .replace('/holidays/:gifts/:gift', '/holidays/novyj-god/kofemashina')
    .replace('/holidays/:gifts', '/holidays/nauryz')
    .replace('/article/:keyword', '/article/monitor-dlya-raboty-i-igr')
    .replace('/promos/view-model', '/promos/view-model?id=galaxy-s25')
    .replace(':part', 'basket')
    .replace('/articles/:slug', `/articles/${parameters['article']}`)
    .replace(/^\/(thanks|payment|upsell|profile\/my-orders)\/:id/, '/$1/10000001')
    .replace(/:\w+/g, 'one');
}

describe('every URL of the specification', () => {
  test.each(ADDRESSES)("renders inside the shop's frame in both languages: %s", async (route) => {
    for (const [prefix, language] of [
      ['', 'ru'],
      ['/kz', 'kk'],
    ] as const) {
      const path = route === '/' ? prefix || '/' : prefix + example(route);
      let response = await request(path, customerHeaders(route));
      if (leadsOn.has(route)) {
        expect(response.status, path).toBe(301);
        expect(response.location, path).toMatch(new RegExp(`^${prefix}${leadsOn.get(route)}`));
        response = await request(response.location);
      }
      expect(response.status, path).toBe(skippedRoutes.has(route) ? 404 : 200);
      expect(parseHead(response.text).language, path).toBe(language);
      for (const part of ['<header', '<main', '<footer'])
        expect(response.text, `${path} without ${part}>`).toContain(part);
      expect(response.text.match(/<h1\b/g) ?? [], `${path}: one heading of the page`).toHaveLength(
        isPersonal(route) ? 0 : 1,
      );
      expect(response.text, path).toMatch(/<title>[^<]{4,}<\/title>/);
    }
  });
});
