import { useEffect, useState } from 'react';
import type { AddressSuggestion } from '#contract/places/addresses.ts';
import type { Api } from '#web/calls/api.ts';

/** Debounces fast typing, ms. */
const DEBOUNCE_MS = 120;
/** One letter matches hundreds of streets. */
const MIN_QUERY_LENGTH = 2;

const NO_SUGGESTIONS: readonly AddressSuggestion[] = [];

/**
 * Suggests addresses for a typed street; the latest text wins. Without a response there are none: the address is valid
 * as text. `input` is null for no request; `city` overrides the page's city.
 */
export function useAddressSuggestions(api: Api, input: string | null, city?: string): readonly AddressSuggestion[] {
  const [suggestions, setSuggestions] = useState(NO_SUGGESTIONS);
  const query = input?.trim() ?? '';
  const text = city && query.length >= MIN_QUERY_LENGTH ? `${city}, ${query}` : query;
  useEffect(() => {
    if (text.length < MIN_QUERY_LENGTH) {
      setSuggestions(NO_SUGGESTIONS);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api('GET /api/addresses/suggest', { text }, { signal: controller.signal }).then(
        (response) => {
          if (!controller.signal.aborted) setSuggestions(response);
        },
        () => {
          if (!controller.signal.aborted) setSuggestions(NO_SUGGESTIONS);
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, text]);
  return suggestions;
}
