import { useEffect, useRef, useState } from 'react';
import type { Suggestions } from '#contract/catalog/catalog.ts';
import { ApiError, type Api } from '#web/calls/api.ts';
import { useShop } from '#web/state/shop-context.tsx';

/** Minimum time between requests, ms; the first letter is sent at once. */
const REQUEST_INTERVAL_MS = 80;

/** Latest suggestions with their query: old ones stay until new ones arrive. */
export type SuggestionState = { query: string; suggestions: Suggestions | null; isOffline: boolean };

const NO_SUGGESTIONS: SuggestionState = { query: '', suggestions: null, isOffline: false };

/**
 * Requests suggestions while typing. An outdated response never replaces a newer one; offline requests are repeated
 * after reconnecting.
 */
export function useSuggestions(query: string): SuggestionState {
  const { api } = useShop();
  const [state, setState] = useState(NO_SUGGESTIONS);
  const cache = useRef(new Map<string, Suggestions>());
  const requestedAt = useRef(0);
  useEffect(() => {
    const cached = cache.current.get(query);
    if (!query || cached) {
      setState(cached ? { query, suggestions: cached, isOffline: false } : NO_SUGGESTIONS);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const request = () => {
      requestedAt.current = performance.now();
      api('GET /api/catalog/suggest', { q: query }, { signal }).then(
        (suggestions) => {
          if (signal.aborted) return;
          cache.current.set(query, suggestions);
          setState({ query, suggestions, isOffline: false });
        },
        (error: unknown) => {
          if (!signal.aborted && error instanceof ApiError && error.error === 'offline')
            setState((current) => ({ ...current, isOffline: true }));
        },
      );
    };
    const timer = setTimeout(request, Math.max(0, requestedAt.current + REQUEST_INTERVAL_MS - performance.now()));
    addEventListener('online', request, { signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, query]);
  return state;
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
export function usePopularSearches(): readonly string[] {
  const { api } = useShop();
  const [popular, setPopular] = useState<readonly string[]>([]);
  useEffect(() => {
    void (popularRequest ??= loadPopular(api)).then(setPopular);
  }, [api]);
  return popular;
}
