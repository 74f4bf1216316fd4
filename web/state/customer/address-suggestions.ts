import { useEffect, useState } from 'react';
import type { AddressSuggestion } from '#contract/places/addresses.ts';
import type { Api } from '#web/calls/api.ts';

/** Debounces fast typing, ms. */
const PAUSE_MS = 120;
/** One letter matches hundreds of streets. */
const MIN_LENGTH = 2;

const NONE: readonly AddressSuggestion[] = [];

/**
 * Suggests addresses for a typed street; the latest text wins. Without a response there are none: the address is valid
 * as text. `input` is null for no request; `city` overrides the page's city.
 */
export function useAddressSuggestions(api: Api, input: string | null, city?: string): readonly AddressSuggestion[] {
  const [found, setFound] = useState(NONE);
  const typed = input?.trim() ?? '';
  const text = city && typed.length >= MIN_LENGTH ? `${city}, ${typed}` : typed;
  useEffect(() => {
    if (text.length < MIN_LENGTH) {
      setFound(NONE);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api('GET /api/addresses/suggest', { text }, { signal: controller.signal }).then(
        (answer) => {
          if (!controller.signal.aborted) setFound(answer);
        },
        () => {
          if (!controller.signal.aborted) setFound(NONE);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, text]);
  return found;
}
