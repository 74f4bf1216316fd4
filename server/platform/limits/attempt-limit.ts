import type { Settings } from '#domain/settings/settings.ts';
import { networkAddress } from '../http/client-address.ts';
import type { Database } from '../database/db.ts';
import { createStoredCounter, secondsLeft, windowStart } from './counter.ts';

/**
 * A counting key, such as a session or an address, with its limit per hour or day and the number of attempts to add.
 */
export type CountedKey = { key: string; limit: number; increment?: number; per?: 'hour' | 'day' };

/** Returns the counting keys of an address: the address and its IPv6 network, whose addresses cost nothing. */
export function addressKeys(
  address: string,
  limits: Pick<Settings, 'savings.triesOfAddress' | 'savings.triesOfNetwork'>,
): CountedKey[] {
  const network = networkAddress(address);
  return [
    { key: `address ${address}`, limit: limits['savings.triesOfAddress'] },
    ...(network === null ? [] : [{ key: `network ${network}`, limit: limits['savings.triesOfNetwork'] }]),
  ];
}

/** A counter of wrong attempts. */
export type AttemptLimit = ReturnType<typeof createAttemptLimit>;

/**
 * Creates a counter of wrong attempts per hour and day (UTC), shared by all processes. An attempt counts before it is
 * checked, so concurrent ones all count; a right one is removed afterwards.
 */
export function createAttemptLimit({ db: { $client: sql } }: { db: Database }) {
  const counter = createStoredCounter(sql);
  return {
    /** Counts an attempt; returns null, or the seconds until the next one is allowed. */
    async begin(keys: readonly CountedKey[], now: Date): Promise<{ seconds: number } | null> {
      const counts = keys.map(({ key, limit, increment = 1, per = 'hour' }) => ({
        key,
        limit,
        increment,
        start: windowStart(now, per),
      }));
      if (await counter.add(counts)) return null;
      return { seconds: secondsLeft(now, keys.some(({ per }) => per === 'day') ? 'day' : 'hour') };
    },

    /** Removes a right attempt from the count; `now` is the time it began. */
    async rollBack(keys: readonly CountedKey[], now: Date): Promise<void> {
      await counter.subtract(keys.map(({ key, per = 'hour' }) => ({ key, start: windowStart(now, per) })));
    },

    /** Deletes counts older than a day; returns the number of rows. */
    prune: counter.prune,
  };
}
