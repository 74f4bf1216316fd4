import { MINUTE_MS } from '#domain/time/durations.ts';
import { createMemoryCounter } from './counter.ts';

/** Creates an in-memory rate limiter: a number of calls per minute and key. */
export function createRateLimiter(maxKeys = 50_000): {
  /** Counts a call at `now` (ms); true while the key is within `perMinute`. */
  allow(key: string, perMinute: number, now: number): boolean;
} {
  const calls = createMemoryCounter(maxKeys);
  return { allow: (key, perMinute, now) => calls.add(Math.floor(now / MINUTE_MS), key) <= perMinute };
}
