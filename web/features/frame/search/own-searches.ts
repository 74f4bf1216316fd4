import type { Api } from '#web/calls/api.ts';
import { keep, readKept } from '#web/state/tabs/store.ts';

const KEY = 'recent-searches';
const MAX_KEPT = 8;

/** Recent searches in this browser, latest first. */
export function ownSearches(): string[] {
  const kept = readKept(KEY);
  return Array.isArray(kept)
    ? kept.filter((words): words is string => typeof words === 'string').slice(0, MAX_KEPT)
    : [];
}

/** Removes one search, or all; returns the rest. */
export function forgetSearch(words?: string): string[] {
  const left = words === undefined ? [] : ownSearches().filter((other) => other !== words);
  keep(KEY, left);
  return left;
}

/** Stores a search and counts it on the server without waiting. */
export function recordSearch(api: Api, words: string): void {
  keep(KEY, [words, ...ownSearches().filter((other) => other !== words)].slice(0, MAX_KEPT));
  api('POST /api/catalog/searches', { q: words }).catch(() => {});
}
