import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { rowOf } from '../database/row.ts';
import type { Database } from '../database/db.ts';
import { countedTries } from './counted-tries.table.ts';

/** Fixed windows of time (UTC) that limits count in. */
const WINDOW_MS = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS };
export type Window = keyof typeof WINDOW_MS;

/** Returns the start of the window a moment is in. */
export function windowStart(now: Date, window: Window): Date {
  return new Date(Math.floor(now.getTime() / WINDOW_MS[window]) * WINDOW_MS[window]);
}

/** Returns the seconds until the next window begins, at least one. */
export function secondsLeft(now: Date, window: Window): number {
  return Math.ceil((windowStart(now, window).getTime() + WINDOW_MS[window] - now.getTime()) / 1000);
}

/** Returns the name under which a key is stored: SHA-256, so that no address, phone or card stands in the database. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * Creates a counter in memory, for what must not wait for the database. It knows one window; another one, or more than
 * `maxKeys` keys, starts it again.
 */
export function createMemoryCounter(maxKeys: number): {
  /** Counts a key in a window, however that is named; returns its count with this one. */
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

/** A key that is counted, the start of its window, by how much, and the most its window may reach. */
export type Count = { key: string; start: Date; times: number; most: number };

/** Undoes the keys of an addition that were counted before one of them was full. */
class WindowFull extends Error {}

const countedRow = rowOf({ key: countedTries.key });

/** Creates a counter in the database, so that any number of processes count as one. */
export function createStoredCounter(sql: Database['$client']) {
  return {
    /** Counts all keys, or none when one of them would pass its `most`; returns whether they were counted. */
    async add(counts: readonly Count[]): Promise<boolean> {
      const rows = counts.map(({ key, start, times, most }) => ({ key: keyHash(key), hour: start, times, most }));
      try {
        await sql.begin(async (tx) => {
          // Ordered by key, so that two additions never wait for each other.
          const counted = await tx`
            insert into counted_tries (key, hour, count, most)
            select r.key, r.hour, r.times, r.most
            from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(key text, most int, times int, hour timestamptz)
            where r.times <= r.most order by r.key
            on conflict (key, hour) do update set count = counted_tries.count + excluded.count, most = excluded.most
              where counted_tries.count + excluded.count <= excluded.most
            returning ${countedRow}`;
          if (counted.length < rows.length) throw new WindowFull();
        });
        return true;
      } catch (error) {
        if (error instanceof WindowFull) return false;
        throw error;
      }
    },

    /** Takes one from each key's count; a count never falls below zero. */
    async subtract(counts: readonly Pick<Count, 'key' | 'start'>[]): Promise<void> {
      const rows = counts.map(({ key, start }) => ({ key: keyHash(key), hour: start }));
      await sql`
        update counted_tries t set count = greatest(0, t.count - 1)
        from (select key, hour from counted_tries where (key, hour) in (
          select r.key, r.hour from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(key text, hour timestamptz))
          order by key for update) as held
        where t.key = held.key and t.hour = held.hour`;
    },

    /** Deletes windows that began more than a day ago; returns the number of rows. */
    async forget(now: Date): Promise<number> {
      return (await sql`delete from counted_tries where hour < ${now}::timestamptz - interval '1 day'`).count;
    },
  };
}
