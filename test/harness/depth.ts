/** True when every test runs, as with `npm test -- --deep`; plain `npm test` samples the longest tables. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep';

/**
 * Returns all cases of a table whose cases make the same assertion (another language, device or kill), or only the
 * first.
 */
export const firstOrAll = <Case>(cases: readonly Case[]): readonly Case[] => (isDeep ? cases : cases.slice(0, 1));

/** Returns the number of random histories or queries to try: all of them, or a quarter. */
export const sampleSize = (runs: number): number => (isDeep ? runs : Math.ceil(runs / 4));

/**
 * For random histories of a shop with its database: reports the first failure at once, with its seed. Shrinking can
 * take hundreds of runs; to shrink, remove this option and run the seed.
 */
export const FAIL_FAST = { endOnFailure: true } as const;
