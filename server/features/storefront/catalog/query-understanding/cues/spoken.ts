import type { QueryPart } from '../query-part.ts';
import { TELLS, type Cues, type Votes } from './category-cues.ts';
import type { Sentence } from './sentence.ts';

/**
 * A query whose words may speak of a category; a mute one is a small word, or says what must not be. A `guess` is better
 * than an empty page: then little need be said in a sentence of several words.
 */
export type SpokenQuery = {
  parts: readonly QueryPart[];
  sentence: Sentence;
  isMute(at: number): boolean;
  guess?: boolean;
};

/** Categories that words speak of, the likeliest first, the words that do, and those that do by themselves. */
export type Spoken = {
  categories: readonly number[];
  words: readonly QueryPart[];
  telling: readonly QueryPart[];
  /** How much they say of the likeliest category, and of any. */
  score: number;
  scoreOf(category: number): number;
};

/**
 * What words must say together: where one of them tells by itself, where all only go with the category, where nothing is
 * done among them, so that they may name a thing of another shop, and where there is but one. A word of a single
 * category says about 4.5, one of two 3.9.
 */
const LEAST = { told: 3.4, untold: 4, withoutVerb: 5, ofOne: 3.8, ofOneOfMany: 4.1, guessed: 2.4 } as const;
/** The share of a query that must speak of the category, and where so much is said that less will do. */
const MIN_SHARE = 0.5;
const MIN_SHARE_OF_MUCH = 0.33;
const MUCH = 6;
/** How near siblings, and others, must come to the likeliest to be chosen with it. */
const SIBLING_SHARE = 0.85;
const OTHER_SHARE = 0.97;
const MAX_CATEGORIES = 3;
const SHORT = 3;
/** How many times more than of what answers a need must be said of another category to be believed. */
export const CLEARER = 1.45;

/**
 * Chooses the categories that the words of a query speak of by their cues; null where they say too little, or speak of
 * many alike. A word counts the more the fewer categories it speaks of.
 */
export function spokenOf(
  { parts, sentence, isMute, guess = false }: SpokenQuery,
  cues: Cues,
  parentOf: (category: number) => number | null,
): Spoken | null {
  const voters = parts.flatMap((part, at) => {
    const votes = isMute(at) ? null : cues.of(part, sentence.language);
    return votes && votes.size > 0 ? [{ part, votes, weight: weightOf(votes, cues.count, parentOf) }] : [];
  });
  const scores = new Map<number, number>();
  for (const { votes, weight } of voters)
    for (const [id, strength] of votes) scores.set(id, (scores.get(id) ?? 0) + strength * weight);
  const ranked = [...scores].toSorted((a, b) => b[1] - a[1]);
  const [best] = ranked;
  if (!best) return null;
  const [id, score] = best;
  const own = voters.filter(({ votes }) => votes.has(id));
  const telling = own.filter(({ votes }) => votes.get(id) === TELLS);
  const said = new Set([...sentence.content, ...voters.map(({ part }) => part)]).size;
  const chosen = ranked.filter(
    ([other, its]) => its >= score * (parentOf(other) === parentOf(id) ? SIBLING_SHARE : OTHER_SHARE),
  );
  const { hasVerb } = sentence;
  const enough = guess
    ? hasVerb && said > SHORT && score >= LEAST.guessed
    : chosen.length <= MAX_CATEGORIES && isEnough({ score, said, own: own.length, telling: telling.length, hasVerb });
  if (!enough) return null;
  return {
    categories: chosen.slice(0, MAX_CATEGORIES).map(([one]) => one),
    words: own.map(({ part }) => part),
    telling: telling.map(({ part }) => part),
    score,
    scoreOf: (category) => scores.get(category) ?? 0,
  };
}

/** Tells whether `own` words, `telling` among them, of all that are `said` say enough of a category. */
function isEnough(of: { score: number; said: number; own: number; telling: number; hasVerb: boolean }): boolean {
  const { score, said, own, telling, hasVerb } = of;
  if (own === 1)
    return hasVerb && telling === 1 && said <= SHORT && score >= (said < SHORT ? LEAST.ofOne : LEAST.ofOneOfMany);
  if (own < said * (telling > 0 && score >= MUCH ? MIN_SHARE_OF_MUCH : MIN_SHARE)) return false;
  if (hasVerb) return score >= (telling > 0 ? LEAST.told : LEAST.untold);
  // A thing of another shop is named in few words.
  if (said <= SHORT && own < said - (telling > 1 ? 1 : 0)) return false;
  return score >= LEAST.withoutVerb && telling >= (said < SHORT ? 2 : 1);
}

/** Siblings are told apart by other words: all but one of them count half. */
function weightOf(votes: Votes, count: number, parentOf: (category: number) => number | null): number {
  const families = new Map<number | null, number>();
  let said = 0;
  for (const [id, strength] of votes) {
    said += strength;
    const family = parentOf(id);
    families.set(family, Math.max(families.get(family) ?? 0, strength));
  }
  const apart = [...families.values()].reduce((sum, strength) => sum + strength, 0);
  return Math.log(count / Math.max(1, (said + apart) / 2));
}
