/** Tells whether every test runs, as `npm test -- --deep` and the gate of a change ask for; `npm test` alone takes a sample of the longest. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep';

/** Returns all cases of a table that says the same of each, or the first of them: another language, another device, another kill. */
export const firstOrAll = <Case>(cases: readonly Case[]): readonly Case[] => (isDeep ? cases : cases.slice(0, 1));

/** Returns how many random histories or questions to try: all of them, or a quarter. */
export const sampleOf = (runs: number): number => (isDeep ? runs : Math.ceil(runs / 4));

/**
 * For random histories of a shop with its database: the first that fails is told at once, with its seed. To make it smaller
 * can take hundreds of such days; who wants that takes this away and runs the seed.
 */
export const TELL_AT_ONCE = { endOnFailure: true } as const;
