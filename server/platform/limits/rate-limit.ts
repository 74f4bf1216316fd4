import { MINUTE_MS } from '#domain/time/durations.ts';

/**
 * Creates a counter of calls per key in fixed minutes; memory is bounded: past `maxKeys` the minute is forgotten as a
 * whole.
 */
export function createRateLimit(maxKeys = 50_000): {
  allow(key: string, perMinute: number, now: number): boolean;
} {
  let minute = 0;
  let counts = new Map<string, number>();
  return {
    allow(key, perMinute, now) {
      const current = Math.floor(now / MINUTE_MS);
      if (current !== minute || counts.size > maxKeys) {
        minute = current;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= perMinute;
    },
  };
}
