import { beforeAll, describe, expect, test } from 'vitest';
import type { CategoryBranch, Listing } from '#contract/catalog/catalog.ts';
import { request, fetchData, parseHead, findLinks } from '../requests.ts';

let product = 0;
let category = '';
let filters: string[] = [];

beforeAll(async () => {
  const tree = await fetchData<CategoryBranch[]>('/api/catalog/tree');
  category = tree[0]!.children[0]!.children[0]!.slug;
  const listing = await fetchData<Listing>(`/api/catalog/listing?category=${category}`);
  product = listing.products[0]!.id;
  filters = listing.facets
    .filter(({ values }) => values.some(({ count }) => count > 0))
    .map(({ slug, values }) => `${slug}/${values.find(({ count }) => count > 0)!.slug}`);
});

const pages = (): [path: string, canonical: string][] => [
  ['/', '/'],
  ['/catalog', '/catalog'],
  ['/shops', '/shops'],
  ['/check', '/checkout'],
  ['/gid-delivery', '/gid-delivery'],
  [`/p/${product}`, `/p/${product}`],
  [`/c/${category}`, `/c/${category}`],
  [`/c/${category}?page=2`, `/c/${category}?page=2`],
  [`/c/${category}/f/${filters[1]}`, `/c/${category}/f/${filters[1]}`],
  // Popular filters have their own URL.
  ['/c/televizory/55-dyujmov', '/c/televizory/55-dyujmov'],
  ['/c/televizory/f/diagonal-ekrana/55-55', '/c/televizory/55-dyujmov'],
  ['/c/televizory/55-dyujmov?page=2', '/c/televizory/55-dyujmov?page=2'],
];

test('omits the city from canonical and alternate URLs in every language and city', async () => {
  for (const [path, canonical] of pages()) {
    const kazakh = canonical === '/' ? '/kz' : `/kz${canonical}`;
    for (const prefix of ['', '/astana', '/kz', '/kz/astana']) {
      const { status, text } = await request(path === '/' ? prefix || '/' : prefix + path);
      expect(status, prefix + path).toBe(200);
      const head = parseHead(text);
      const isKazakh = prefix.startsWith('/kz');
      expect(head, prefix + path).toMatchObject({
        language: isKazakh ? 'kk' : 'ru',
        canonical: [isKazakh ? kazakh : canonical],
        alternates: { 'x-default': canonical, ru: canonical, kk: kazakh },
      });
      expect(head.title.length, prefix + path).toBeGreaterThan(5);
      if (isKazakh) expect(head.robots, prefix + path).toBe('noindex, nofollow');
    }
  }
});

describe('robots', () => {
  test('allow indexing public pages in Russian', async () => {
    for (const path of [
      '/',
      '/catalog',
      '/shops',
      `/p/${product}`,
      `/c/${category}`,
      '/c/televizory/55-dyujmov',
      '/c/televizory/f/diagonal-ekrana/55-55',
    ]) {
      expect(parseHead((await request(path)).text).robots, path).toBe('');
    }
  });
  test('forbid indexing personal pages, searches and narrowly filtered listings', async () => {
    const unindexedPaths = [
      '/search?q=tv',
      '/cart',
      '/checkout',
      '/check',
      '/compare',
      '/wishlist',
      '/profile',
      '/profile/my-orders',
      '/payment/10000001',
      '/payment-call-operator',
      '/thanks/10000001',
      '/auth',
      '/order',
      '/error',
      `/c/${category}?sort=cheap`,
      `/c/${category}?per=48`,
      `/c/${category}/f/price/1-900000`,
      `/c/${category}/f/${filters[1]}`,
      `/c/${category}/f/${filters.slice(0, 3).join('/')}`,
      '/c/televizory/55-dyujmov?sort=cheap',
    ];
    for (const path of unindexedPaths) {
      // Guests are redirected from the profile to the login.
      const { status, text } = await request(path, { cookie: 'customer_token=any' });
      expect(status, path).toBe(200);
      expect(parseHead(text).robots, path).toMatch(/^noindex/);
    }
  });
});

