import type { Guess } from '#contract/endpoint.ts';

/** Different wrong guesses a minute from one address about one thing, such as the phones of an order. */
const MAX_ABOUT_ONE = 10;
/** Different wrong guesses a minute from one address about anything. */
const MAX_OF_ADDRESS = 30;
/** From so many wrong guesses a minute about one thing, from everywhere, its answers come slower. */
const SLOW_FROM = 10;
const SLOWER_MS = 250;
const MAX_DELAY_MS = 3_000;
const MINUTE_MS = 60_000;

/** What a call is told about the guesses before it. */
export type Guesses = {
  /** The caller's own address has guessed wrongly too often; only who needs no guess goes on. */
  spent: boolean;
  /** How long an answer waits, ms. Who knows the right answer gets it all the same, however many strangers guess. */
  delayMs: number;
};

/** No guesses: for calls that name nothing one could try. */
export const NO_GUESSES: Guesses = { spent: false, delayMs: 0 };

/**
 * Creates the counter of wrong guesses, in fixed minutes. The same pair tried again is no further guess. An address
 * that guesses is refused; a thing that is guessed about is only slowed down, or strangers could lock its owner out.
 * Memory is bounded: past `maxPairs` the minute is forgotten as a whole.
 */
export function createGuessLimit(maxPairs = 100_000) {
  let minute = 0;
  let pairs = new Set<string>();
  let counts = new Map<string, number>();

  const turn = (now: number) => {
    const current = Math.floor(now / MINUTE_MS);
    if (current === minute && pairs.size < maxPairs) return;
    minute = current;
    pairs = new Set();
    counts = new Map();
  };
  const count = (key: string) => counts.get(key) ?? 0;
  const add = (key: string) => counts.set(key, count(key) + 1);

  return {
    /** Tells what stands before a guess is looked at. */
    before(address: string, { about }: Guess, now: number): Guesses {
      turn(now);
      const spent =
        count(address) >= MAX_OF_ADDRESS || about.some((thing) => count(`${address} ${thing}`) >= MAX_ABOUT_ONE);
      const most = Math.max(0, ...about.map(count));
      return { spent, delayMs: Math.min(MAX_DELAY_MS, Math.max(0, most - SLOW_FROM + 1) * SLOWER_MS) };
    },

    /** Counts a guess that was wrong. */
    wrong(address: string, { pair, about }: Guess, now: number): void {
      turn(now);
      if (!pairs.has(pair)) for (const thing of about) add(thing);
      const own = `${address} ${pair}`;
      if (pairs.has(own)) return;
      pairs.add(pair).add(own);
      add(address);
      for (const thing of about) add(`${address} ${thing}`);
    },
  };
}
