import { useEffect, useState } from 'react';
import type { AddressSuggestion } from '#contract/places/addresses.ts';
import type { Api } from '#web/calls/api.ts';

/** Debounces fast typing, ms. */
const PAUSE_MS = 120;
/** One letter matches hundreds of streets. */
const SHORTEST = 2;

const NONE: readonly AddressSuggestion[] = [];

/**
 * Suggests addresses for a typed street; the latest text wins. Without a response there are none: the address is valid
 * as text. `asked` is null for no request; `city` overrides the page's city.
 */
export function useAddressSuggestions(api: Api, asked: string | null, city?: string): readonly AddressSuggestion[] {
  const [found, setFound] = useState(NONE);
  const typed = asked?.trim() ?? '';
  const text = city && typed.length >= SHORTEST ? `${city}, ${typed}` : typed;
  useEffect(() => {
    if (text.length < SHORTEST) {
      setFound(NONE);
      return;
    }
    const gone = new AbortController();
    const timer = setTimeout(() => {
      api('GET /api/addresses/suggest', { text }, { signal: gone.signal }).then(
        (answer) => {
          if (!gone.signal.aborted) setFound(answer);
        },
        () => {
          if (!gone.signal.aborted) setFound(NONE);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [api, text]);
  return found;
}
