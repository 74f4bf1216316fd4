import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';

const ALMATY_SHIFT_MS = 5 * HOUR_MS;

/** Returns the date `days` after `now` in Kazakhstan's time (UTC+5) as `2026-11-21`. */
export function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + ALMATY_SHIFT_MS + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the minute of `now` in Kazakhstan's time in YML format: `2026-11-21 09:00`. */
export function feedDate(now: Date): string {
  return new Date(now.getTime() + ALMATY_SHIFT_MS).toISOString().slice(0, 16).replace('T', ' ');
}
