const HOUR_MS = 60 * 60_000;

/** One thing that tries are counted by, such as a session or an address, and how many it has in an hour. */
export type TriesOf = { key: string; most: number };

/** A counter of wrong tries. */
export type TryLimit = ReturnType<typeof createTryLimit>;

/**
 * Creates a counter of wrong tries in fixed hours. A try is counted before it is looked at, so that many at once are as many
 * tries, and taken back when it was right. Memory is bounded: past `maxKeys` the hour is forgotten as a whole.
 */
export function createTryLimit(maxKeys = 100_000) {
  let hour = 0;
  let counts = new Map<string, number>();

  return {
    /** Counts a try, or tells in how many seconds there is another one; null when it was counted. */
    begin(of: readonly TriesOf[], now: Date): { seconds: number } | null {
      const current = Math.floor(now.getTime() / HOUR_MS);
      if (current !== hour || counts.size >= maxKeys) {
        hour = current;
        counts = new Map();
      }
      if (of.some(({ key, most }) => (counts.get(key) ?? 0) >= most))
        return { seconds: Math.ceil(((current + 1) * HOUR_MS - now.getTime()) / 1000) };
      for (const { key } of of) counts.set(key, (counts.get(key) ?? 0) + 1);
      return null;
    },

    /** Takes a try back that was right. */
    right(of: readonly TriesOf[]): void {
      for (const { key } of of) {
        const count = counts.get(key);
        if (count !== undefined) counts.set(key, Math.max(0, count - 1));
      }
    },
  };
}
