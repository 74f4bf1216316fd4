import { useEffect, useRef, useState } from 'react';
import type { Suggestions } from '#contract/catalog/catalog.ts';
import { ApiError, type Api } from '#web/calls/api.ts';
import { useShop } from '#web/state/shop-context.tsx';

/** Between two questions, so that quick typing asks for the last letters only; the first letter does not wait. */
const BETWEEN_MS = 80;

/** Suggestions that came last and the words they are for: the old ones stay until the new ones are there. */
export type Suggested = { words: string; found: Suggestions | null; offline: boolean };

const nothing: Suggested = { words: '', found: null, offline: false };

/**
 * Asks for suggestions while words are typed; an answer to older words never replaces a newer one, and without a
 * connection it asks again once there is one.
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

async function askPopular(api: Api): Promise<string[]> {
  try {
    return (await api('GET /api/catalog/popular-searches', {})).phrases;
  } catch {
    asked = null;
    return [];
  }
}

/** What people search for, asked once a page load; empty until it is known. */
export function usePopular(): readonly string[] {
  const { api } = useShop();
  const [popular, setPopular] = useState<readonly string[]>([]);
  useEffect(() => {
    void (asked ??= askPopular(api)).then(setPopular);
  }, [api]);
  return popular;
}
