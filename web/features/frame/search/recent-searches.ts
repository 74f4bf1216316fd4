import type { Api } from '#web/calls/api.ts';
import { saveStored, readStored } from '#web/state/tabs/store.ts';

const RECENT_SEARCHES_KEY = 'recent-searches';
const MAX_STORED = 8;

/** Recent searches in this browser, latest first. */
export function readRecentSearches(): string[] {
  const stored = readStored(RECENT_SEARCHES_KEY);
  return Array.isArray(stored)
    ? stored.filter((query): query is string => typeof query === 'string').slice(0, MAX_STORED)
    : [];
}

/** Removes one search, or all; returns the rest. */
export function removeRecentSearches(query?: string): string[] {
  const remaining = query === undefined ? [] : readRecentSearches().filter((otherQuery) => otherQuery !== query);
  saveStored(RECENT_SEARCHES_KEY, remaining);
  return remaining;
}

/** Stores a search and counts it on the server without waiting. */
export function recordSearch(api: Api, query: string): void {
  saveStored(
    RECENT_SEARCHES_KEY,
    [query, ...readRecentSearches().filter((otherQuery) => otherQuery !== query)].slice(0, MAX_STORED),
  );
  api('POST /api/catalog/searches', { q: query }).catch(() => {});
}
