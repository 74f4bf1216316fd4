import { MAP_TOKEN_WAIT_MS } from '#domain/geocoding-limits.ts';

/** Returns the key of the outside map's script. */
export type MapToken = { get(): Promise<string> };

/**
 * Creates the holder of the map service's token (spec §4): it starts as a default and is replaced by a fetched one; one
 * refresh runs at a time, and who meets it waits 50 ms and takes the new one if it has come. A refresh that fails, or an
 * empty answer, leaves the token as it was.
 */
export function createMapToken(
  fetchToken: () => Promise<string>,
  { initial = '', pause = wait }: { initial?: string; pause?: (ms: number) => Promise<void> } = {},
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
        token = (await fetchToken()) || token;
      } catch {
        // The default is good enough; the next map asks again.
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
