/** States of a proposed selection: waiting for an operator, accepted or refused. */
export const PROPOSAL_STATES = ['waiting', 'accepted', 'refused'] as const;
/** One of `PROPOSAL_STATES`. */
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** A query that led to certain filters on a day, with the number of its searchers. */
export type QueryCount = { day: string; words: string; people: number };

/**
 * Counts the searchers behind different queries for the same filters: per day, those of the most frequent query,
 * because one shopper may try several. Returns the most frequent words.
 */
export function countSearchers(queries: readonly QueryCount[]): { people: number; words: string } {
  const byDay = Map.groupBy(queries, ({ day }) => day);
  const byWords = Map.groupBy(queries, ({ words }) => words);
  const sum = (rows: readonly QueryCount[]) => rows.reduce((total, { people }) => total + people, 0);
  return {
    people: [...byDay.values()].reduce(
      (total, dayQueries) => total + Math.max(...dayQueries.map(({ people }) => people)),
      0,
    ),
    words:
      [...byWords].toSorted(
        ([a, queriesOfA], [b, queriesOfB]) => sum(queriesOfB) - sum(queriesOfA) || a.localeCompare(b),
      )[0]?.[0] ?? '',
  };
}
