import type { QueryWord } from '../../../engine/engine.ts';
import { grammarOf } from '../../morphology/grammar.ts';
import { isLackingNoun, isNegatedAdjective } from '../../morphology/endings.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';

/** Returns candidate stems negated by a folded word: «газсыз» → газ, "негазовая" → газовая. */
export function negatedStems(word: string): readonly string[] {
  return grammarOf(word).negated;
}

/** Returns the indexed forms of `stem` if `word` really negates it, otherwise none. */
export function findNegatedForms(word: string, stem: string, lexicon: Lexicon): QueryWord {
  const isNegated = isLackingNoun(word) || (isNegatedAdjective(word) && !lexicon.isStop(stem));
  return isNegated ? lexicon.families.of(stem) : [];
}
