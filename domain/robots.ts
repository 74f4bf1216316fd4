import type { Language } from './language.ts';
import { parseFilterPath } from './filter-path.ts';
import { queryValues } from './url-text.ts';

/** A page whose robots rule is asked: its unprefixed path and its query without `?`. */
export type RobotsPage = { path: string; query: string; language: Language };

// Outside the index and the sitemap with everything below them (decisions §2).
const closedRoutes = ['search', 'cart', 'checkout', 'check', 'compare', 'wishlist', 'profile', 'auth', 'order', 'error', 'dev-panel', 'r'];
const closedPrefixes = ['payment', 'thanks'];
const listingParameters = ['sort', 'page', 'per'];
const mostIndexedGroups = 2;

/**
 * Tells whether a page stays out of search engines: personal and service pages, more than two filter groups, any price
 * range, sort, page or page size; Kazakh pages unless the setting `seo.indexKazakh` is on (spec §2, decisions §2).
 */
export function isNoindex({ path, query, language }: RobotsPage, indexKazakh: boolean): boolean {
  if (language === 'kk' && !indexKazakh) return true;
  return !isIndexedRoute(path) || listingParameters.some((name) => queryValues(query, name).length > 0) || isNarrowListing(path);
}

/** Tells whether a route belongs into the sitemap at all. */
export function isIndexedRoute(path: string): boolean {
  const first = path.split('/')[1] ?? '';
  return !closedRoutes.includes(first) && !closedPrefixes.some((prefix) => first.startsWith(prefix));
}

/** Gives the `robots` meta content: the specification's `noindex, nofollow` for Kazakh, else pages keep their links followed. */
export function robotsContent(page: RobotsPage, indexKazakh: boolean): string | null {
  if (!isNoindex(page, indexKazakh)) return null;
  return page.language === 'kk' && !indexKazakh ? 'noindex, nofollow' : 'noindex, follow';
}

function isNarrowListing(path: string): boolean {
  const filters = /^\/c\/[^/]+(?:\/[^/]+)?\/f\/(.+)$/.exec(path)?.[1];
  const parsed = filters === undefined ? null : parseFilterPath(filters);
  return parsed !== null && (parsed.price !== undefined || parsed.filters.length > mostIndexedGroups);
}
