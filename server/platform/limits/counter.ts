import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { rowOf } from '../database/row.ts';
import type { Database } from '../database/db.ts';
import { countedTries } from './counted-tries.table.ts';

/** Fixed windows (UTC) for limits. */
const WINDOW_MS = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS };
export type Window = keyof typeof WINDOW_MS;

/** Returns the start of the window that contains a given time. */
export function windowStart(now: Date, window: Window): Date {
  return new Date(Math.floor(now.getTime() / WINDOW_MS[window]) * WINDOW_MS[window]);
}

/** Returns the seconds until the next window, at least one. */
export function secondsLeft(now: Date, window: Window): number {
  return Math.ceil((windowStart(now, window).getTime() + WINDOW_MS[window] - now.getTime()) / 1000);
}

/** Returns the SHA-256 of a key, so the database stores no addresses, phones or cards. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * Creates an in-memory counter for limits that cannot wait for the database. Holds one window; resets for another
 * window or above `maxKeys` keys.
 */
export function createMemoryCounter(maxKeys: number): {
  /** Increments a key in a window and returns the new count. */
  add(window: string | number, key: string): number;
} {
  let current: string | number | undefined;
  let counts = new Map<string, number>();
  return {
    add(window, key) {
      if (window !== current || counts.size > maxKeys) {
        current = window;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    },
  };
}

/** A key to count: window start, increment and limit per window. */
export type Count = { key: string; start: Date; increment: number; limit: number };

/** Thrown to roll back counters already incremented when a later key is at its limit. */
class WindowFull extends Error {}

const countedRow = rowOf({ key: countedTries.key });

/** Creates a counter in the database, shared by all processes. */
export function createStoredCounter(sql: Database['$client']) {
  return {
    /** Increments all keys, or none if one would exceed its limit; returns whether they were incremented. */
    async add(counts: readonly Count[]): Promise<boolean> {
      const rows = counts.map(({ key, start, increment, limit }) => ({
        key: keyHash(key),
        hour: start,
        times: increment,
        most: limit,
      }));
      try {
        await sql.begin(async (tx) => {
          // Ordered by key to prevent deadlocks.
          const updated = await tx`
            insert into counted_tries (key, hour, count, most)
            select r.key, r.hour, r.times, r.most
            from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(key text, most int, times int, hour timestamptz)
            where r.times <= r.most order by r.key
            on conflict (key, hour) do update set count = counted_tries.count + excluded.count, most = excluded.most
              where counted_tries.count + excluded.count <= excluded.most
            returning ${countedRow}`;
          if (updated.length < rows.length) throw new WindowFull();
        });
        return true;
      } catch (error) {
        if (error instanceof WindowFull) return false;
        throw error;
      }
    },

    /** Decrements each key's count, never below zero. */
    async subtract(counts: readonly Pick<Count, 'key' | 'start'>[]): Promise<void> {
      const rows = counts.map(({ key, start }) => ({ key: keyHash(key), hour: start }));
      await sql`
        update counted_tries t set count = greatest(0, t.count - 1)
        from (select key, hour from counted_tries where (key, hour) in (
          select r.key, r.hour from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(key text, hour timestamptz))
          order by key for update) as held
        where t.key = held.key and t.hour = held.hour`;
    },

    /** Deletes windows that began more than a day ago; returns how many. */
    async prune(now: Date): Promise<number> {
      return (await sql`delete from counted_tries where hour < ${now}::timestamptz - interval '1 day'`).count;
    },
  };
}
