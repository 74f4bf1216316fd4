import { setTimeout as delay } from 'node:timers/promises';
import type { Guess } from '#contract/endpoint.ts';
import type { CallContext } from '../http/call.ts';
import { guessNetwork } from '../http/client-address.ts';
import type { Database } from '../database/db.ts';
import { fail } from '../http/failure.ts';
import { int, rowOf } from '../database/row.ts';
import { keyHash, windowStart } from './counter.ts';
import { wrongGuesses } from './wrong-guesses.table.ts';

/** Max distinct wrong guesses per minute from one address at one value, such as the phone of an order. */
const MAX_PER_TARGET = 10;
/**
 * Max distinct wrong guesses per minute from one address, and from its network (IPv4 /24, IPv6 /48), over all values.
 */
const MAX_PER_ADDRESS = 30;
const MAX_PER_NETWORK = 90;
/** Wrong guesses per minute at one value, from all addresses, at which responses are delayed. */
const DELAY_FROM_GUESSES = 10;
const DELAY_STEP_MS = 250;
const MAX_DELAY_MS = 3_000;
/** Wrong guesses at which the delay reaches its maximum. */
const GUESSES_AT_MAX_DELAY = DELAY_FROM_GUESSES + MAX_DELAY_MS / DELAY_STEP_MS;

const targetRow = rowOf({ thing: wrongGuesses.thing });
const countsRow = rowOf({ ofAddress: int, ofNetwork: int, aboutOne: int, fromAnywhere: int });

/** A counted guess, and the result of earlier ones. */
export type CountedGuess = {
  /** The caller's address or network has too many wrong guesses. */
  isBlocked: boolean;
  /** Delay of the response in ms. A right guess still succeeds, regardless of other callers' guesses. */
  delayMs: number;
  /** Removes the guess from the count: it was right or not evaluated. */
  rollBack(): Promise<void>;
};

/** A counter of wrong guesses. */
export type GuessLimit = ReturnType<typeof createGuessLimit>;

/** Returns the name of the separate counter for the value's owner; null for any other caller. */
export type FindGuessOwner = (guess: Guess, caller: CallContext) => Promise<string | null>;

/** Counts wrong guesses and identifies owners, who are never blocked by other callers' guesses. */
export type GuessAdmission = Pick<GuessLimit, 'begin'> & {
  findOwner: FindGuessOwner;
  /** Sleeps for some milliseconds; replaced in tests. */
  wait?: (ms: number) => Promise<unknown>;
};

/**
 * Admits a counted guess, delayed while there are many wrong ones; `rate_limited` for an address with too many. Other
 * callers neither delay nor block an owner, who has a separate limit of wrong guesses; returns that count.
 */
export async function admitGuess(
  { begin, findOwner, wait = delay }: GuessAdmission,
  guess: Guess,
  { isBlocked, delayMs }: CountedGuess,
  caller: CallContext,
): Promise<CountedGuess | null> {
  if (!isBlocked && delayMs === 0) return null;
  const owner = await findOwner(guess, caller);
  if (owner !== null) {
    const ownerGuess = await begin(owner, guess, caller.now);
    if (ownerGuess.isBlocked) fail('rate_limited');
    return ownerGuess;
  }
  if (isBlocked) fail('rate_limited');
  await wait(delayMs);
  return null;
}

/**
 * Creates the counter of wrong guesses per minute, stored in the database and shared by all processes. A repeated pair
 * counts once. Guessing addresses are blocked; guessed values are only delayed, or attackers could lock out the owner.
 */
export function createGuessLimit({ db: { $client: sql } }: { db: Database }) {
  return {
    /** Counts a guess before it is evaluated, so concurrent guesses all count; returns the result of earlier ones. */
    async begin(address: string, { pair, subjects }: Guess, now: Date): Promise<CountedGuess> {
      const minute = windowStart(now, 'minute');
      const network = guessNetwork(address);
      const [addressHash, networkHash, pairHash] = [keyHash(address), network && keyHash(network), keyHash(pair)];
      const targets = subjects.map(keyHash).toSorted();
      const inserted = await sql`
        insert into wrong_guesses (minute, thing, pair, address, network)
        select ${minute}, thing, ${pairHash}, ${addressHash}, ${networkHash} from unnest(${targets}::text[]) as thing
        on conflict do nothing returning ${targetRow}`;
      // A separate statement, so it sees concurrent inserts. Excludes the pair itself.
      const [counts] = await sql`
        select ${countsRow}
          (select count(*)::int from (select distinct pair from wrong_guesses
            where minute = ${minute} and address = ${addressHash} and pair <> ${pairHash} limit ${MAX_PER_ADDRESS}) g) as "ofAddress",
          (select count(*)::int from (select distinct pair from wrong_guesses
            where minute = ${minute} and network = ${networkHash} and pair <> ${pairHash} limit ${MAX_PER_NETWORK}) g) as "ofNetwork",
          (select coalesce(max(g.count), 0)::int from (select count(distinct pair) from wrong_guesses
            where minute = ${minute} and address = ${addressHash} and thing = any(${targets}::text[]) and pair <> ${pairHash} group by thing) g) as "aboutOne",
          (select coalesce(max(g.count), 0)::int from unnest(${targets}::text[]) as t(thing), lateral (
            select count(*) from (select distinct pair from wrong_guesses w
              where w.minute = ${minute} and w.thing = t.thing and pair <> ${pairHash} limit ${GUESSES_AT_MAX_DELAY}) p) g) as "fromAnywhere"`;
      const { ofAddress, ofNetwork, aboutOne, fromAnywhere } = counts!;
      const isBlocked = ofAddress >= MAX_PER_ADDRESS || ofNetwork >= MAX_PER_NETWORK || aboutOne >= MAX_PER_TARGET;
      return {
        isBlocked,
        delayMs: Math.min(MAX_DELAY_MS, Math.max(0, fromAnywhere - DELAY_FROM_GUESSES + 1) * DELAY_STEP_MS),
        async rollBack() {
          if (inserted.length === 0) return;
          await sql`
            delete from wrong_guesses where minute = ${minute} and pair = ${pairHash} and address = ${addressHash}
              and thing = any(${inserted.map(({ thing }) => thing)}::text[])`;
        },
      };
    },

    /** Deletes guesses older than an hour; returns how many rows. */
    async prune(now: Date): Promise<number> {
      return (await sql`delete from wrong_guesses where minute < ${now}::timestamptz - interval '1 hour'`).count;
    },
  };
}
