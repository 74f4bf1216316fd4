import { setTimeout as delay } from 'node:timers/promises';
import type { Guess } from '#contract/endpoint.ts';
import type { CallContext } from '../http/call.ts';
import { guessNetwork } from '../http/client-address.ts';
import type { Database } from '../database/db.ts';
import { fail } from '../http/failure.ts';
import { int, rowOf } from '../database/row.ts';
import { keyHash, windowStart } from './counter.ts';
import { wrongGuesses } from './wrong-guesses.table.ts';

/** Different wrong guesses a minute from one address about one thing, such as the phones of an order. */
const MAX_ABOUT_ONE = 10;
/** Different wrong guesses a minute from one address, and from the network around it (IPv4 /24, IPv6 /48), about anything. */
const MAX_OF_ADDRESS = 30;
const MAX_OF_NETWORK = 90;
/** From so many wrong guesses a minute about one thing, from everywhere, its answers come slower. */
const SLOW_FROM = 10;
const SLOWER_MS = 250;
const MAX_DELAY_MS = 3_000;
/** So many wrong guesses are as slow as it gets. */
const MAX_COUNTED = SLOW_FROM + MAX_DELAY_MS / SLOWER_MS;

const thingRow = rowOf({ thing: wrongGuesses.thing });
const countsRow = rowOf({ ofAddress: int, ofNetwork: int, aboutOne: int, fromAnywhere: int });

/** A guess that was counted, and the consequences of those before it. */
export type CountedGuess = {
  /** The caller's address or network has guessed wrongly too often. */
  spent: boolean;
  /** Delay of the answer, ms. The right guess is answered all the same, however many strangers guess. */
  delayMs: number;
  /** Uncounts the guess: it was right, or nobody has looked at it. */
  takeBack(): Promise<void>;
};

/** A counter of wrong guesses. */
export type GuessLimit = ReturnType<typeof createGuessLimit>;

/** Returns the name under which the owner of a guessed value is counted alone; null for a stranger. */
export type OwnerOf = (guess: Guess, caller: CallContext) => Promise<string | null>;

/** Counts wrong guesses, and knows the owners whom strangers' guesses never shut out. */
export type GuessBrake = Pick<GuessLimit, 'begin'> & {
  ownerOf: OwnerOf;
  /** Waits for some milliseconds; another one in tests. */
  wait?: (ms: number) => Promise<unknown>;
};

/**
 * Lets a counted guess pass, after a delay if many strangers guess; `rate_limited` for an address that guesses too often. An
 * owner is neither slowed down nor refused for what others did, and has a budget of wrong guesses alone, whose count is
 * returned.
 */
export async function brake(
  { begin, ownerOf, wait = delay }: GuessBrake,
  guess: Guess,
  { spent, delayMs }: CountedGuess,
  caller: CallContext,
): Promise<CountedGuess | null> {
  if (!spent && delayMs === 0) return null;
  const owner = await ownerOf(guess, caller);
  if (owner !== null) {
    const own = await begin(owner, guess, caller.now);
    if (own.spent) fail('rate_limited');
    return own;
  }
  if (spent) fail('rate_limited');
  await wait(delayMs);
  return null;
}

/**
 * Creates the counter of wrong guesses in fixed minutes, in the database, so that any number of processes has the guesses of
 * one. The same pair tried again is no further guess. An address that guesses is refused; a thing that is guessed about is
 * only slowed down, or strangers could lock its owner out.
 */
export function createGuessLimit({ db: { $client: sql } }: { db: Database }) {
  return {
    /** Counts a guess before it is looked at, so that guesses sent at once all count, and returns the consequences of those before it. */
    async begin(address: string, { pair, about }: Guess, now: Date): Promise<CountedGuess> {
      const minute = windowStart(now, 'minute');
      const around = guessNetwork(address);
      const [of, network, tried] = [keyHash(address), around && keyHash(around), keyHash(pair)];
      const things = about.map(keyHash).toSorted();
      const counted = await sql`
        insert into wrong_guesses (minute, thing, pair, address, network)
        select ${minute}, thing, ${tried}, ${of}, ${network} from unnest(${things}::text[]) as thing
        on conflict do nothing returning ${thingRow}`;
      // A statement of its own: it sees what others have counted meanwhile. The pair itself is no guess before itself.
      const [found] = await sql`
        select ${countsRow}
          (select count(*)::int from (select distinct pair from wrong_guesses
            where minute = ${minute} and address = ${of} and pair <> ${tried} limit ${MAX_OF_ADDRESS}) g) as "ofAddress",
          (select count(*)::int from (select distinct pair from wrong_guesses
            where minute = ${minute} and network = ${network} and pair <> ${tried} limit ${MAX_OF_NETWORK}) g) as "ofNetwork",
          (select coalesce(max(g.count), 0)::int from (select count(distinct pair) from wrong_guesses
            where minute = ${minute} and address = ${of} and thing = any(${things}::text[]) and pair <> ${tried} group by thing) g) as "aboutOne",
          (select coalesce(max(g.count), 0)::int from unnest(${things}::text[]) as t(thing), lateral (
            select count(*) from (select distinct pair from wrong_guesses w
              where w.minute = ${minute} and w.thing = t.thing and pair <> ${tried} limit ${MAX_COUNTED}) p) g) as "fromAnywhere"`;
      const { ofAddress, ofNetwork, aboutOne, fromAnywhere } = found!;
      const spent = ofAddress >= MAX_OF_ADDRESS || ofNetwork >= MAX_OF_NETWORK || aboutOne >= MAX_ABOUT_ONE;
      return {
        spent,
        delayMs: Math.min(MAX_DELAY_MS, Math.max(0, fromAnywhere - SLOW_FROM + 1) * SLOWER_MS),
        async takeBack() {
          if (counted.length === 0) return;
          await sql`
            delete from wrong_guesses where minute = ${minute} and pair = ${tried} and address = ${of}
              and thing = any(${counted.map(({ thing }) => thing)}::text[])`;
        },
      };
    },

    /** Deletes the guesses of an hour ago; returns how many rows. */
    async forget(now: Date): Promise<number> {
      return (await sql`delete from wrong_guesses where minute < ${now}::timestamptz - interval '1 hour'`).count;
    },
  };
}