test('omits the default city from links, and keeps any other city and language', async () => {
  const unscopedFiles = /^\/(?:i\/|assets\/|banners\/)/;
  for (const path of ['/', `/p/${product}`, `/c/${category}`, '/kz', `/kz/c/${category}`]) {
    expect(
      findLinks((await request(path)).text).filter((href) => href.includes('/almaty')),
      path,
    ).toEqual([]);
  }
  for (const prefix of ['/astana', '/kz/astana']) {
    const links = findLinks((await request(`${prefix}/c/${category}`)).text).filter(
      (href) => !unscopedFiles.test(href),
    );
    expect(links.length).toBeGreaterThan(30);
    expect(
      links.filter((href) => href !== prefix && !href.startsWith(`${prefix}/`) && !href.startsWith(`${prefix}?`)),
    ).toEqual([]);
  }
});

test('redirects reordered filters once to their canonical order', async () => {
  const listing = await fetchData<Listing>(
    `/api/catalog/listing?category=${category}&filters=${encodeURIComponent(filters.slice(0, 2).toReversed().join('/'))}`,
  );
  const response = await request(`/kz/astana/c/${category}/f/${filters.slice(0, 2).toReversed().join('/')}?sort=cheap`);
  expect([response.status, response.location]).toEqual([
    301,
    `/kz/astana/c/${category}/f/${listing.filters}?sort=cheap`,
  ]);
  expect((await request(response.location)).status).toBe(200);
});

test('includes structured data for lists, products and breadcrumbs', async () => {
  const list = parseHead((await request(`/c/${category}`)).text).jsonLd.find(
    (candidate) => candidate['@type'] === 'ItemList',
  ) as {
    itemListElement: unknown[];
  };
  expect(list.itemListElement).toHaveLength(24);
  expect(parseHead((await request('/search?q=samsung')).text).jsonLd.map((item) => item['@type'])).toContain(
    'ItemList',
  );
  const jsonLd = parseHead((await request(`/p/${product}`)).text).jsonLd;
  expect(jsonLd.map((item) => item['@type'])).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
  expect(jsonLd.find((candidate) => candidate['@type'] === 'Product')).toMatchObject({
    sku: expect.any(String),
    offers: {
      priceCurrency: 'KZT',
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock|OnlineOnly|PreOrder)$/),
    },
  });
});

test('gives a popular-filter page its own title, heading and links to siblings and its category', async () => {
  for (const [prefix, title] of [
    ['', 'Телевизоры 55 дюймов'],
    ['/kz', '55 дюймдік теледидарлар'],
  ] as const) {
    const { text } = await request(`${prefix}/c/televizory/55-dyujmov`);
    const { jsonLd, title: pageTitle } = parseHead(text);
    expect(pageTitle).toContain(title);
    expect(text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(jsonLd.map((element) => element['@type'])).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']));
    const crumbs = jsonLd.find((candidate) => candidate['@type'] === 'BreadcrumbList') as {
      itemListElement: { item: string }[];
    };
    expect(new URL(crumbs.itemListElement.at(-1)!.item).pathname).toBe(`${prefix}/c/televizory/55-dyujmov`);
    const links = findLinks(text);
    expect(links).toEqual(expect.arrayContaining([`${prefix}/c/televizory`, `${prefix}/c/televizory/65-dyujmov`]));
    expect(findLinks((await request(`${prefix}/c/televizory`)).text)).toContain(`${prefix}/c/televizory/55-dyujmov`);
  }
});

test('applies the gaming theme to its whole landing page', async () => {
  expect((await request('/landing-pages/gaming')).text).toMatch(/<html [^>]*data-theme="gaming"/);
});

test('lists only existing, indexable pages in robots.txt and the sitemap', async () => {
  const robots = (await request('/robots.txt')).text;
  expect(robots).toMatch(/Disallow: \/cart\n/);
  expect(robots).toContain('/sitemap.xml');
  const fetchPaths = async (path: string) =>
    [...(await request(path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname);
  const files = await fetchPaths('/sitemap.xml');
  const paths = (await Promise.all(files.map(fetchPaths))).flat();
  expect(paths.length).toBeGreaterThan(3_000);
  expect(paths).toEqual(expect.arrayContaining(['/gift-cards', '/gift-card-constructor', '/trade-in']));
  expect(paths.filter((path) => /^\/(kz|search|cart|check|profile|auth|thanks|payment)/.test(path))).toEqual([]);
  const sample = [
    ...paths.filter((path) => !path.startsWith('/p/')).slice(0, 40),
    ...paths.filter((_, index) => index % 700 === 0),
  ];
  const broken: string[] = [];
  for (const path of new Set(sample)) {
    const { status, text } = await request(path);
    if (status !== 200 || parseHead(text).robots !== '') broken.push(`${status} ${parseHead(text).robots} ${path}`);
  }
  expect(broken).toEqual([]);
});
