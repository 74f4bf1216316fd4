/**
 * Counts calls per key in fixed minutes; memory is bounded, the oldest minute is forgotten as a whole. `spent` looks
 * without counting.
 */
export function createRateLimit(maxKeys = 50_000): {
  allow(key: string, perMinute: number, now: number): boolean;
  spent(key: string, perMinute: number, now: number): boolean;
} {
  let minute = 0;
  let counts = new Map<string, number>();
  return {
    allow(key, perMinute, now) {
      const current = Math.floor(now / 60_000);
      if (current !== minute || counts.size > maxKeys) {
        minute = current;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= perMinute;
    },
    spent: (key, perMinute, now) => Math.floor(now / 60_000) === minute && (counts.get(key) ?? 0) >= perMinute,
  };
}
