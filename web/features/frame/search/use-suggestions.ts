import { useEffect, useRef, useState } from 'react';
import type { Suggestions } from '#contract/catalog/catalog.ts';
import { ApiError, type Api } from '#web/calls/api.ts';
import { useShop } from '#web/state/shop-context.tsx';

/** Debounce between requests, ms; the first letter is sent at once. */
const BETWEEN_MS = 80;

/** Latest suggestions with their query: old ones stay until new ones arrive. */
export type Suggested = { words: string; found: Suggestions | null; offline: boolean };

const nothing: Suggested = { words: '', found: null, offline: false };

/**
 * Requests suggestions while typing. An outdated response never replaces a newer one; offline requests are repeated
 * after reconnecting.
 */
export function useSuggestions(words: string): Suggested {
  const { api } = useShop();
  const [suggested, setSuggested] = useState(nothing);
  const known = useRef(new Map<string, Suggestions>());
  const askedAt = useRef(0);
  useEffect(() => {
    const kept = known.current.get(words);
    if (!words || kept) {
      setSuggested(kept ? { words, found: kept, offline: false } : nothing);
      return;
    }
    const abort = new AbortController();
    const { signal } = abort;
    const ask = () => {
      askedAt.current = performance.now();
      api('GET /api/catalog/suggest', { q: words }, { signal }).then(
        (found) => {
          if (signal.aborted) return;
          known.current.set(words, found);
          setSuggested({ words, found, offline: false });
        },
        (error: unknown) => {
          if (!signal.aborted && error instanceof ApiError && error.error === 'offline')
            setSuggested((last) => ({ ...last, offline: true }));
        },
      );
    };
    const timer = setTimeout(ask, Math.max(0, askedAt.current + BETWEEN_MS - performance.now()));
    addEventListener('online', ask, { signal });
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, words]);
  return suggested;
}

let asked: Promise<string[]> | null = null;

async function loadPopular(api: Api): Promise<string[]> {
  try {
    return (await api('GET /api/catalog/popular-searches', {})).phrases;
  } catch {
    asked = null;
    return [];
  }
}

/** Popular searches, loaded once per page load; empty until then. */
export function usePopular(): readonly string[] {
  const { api } = useShop();
  const [popular, setPopular] = useState<readonly string[]>([]);
  useEffect(() => {
    void (asked ??= loadPopular(api)).then(setPopular);
  }, [api]);
  return popular;
}
