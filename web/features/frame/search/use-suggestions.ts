import { useEffect, useRef, useState } from 'react';
import type { Suggestions } from '#contract/catalog/catalog.ts';
import { ApiError, type Api } from '#web/calls/api.ts';
import { useShop } from '#web/state/shop-context.tsx';

/** Debounce between requests, ms; the first letter is sent at once. */
const BETWEEN_MS = 80;

/** Latest suggestions with their query: old ones stay until new ones arrive. */
export type SuggestionState = { words: string; found: Suggestions | null; offline: boolean };

const EMPTY: SuggestionState = { words: '', found: null, offline: false };

/**
 * Requests suggestions while typing. An outdated response never replaces a newer one; offline requests are repeated
 * after reconnecting.
 */
export function useSuggestions(words: string): SuggestionState {
  const { api } = useShop();
  const [suggested, setSuggested] = useState(EMPTY);
  const cache = useRef(new Map<string, Suggestions>());
  const requestedAt = useRef(0);
  useEffect(() => {
    const cached = cache.current.get(words);
    if (!words || cached) {
      setSuggested(cached ? { words, found: cached, offline: false } : EMPTY);
      return;
    }
    const abort = new AbortController();
    const { signal } = abort;
    const request = () => {
      requestedAt.current = performance.now();
      api('GET /api/catalog/suggest', { q: words }, { signal }).then(
        (found) => {
          if (signal.aborted) return;
          cache.current.set(words, found);
          setSuggested({ words, found, offline: false });
        },
        (error: unknown) => {
          if (!signal.aborted && error instanceof ApiError && error.error === 'offline')
            setSuggested((last) => ({ ...last, offline: true }));
        },
      );
    };
    const timer = setTimeout(request, Math.max(0, requestedAt.current + BETWEEN_MS - performance.now()));
    addEventListener('online', request, { signal });
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, words]);
  return suggested;
}

let popularRequest: Promise<string[]> | null = null;

async function loadPopular(api: Api): Promise<string[]> {
  try {
    return (await api('GET /api/catalog/popular-searches', {})).phrases;
  } catch {
    popularRequest = null;
    return [];
  }
}

/** Popular searches, loaded once per page load; empty until then. */
export function usePopular(): readonly string[] {
  const { api } = useShop();
  const [popular, setPopular] = useState<readonly string[]>([]);
  useEffect(() => {
    void (popularRequest ??= loadPopular(api)).then(setPopular);
  }, [api]);
  return popular;
}
