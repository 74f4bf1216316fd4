import { MAP_TOKEN_WAIT_MS } from '#domain/addresses/geocoding-limits.ts';

/** Returns the key of the outside map's script. */
export type MapToken = { get(): Promise<string> };

/**
 * Creates the holder of the map service's token (spec §4): it starts as the built-in default and is replaced by a fetched
 * one; one refresh runs at a time, and a second caller waits 50 ms and reuses the new value if it has come. A refresh that
 * fails, or an empty answer, leaves the token as it was; `onFailure` is told once.
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
  let refreshing = false;
  return {
    async get() {
      if (refreshing) {
        await pause(MAP_TOKEN_WAIT_MS);
        return token;
      }
      refreshing = true;
      try {
        const fetched = await fetchToken();
        if (fetched === '') onFailure();
        else token = fetched;
      } catch (error) {
        onFailure(error);
      } finally {
        refreshing = false;
      }
      return token;
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
