import type { QueryWord } from '../../../engine/engine.ts';
import { grammarOf } from '../../morphology/grammar.ts';
import { adjectiveRoot, isLackingNoun, isNegatedAdjective } from '../../morphology/endings.ts';
import { isAdjective } from '../../morphology/ru.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';

const MIN_BEGUN = 5;
const MIN_NOUN = 3;
const MAX_BEGUN = 40;

/** Lists the possible words for what a folded word denies: «газсыз» → газ, "негазовая" → газовая. */
export function lackedBy(word: string): readonly string[] {
  return grammarOf(word).negated;
}

/** Returns the words of a lacking noun and the adjectives made of it: газ, газовый. */
export function lackedForms(stem: string, lexicon: Lexicon): QueryWord {
  const own = lexicon.families.of(stem);
  const { root, adjectives } = adjectiveRoot(stem, lexicon.families.key(stem));
  if (own.length === 0) return root.length < MIN_BEGUN ? own : lexicon.begun(root, MAX_BEGUN);
  if (root.length < MIN_NOUN) return own;
  return [...own, ...lexicon.begun(adjectives, MAX_BEGUN).filter(({ form }) => isAdjective(form))];
}

/** Returns the known words of `stem`, which `word` denies. */
export function lackedKnown(word: string, stem: string, lexicon: Lexicon): QueryWord {
  if (isLackingNoun(word)) return lackedForms(stem, lexicon);
  return isNegatedAdjective(word) && !lexicon.isStop(stem) ? lexicon.families.of(stem) : [];
}
