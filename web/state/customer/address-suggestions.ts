import { useEffect, useState } from 'react';
import type { AddressSuggestion } from '#contract/places/addresses.ts';
import type { Api } from '#web/calls/api.ts';

/** Fast typing asks once for several letters. */
const PAUSE_MS = 120;
/** One letter begins hundreds of streets. */
const SHORTEST = 2;

const NONE: readonly AddressSuggestion[] = [];

/**
 * Follows a typed street with addresses of the city that it may begin; the last text wins, and where nothing answers
 * there are none: the address is good as text. `asked` is null while nothing is to be asked; `city` is another than the
 * page's.
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
