import type { Settings } from '#domain/settings/settings.ts';
import { networkAddress } from '../http/client-address.ts';
import type { Database } from '../database/db.ts';
import { createStoredCounter, secondsLeft, windowStart } from './counter.ts';

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

/**
 * Creates a counter of wrong tries in fixed hours and days (UTC), shared by all processes. A try is counted before it is
 * checked, so that many at once are as many tries, and taken back when it was right.
 */
export function createTryLimit({ db: { $client: sql } }: { db: Database }) {
  const counter = createStoredCounter(sql);
  return {
    /** Counts a try; returns null, or the seconds until the next one is possible. */
    async begin(of: readonly TriesOf[], now: Date): Promise<{ seconds: number } | null> {
      const counts = of.map(({ key, most, times = 1, per = 'hour' }) => ({
        key,
        most,
        times,
        start: windowStart(now, per),
      }));
      if (await counter.add(counts)) return null;
      return { seconds: secondsLeft(now, of.some(({ per }) => per === 'day') ? 'day' : 'hour') };
    },

    /** Takes a try back that was right; `now` is that of its beginning. */
    async right(of: readonly TriesOf[], now: Date): Promise<void> {
      await counter.subtract(of.map(({ key, per = 'hour' }) => ({ key, start: windowStart(now, per) })));
    },

    /** Deletes what was counted yesterday; returns the number of rows. */
    forget: counter.forget,
  };
}
