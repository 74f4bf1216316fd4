import type { Api } from '#web/calls/api.ts';
import { keep, readKept } from '#web/state/tabs/store.ts';

const KEY = 'recent-searches';
const MAX_KEPT = 8;

/** Searches this person has run in this browser, the latest first. */
export function ownSearches(): string[] {
  const kept = readKept<unknown>(KEY);
  return Array.isArray(kept)
    ? kept.filter((words): words is string => typeof words === 'string').slice(0, MAX_KEPT)
    : [];
}

/** Forgets one search, or all of them; returns what is left. */
export function forgetSearch(words?: string): string[] {
  const left = words === undefined ? [] : ownSearches().filter((other) => other !== words);
  keep(KEY, left);
  return left;
}

/** Remembers a search that was just run, and lets the shop count it; nothing waits for the answer. */
export function noteSearch(api: Api, words: string): void {
  keep(KEY, [words, ...ownSearches().filter((other) => other !== words)].slice(0, MAX_KEPT));
  api('POST /api/catalog/searches', { q: words }).catch(() => {});
}
