import { SETUP_PARTS } from '../catalog/setup-parts.ts';
import { parseQuery, queryText, isWellFormed } from './url-text.ts';

/**
 * How search engines treat a query parameter: `page` is a separate page, kept in the canonical URL; `view` is another
 * view of the same page, not indexed.
 */
type QueryName = 'page' | 'view';

/**
 * A URL of the shop: its pattern, its screen in `web/screens`, and its allowed query parameters. Others never reach a
 * loader, the page cache or the canonical URL. `access` is the `auth` rule of the specification: guests are sent to
 * login first.
 */
export type RouteEntry = { path: string; screen: string; query?: Record<string, QueryName>; access?: 'auth' };

const LIST = {
  exact: 'view',
  models: 'view',
  more: 'view',
  page: 'page',
  per: 'view',
  sort: 'view',
  stock: 'view',
} as const;
/** A signed link that previews an unpublished text, or the home page at another moment. */
const PREVIEW = { preview: 'view' } as const;
/** Criteria of a gift search. */
const GIFT_WISH = { age: 'view', budget: 'view', interest: 'view', whom: 'view' } as const;
const SEARCH = { ...LIST, q: 'view' } as const;

/** All URLs of the specification (§2) and our own, without language and city prefix. */
export const routeEntries: RouteEntry[] = [
  { path: '/', screen: 'home', query: PREVIEW },
  { path: '/cart', screen: 'cart' },
  { path: '/check', screen: 'checkout' },
  { path: '/checkout', screen: 'checkout' },
  { path: '/compare', screen: 'compare', query: { category: 'view', ids: 'view' } },
  { path: '/wishlist', screen: 'wishlist' },
  { path: '/search', screen: 'search', query: SEARCH },
  { path: '/search/f/*', screen: 'search', query: SEARCH },
  { path: '/catalog', screen: 'catalog' },
  { path: '/catalog/:id', screen: 'category-by-id' },
  { path: '/category/:id', screen: 'category-by-id' },
  { path: '/category/:id/:category', screen: 'category-by-id' },
  { path: '/c/:category', screen: 'category', query: LIST },
  { path: '/c/:category/f/*', screen: 'category', query: LIST },
  { path: '/c/:category/:id', screen: 'category', query: LIST },
  { path: '/c/:category/:id/f/*', screen: 'category', query: LIST },
  { path: '/p/:id', screen: 'product' },
  { path: '/gift-cards', screen: 'gift-cards' },
  { path: '/trade-in', screen: 'trade-in' },
  { path: '/gift-card-constructor', screen: 'gift-card-constructor', query: { design: 'view' } },
  { path: '/order', screen: 'order' },
  { path: '/receipt/:id', screen: 'receipt' },
  { path: '/thanks/:id', screen: 'thanks' },
  { path: '/payment/:id', screen: 'payment' },
  { path: '/upsell/:id', screen: 'upsell' },
  { path: '/upsell/:id/:part', screen: 'upsell', query: { product: 'view' } },
  { path: '/payment-call-operator', screen: 'payment-call-operator' },
  { path: '/auth', screen: 'auth' },
  { path: '/profile', screen: 'profile-overview', access: 'auth' },
  { path: '/profile/details', screen: 'profile-details', access: 'auth' },
  { path: '/profile/my-orders', screen: 'profile-orders', query: { tab: 'view' }, access: 'auth' },
  { path: '/profile/my-orders/:id', screen: 'profile-order', access: 'auth' },
  { path: '/profile/my-addresses', screen: 'my-addresses', access: 'auth' },
  { path: '/profile/my-bonuses', screen: 'profile-bonuses', access: 'auth' },
  { path: '/profile/my-giftcards', screen: 'profile-gift-cards', query: { bought: 'view' }, access: 'auth' },
  { path: '/profile/my-gifts', screen: 'profile-gifts', access: 'auth' },
  { path: '/profile/my-keys', screen: 'profile-keys', access: 'auth' },
  { path: '/profile/my-reviews', screen: 'profile-reviews', access: 'auth' },
  { path: '/profile/my-complaints', screen: 'profile-complaints', access: 'auth' },
  { path: '/profile/settings', screen: 'profile-settings', access: 'auth' },
  { path: '/shops', screen: 'shops', query: { open: 'view', product: 'view', service: 'view', today: 'view' } },
  { path: '/shops/:slug', screen: 'shop', query: { page: 'view', q: 'view' } },
  { path: '/articles', screen: 'articles', query: { q: 'view', topic: 'view' } },
  { path: '/articles/:slug', screen: 'article', query: PREVIEW },
  { path: '/promos', screen: 'promos' },
  { path: '/promos/p/:id', screen: 'promo', query: PREVIEW },
  { path: '/promos/model', screen: 'promo-models' },
  { path: '/promos/view-model', screen: 'promo-model', query: { id: 'page' } },
  { path: '/holidays', screen: 'holidays', query: GIFT_WISH },
  { path: '/holidays/:gifts', screen: 'holiday', query: { ...GIFT_WISH, ...PREVIEW } },
  { path: '/holidays/:gifts/:gift', screen: 'gift', query: PREVIEW },
  {
    path: '/landing-pages/gaming',
    screen: 'gaming',
    query: Object.fromEntries(SETUP_PARTS.map((part) => [part, 'view' as const])),
  },
  { path: '/landing-pages/gaming/article/:keyword', screen: 'gaming-article' },
  { path: '/landing-pages/apple-preorder', screen: 'apple-preorder' },
  { path: '/landing-pages/preorder-iphone', screen: 'preorder', query: PREVIEW },
  { path: '/landing-pages/startsale-iphone', screen: 'sale-start' },
  { path: '/error', screen: 'error', query: { reason: 'view' } },
  { path: '/offline', screen: 'offline' },
  { path: '/maintenance', screen: 'maintenance' },
  { path: '/dev-panel', screen: 'dev-panel' },
  { path: '/trial-inbox', screen: 'trial-inbox' },
  // Information pages are found by URL; without a text they are missing.
  ...['yourPlatform', 'gid', 'gid-:page', 'gid-:page/*', 'privacy-:page', 'consent'].map((path) => ({
    path: `/${path}`,
    screen: 'info',
    query: PREVIEW,
  })),
];

