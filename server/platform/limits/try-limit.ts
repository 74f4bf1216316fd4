import { createHash } from 'node:crypto';
import type { Settings } from '#domain/settings/settings.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import { networkAddress } from '../http/client-address.ts';
import type { Database } from '../database/db.ts';
import { countedTries } from './counted-tries.table.ts';
import { rowOf } from '../database/row.ts';

const LENGTH_MS = { hour: HOUR_MS, day: DAY_MS };
const countedRow = rowOf({ key: countedTries.key });

/** One thing that tries are counted by, such as a session or an address, how many it has in an hour or a day, and how many are made now. */
export type TriesOf = { key: string; most: number; times?: number; per?: 'hour' | 'day' };

/** Returns what tries from an address are counted by: the address, and the IPv6 network around it, whose lines cost nothing. */
export function triesFrom(
  address: string,
  limits: Pick<Settings, 'savings.triesOfAddress' | 'savings.triesOfNetwork'>,
): TriesOf[] {
  const network = networkAddress(address);
  return [
    { key: `address ${address}`, most: limits['savings.triesOfAddress'] },
    ...(network === null ? [] : [{ key: `network ${network}`, most: limits['savings.triesOfNetwork'] }]),
  ];
}

/** A counter of wrong tries. */
export type TryLimit = ReturnType<typeof createTryLimit>;

/** Takes back what a refused try has counted of some of its keys. */
class Refused extends Error {}

/**
 * Creates a counter of wrong tries in fixed hours and days (UTC), in the database, so that any number of processes has the tries of one. A try
 * is counted before it is looked at, so that many at once are as many tries, and taken back when it was right.
 */
export function createTryLimit({ db: { $client: sql } }: { db: Database }) {
  return {
    /** Counts a try, or tells in how many seconds there is another one; null when it was counted. */
    async begin(of: readonly TriesOf[], now: Date): Promise<{ seconds: number } | null> {
      const rows = of.map(({ key, most, times = 1, per }) => ({
        key: hashOf(key),
        most,
        times,
        hour: startOf(now, per).toISOString(),
      }));
      try {
        await sql.begin(async (tx) => {
          // In the order of the keys, so that two tries never wait for each other.
          const counted = await tx`
            insert into counted_tries (key, hour, count, most)
            select r.key, r.hour, r.times, r.most
            from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(key text, most int, times int, hour timestamptz)
            where r.times <= r.most order by r.key
            on conflict (key, hour) do update set count = counted_tries.count + excluded.count, most = excluded.most
              where counted_tries.count + excluded.count <= excluded.most
            returning ${countedRow}`;
          if (counted.length < rows.length) throw new Refused();
        });
        return null;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const per = of.some((one) => one.per === 'day') ? 'day' : 'hour';
        return { seconds: Math.ceil((startOf(now, per).getTime() + LENGTH_MS[per] - now.getTime()) / 1000) };
      }
    },

    /** Takes a try back that was right; `now` is that of its beginning. */
    async right(of: readonly TriesOf[], now: Date): Promise<void> {
      const rows = of.map(({ key, per }) => ({ key: hashOf(key), hour: startOf(now, per).toISOString() }));
      await sql`
        update counted_tries t set count = greatest(0, t.count - 1)
        from (select key, hour from counted_tries where (key, hour) in (
          select r.key, r.hour from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(key text, hour timestamptz))
          order by key for update) as held
        where t.key = held.key and t.hour = held.hour`;
    },

    /** Deletes what was counted yesterday; returns how many rows. */
    async forget(now: Date): Promise<number> {
      return (await sql`delete from counted_tries where hour < ${now}::timestamptz - interval '1 day'`).count;
    },
  };
}

function startOf(now: Date, per: 'hour' | 'day' = 'hour'): Date {
  return new Date(Math.floor(now.getTime() / LENGTH_MS[per]) * LENGTH_MS[per]);
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
