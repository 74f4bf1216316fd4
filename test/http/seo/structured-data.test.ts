import { beforeAll, expect, test } from 'vitest';
import type { CategoryBranch, Listing } from '#contract/catalog/catalog.ts';
import type { ShopsPage } from '#contract/places/shops.ts';
import { request, fetchData } from '../requests.ts';

type Entity = Record<string, unknown> & { '@type': string };

/** Properties that search engines require per schema.org type: paths into it, `[]` for every element of a list. */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: [
    'name',
    'url',
    'logo',
    'foundingDate',
    'address.postalCode',
    'address.addressCountry',
    'contactPoint.[].contactType',
  ],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  BreadcrumbList: ['itemListElement.[].position', 'itemListElement.[].name', 'itemListElement.[].item'],
  Product: ['name', 'sku', 'image', 'brand.name', 'offers.price', 'offers.priceCurrency', 'offers.availability'],
  ItemList: ['itemListElement.[].position', 'itemListElement.[].url'],
  FAQPage: ['mainEntity.[].name', 'mainEntity.[].acceptedAnswer.text'],
  Article: ['headline', 'image', 'datePublished', 'author.name', 'publisher.name', 'mainEntityOfPage'],
  ElectronicsStore: [
    'name',
    'url',
    'image',
    'telephone',
    'address.streetAddress',
    'geo.latitude',
    'openingHoursSpecification.[].opens',
  ],
};

/** Expected schema.org types per page. */
const pages = new Map<string, readonly string[]>();
beforeAll(async () => {
  const leaf = (await fetchData<CategoryBranch[]>('/api/catalog/tree'))[0]!.children[0]!.children[0]!;
  const { products } = await fetchData<Listing>(`/api/catalog/listing?category=${leaf.slug}`);
  const { articles } = await fetchData<{ articles: { slug: string }[] }>('/api/content/articles');
  const { shops } = await fetchData<ShopsPage>('/api/shops/of-city');
  pages.set('/', ['Organization', 'WebSite']);
  pages.set(`/c/${leaf.slug}`, ['ItemList', 'BreadcrumbList']);
  pages.set(`/p/${products[0]!.id}`, ['Product', 'BreadcrumbList']);
  pages.set(`/articles/${articles[0]!.slug}`, ['Article', 'BreadcrumbList']);
  const [promo] = await fetchData<{ id: string }[]>('/api/content/promos');
  pages.set(`/promos/p/${promo!.id}`, ['BreadcrumbList']);
  pages.set('/shops', ['ItemList']);
  pages.set(`/shops/${shops[0]!.slug}`, ['ElectronicsStore', 'BreadcrumbList']);
  pages.set('/gid-question', ['FAQPage', 'BreadcrumbList']);
});

function readPath(entity: unknown, path: readonly string[]): unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) return [entity];
  if (step === '[]')
    return Array.isArray(entity) && entity.length > 0 ? entity.flatMap((item) => readPath(item, rest)) : [undefined];
  return readPath((entity as Record<string, unknown> | undefined)?.[step], rest);
}

const listEntities = (text: string): Entity[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Entity,
  );

test.each(['', '/kz'])('has complete structured data on pages with the prefix "%s"', async (prefix) => {
  for (const [path, kinds] of pages) {
    const { text } = await request(path === '/' ? prefix || '/' : prefix + path);
    const entities = listEntities(text);
    expect(
      entities.map((entity) => entity['@type']),
      path,
    ).toEqual(expect.arrayContaining([...kinds]));
    for (const entity of entities) {
      const required = REQUIRED[entity['@type']];
      expect(required, `${entity['@type']} of ${path} is in the table`).toBeDefined();
      for (const field of required!)
        expect(
          readPath(entity, field.split('.')).every((value) => value !== undefined && value !== '' && value !== null),
          `${field} of ${entity['@type']} on ${path}`,
        ).toBe(true);
      // Consumers of structured data need absolute URLs.
      expect(JSON.stringify(entity), path).not.toMatch(/"(?:url|item|image|logo)":"\//);
    }
  }
});

test('has an existing picture in link previews', async () => {
  for (const [path] of pages) {
    const { text } = await request(path);
    const image = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1];
    if (/^\/(?:p|c|articles|shops)\/./.test(path)) expect(image, path).toBeDefined();
    if (!image) continue;
    const response = await fetch(image);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      200,
      expect.stringMatching(/^image\/(?:jpeg|png)/),
    ]);
  }
});

test('has breadcrumbs that exist, in the language of the page and without its city', async () => {
  for (const [path, kinds] of pages) {
    if (!kinds.includes('BreadcrumbList')) continue;
    for (const prefix of ['/kz', '/astana']) {
      const { text } = await request(prefix + path);
      const crumbs = listEntities(text).find((entity) => entity['@type'] === 'BreadcrumbList');
      const urls = readPath(crumbs, ['itemListElement', '[]', 'item']) as string[];
      const pathnames = urls.map((url) => new URL(url).pathname);
      const base = prefix === '/kz' ? '/kz' : '';
      expect(pathnames[0], path).toBe(base || '/');
      expect(pathnames.at(-1), path).toBe(base + path);
      for (const pathname of pathnames) expect([pathname, (await request(pathname)).status]).toEqual([pathname, 200]);
    }
  }
});
