import { MAP_TOKEN_WAIT_MS } from '#domain/addresses/geocoding-limits.ts';

/** Provides the key of the external map's script. */
export type MapToken = { get(): Promise<string> };

/**
 * Holds the map service's token (spec §4), initially the built-in default. One refresh runs at a time; a second caller
 * waits 50 ms and takes the new value if it has arrived. A failed refresh or an empty response keeps the token and
 * calls `onFailure` once.
 */
export function createMapToken(
  fetchToken: () => Promise<string>,
  {
    initial = '',
    pause = wait,
    onFailure = () => {},
  }: { initial?: string; pause?: (ms: number) => Promise<void>; onFailure?: (error?: unknown) => void } = {},
): MapToken {
  let token = initial;
  let isRefreshing = false;
  return {
    async get() {
      if (isRefreshing) {
        await pause(MAP_TOKEN_WAIT_MS);
        return token;
      }
      isRefreshing = true;
      try {
        const fetched = await fetchToken();
        if (fetched === '') onFailure();
        else token = fetched;
      } catch (error) {
        onFailure(error);
      } finally {
        isRefreshing = false;
      }
      return token;
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
