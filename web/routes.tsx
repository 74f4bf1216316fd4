import { wellFormed } from '#domain/url-text.ts';

/** One URL of the shop: its pattern and the file in `web/screens` that shows it. */
export type RouteEntry = { path: string; screen: string };

/**
 * Every URL of the specification (§2) and ours, without language and city prefix.
 * Screens named `section` are filled by their own features; until then they answer inside the shop's frame.
 */
export const routeEntries: RouteEntry[] = [
  { path: '/', screen: 'home' },
  { path: '/cart', screen: 'cart' },
  { path: '/check', screen: 'checkout' },
  { path: '/checkout', screen: 'checkout' },
  { path: '/compare', screen: 'compare' },
  { path: '/wishlist', screen: 'wishlist' },
  { path: '/trade-in', screen: 'section' },
  { path: '/search', screen: 'search' },
  { path: '/search/f/*', screen: 'search' },
  { path: '/catalog', screen: 'catalog' },
  { path: '/catalog/:id', screen: 'category-by-id' },
  { path: '/category/:id', screen: 'category-by-id' },
  { path: '/category/:id/:category', screen: 'category-by-id' },
  { path: '/c/:category', screen: 'category' },
  { path: '/c/:category/f/*', screen: 'category' },
  { path: '/c/:category/:id', screen: 'category' },
  { path: '/c/:category/:id/f/*', screen: 'category' },
  { path: '/p/:id', screen: 'product' },
  { path: '/order', screen: 'order' },
  { path: '/thanks/:id', screen: 'thanks' },
  { path: '/payment/:id', screen: 'payment' },
  { path: '/payment-call-operator', screen: 'payment-call-operator' },
  { path: '/auth', screen: 'section' },
  { path: '/shops', screen: 'shops' },
  { path: '/articles', screen: 'articles' },
  { path: '/articles/:slug', screen: 'article' },
  { path: '/error', screen: 'error' },
  { path: '/offline', screen: 'offline' },
  { path: '/maintenance', screen: 'maintenance' },
  { path: '/dev-panel', screen: 'dev-panel' },
  ...sections(
    '/yourPlatform',
    '/promos',
    '/promos/p/:id',
    '/promos/model',
    '/promos/view-model',
    '/holidays',
    '/holidays/:gifts',
    '/holidays/:gifts/:gift',
    '/gift-cards',
    '/gift-card-constructor',
    '/profile',
    '/profile/details',
    '/profile/my-keys',
    '/profile/my-gifts',
    '/profile/settings',
    '/profile/my-orders',
    '/profile/my-bonuses',
    '/profile/my-addresses',
    '/profile/my-giftcards',
    '/profile/my-complaints',
    '/service-centres',
    '/gid',
    '/gid-bonus',
    '/gid-service',
    '/gid-delivery',
    '/gid-change',
    '/gid-treaty',
    '/gid-treaty/treaty',
    '/gid-tenders',
    '/gid-contacts',
    '/gid-question',
    '/gid-services',
    '/gid-assistant',
    '/gid-suppliers',
    '/gid-wholesale',
    '/gid-present-cart',
    '/gid-about-company',
    '/gid-for-landlords',
    '/gid-membership-in-euronics',
    '/gid-change/exclusiveProduct/exclusive-product',
    '/privacy-policy',
    '/privacy-policy-page',
    '/upsell/:id',
    '/upsell/:id/:part',
    '/landing-pages/gaming',
    '/landing-pages/gaming/article/:keyword',
    '/landing-pages/apple-preorder',
    '/landing-pages/preorder-iphone',
    '/landing-pages/startsale-iphone',
  ),
];

function sections(...paths: string[]): RouteEntry[] {
  return paths.map((path) => ({ path, screen: 'section' }));
}

type Compiled = RouteEntry & { pattern: RegExp; names: string[] };

/** Patterns in order of precision: fixed words before parameters, parameters before the rest of a path. */
const compiled: Compiled[] = routeEntries
  .map((entry) => {
    const names = [...entry.path.matchAll(/:([a-zA-Z]+)|\/(\*)$/g)].map(([, name]) => name ?? '*');
    const pattern = entry.path.replace(/\/\*$/, '/(.+)').replace(/:[a-zA-Z]+/g, '([^/]+)');
    return { ...entry, names, pattern: new RegExp(`^${pattern}$`) };
  })
  .sort((a, b) => vagueness(a.path) - vagueness(b.path));

function vagueness(path: string): number {
  return (path.endsWith('/*') ? 1 : 0) + path.split(':').length - 1;
}

/** Screen and parameters of an unprefixed path; null too when the path cannot be decoded. */
export function matchRoute(path: string): { screen: string; path: string; params: Record<string, string> } | null {
  if (!wellFormed(path)) return null;
  for (const { pattern, names, screen, path: route } of compiled) {
    const found = pattern.exec(path);
    if (found)
      return {
        screen,
        path: route,
        params: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')])),
      };
  }
  return null;
}

/** Tells whether an unprefixed path belongs to the shop; `/r/{id}` is answered before pages are. */
export function isRoute(path: string): boolean {
  return /^\/r\/[^/]+$/.test(path) || compiled.some(({ pattern }) => pattern.test(path));
}

/** Pattern of the route a path belongs to, for pages that share a screen. */
export function routePattern(path: string): string | undefined {
  return matchRoute(path)?.path;
}
