import type { Api } from '#web/calls/api.ts';
import { saveStored, readStored } from '#web/state/tabs/store.ts';

const KEY = 'recent-searches';
const MAX_STORED = 8;

/** Recent searches in this browser, latest first. */
export function recentSearches(): string[] {
  const stored = readStored(KEY);
  return Array.isArray(stored)
    ? stored.filter((words): words is string => typeof words === 'string').slice(0, MAX_STORED)
    : [];
}

/** Removes one search, or all; returns the rest. */
export function removeRecentSearches(words?: string): string[] {
  const remaining = words === undefined ? [] : recentSearches().filter((other) => other !== words);
  saveStored(KEY, remaining);
  return remaining;
}

/** Stores a search and counts it on the server without waiting. */
export function recordSearch(api: Api, words: string): void {
  saveStored(KEY, [words, ...recentSearches().filter((other) => other !== words)].slice(0, MAX_STORED));
  api('POST /api/catalog/searches', { q: words }).catch(() => {});
}
