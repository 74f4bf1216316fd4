/** What may become of filters that people search for: they wait for an operator, are a selection now, or were refused. */
export const PROPOSAL_STATES = ['waiting', 'accepted', 'refused'] as const;
/** One of `PROPOSAL_STATES`. */
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Words that led to some filters on a day, and how many people asked for them. */
export type AskedWords = { day: string; words: string; people: number };

/**
 * Counts the people behind different words for the same filters: on each day those of the most asked words, since one
 * person may have tried several. The words are those that most people used.
 */
export function countPeople(asked: readonly AskedWords[]): { people: number; words: string } {
  const byDay = Map.groupBy(asked, ({ day }) => day);
  const byWords = Map.groupBy(asked, ({ words }) => words);
  const sum = (some: readonly AskedWords[]) => some.reduce((all, { people }) => all + people, 0);
  return {
    people: [...byDay.values()].reduce((all, some) => all + Math.max(...some.map(({ people }) => people)), 0),
    words: [...byWords].toSorted(([a, one], [b, other]) => sum(other) - sum(one) || a.localeCompare(b))[0]?.[0] ?? '',
  };
}
