import { MINUTE_MS } from '#domain/time/durations.ts';
import { createMemoryCounter } from './counter.ts';

/** Creates a limit of calls per key in fixed minutes, in the memory of this process. */
export function createRateLimit(maxKeys = 50_000): {
  /** Counts a call at `now`, ms; returns whether its key has had no more than `perMinute`. */
  allow(key: string, perMinute: number, now: number): boolean;
} {
  const calls = createMemoryCounter(maxKeys);
  return { allow: (key, perMinute, now) => calls.add(Math.floor(now / MINUTE_MS), key) <= perMinute };
}
