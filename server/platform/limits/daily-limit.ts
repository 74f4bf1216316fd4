import { createHash, randomBytes } from 'node:crypto';

const MAX_KEYS = 200_000;

/** A key with its maximum per day. */
export type DailyKey = { key: string; limit: number };

/**
 * Creates a counter of keys per day in this process's memory, as salted digests. New keys are refused above `maxKeys`,
 * so no flood makes it forget the day.
 */
export function createDailyLimit(maxKeys = MAX_KEYS): {
  /** Counts all keys on a day, `YYYY-MM-DD`, or none when one is at its limit; returns whether they were counted. */
  allow(day: string, keys: readonly DailyKey[]): boolean;
} {
  const salt = randomBytes(16);
  let currentDay = '';
  let counts = new Map<string, number>();
  const digest = (key: string) => createHash('sha256').update(salt).update(key).digest('base64url').slice(0, 16);
  return {
    allow(day, keys) {
      if (day !== currentDay) {
        currentDay = day;
        counts = new Map();
      }
      const counted = keys.map(({ key, limit }) => {
        const name = digest(`${day} ${key}`);
        return { name, limit, count: counts.get(name) ?? 0 };
      });
      const added = counted.filter(({ count }) => count === 0).length;
      if (counted.some(({ count, limit }) => count >= limit) || (added > 0 && counts.size + added > maxKeys))
        return false;
      for (const { name, count } of counted) counts.set(name, count + 1);
      return true;
    },
  };
}

/** Creates a filter that accepts each key once a day. */
export function createOnceADay(maxKeys?: number): {
  /** True the first time a key appears on a day, `YYYY-MM-DD`; false above `maxKeys` keys. */
  isFirst(day: string, key: string): boolean;
} {
  const limit = createDailyLimit(maxKeys);
  return { isFirst: (day, key) => limit.allow(day, [{ key, limit: 1 }]) };
}