type Compiled = RouteEntry & { pattern: RegExp; names: string[] };

/** Patterns, most specific first: fixed words, then parameters, then wildcards. */
const compiled: Compiled[] = routeEntries
  .map((entry) => {
    const names = [...entry.path.matchAll(/:([a-zA-Z]+)|\/(\*)$/g)].map(([, name]) => name ?? '*');
    const pattern = entry.path.replace(/\/\*$/, '/(.+)').replace(/:[a-zA-Z]+/g, '([^/]+)');
    return { ...entry, names, pattern: new RegExp(`^${pattern}$`) };
  })
  .sort((a, b) => wildcardScore(a.path) - wildcardScore(b.path));

function wildcardScore(path: string): number {
  return (path.endsWith('/*') ? 1 : 0) + path.split(':').length - 1;
}

/** A matched route with its parameters. */
export type RouteMatch = Required<Omit<RouteEntry, 'access'>> & {
  access: 'auth' | null;
  params: Record<string, string>;
};

/** Returns the route and parameters of an unprefixed path; null when none matches or it cannot be decoded. */
export function matchRoute(path: string): RouteMatch | null {
  // Called many times per page, so the last match is cached.
  if (lastMatch.path !== path) lastMatch = { path, match: findRoute(path) };
  return lastMatch.match;
}

let lastMatch: { path: string; match: RouteMatch | null } = { path: '', match: null };

function findRoute(path: string): RouteMatch | null {
  if (!isWellFormed(path)) return null;
  for (const { pattern, names, screen, path: route, query = {}, access = null } of compiled) {
    const found = pattern.exec(path);
    if (found)
      return {
        screen,
        path: route,
        query,
        access,
        params: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')])),
      };
  }
  return null;
}

/**
 * Normalizes a page's query for its cache key, including `?`: known parameters with a value, sorted, without
 * duplicates; no number for the first page. `canonical` is the part kept in the canonical URL; `indexed` is whether
 * search engines may index this view.
 */
export function pageQuery(path: string, query: string): { text: string; canonical: string; indexed: boolean } {
  const known = Object.entries(matchRoute(path)?.query ?? {});
  const values = query === '' ? {} : parseQuery(query);
  const keptParameters = known
    .map(([name, kind]) => ({ name, kind, value: kind === 'page' && values[name] === '1' ? '' : (values[name] ?? '') }))
    .filter(({ value }) => value !== '')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const textOf = (names: typeof keptParameters) =>
    queryText(Object.fromEntries(names.map(({ name, value }) => [name, value])));
  return {
    text: textOf(keptParameters),
    canonical: textOf(keptParameters.filter(({ kind }) => kind === 'page')),
    indexed: keptParameters.every(({ kind }) => kind === 'page'),
  };
}

/** Returns whether an unprefixed path belongs to the shop; `/r/{id}` is handled before pages. */
export function isRoute(path: string): boolean {
  return /^\/r\/[^/]+$/.test(path) || compiled.some(({ pattern }) => pattern.test(path));
}

/** Returns whether an unprefixed path requires login. */
export const isForCustomers = (path: string): boolean => matchRoute(path)?.access === 'auth';
