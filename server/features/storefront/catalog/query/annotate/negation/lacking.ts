import type { QueryWord } from '../../../engine/engine.ts';
import { grammarOf } from '../../morphology/grammar.ts';
import { isLackingNoun, isNegatedAdjective } from '../../morphology/endings.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';

/** Lists the possible words for what a folded word denies: «газсыз» → газ, "негазовая" → газовая. */
export function lackedBy(word: string): readonly string[] {
  return grammarOf(word).negated;
}

/** Returns the known words of `stem`, which `word` denies. */
export function lackedKnown(word: string, stem: string, lexicon: Lexicon): QueryWord {
  const isDenied = isLackingNoun(word) || (isNegatedAdjective(word) && !lexicon.isStop(stem));
  return isDenied ? lexicon.families.of(stem) : [];
}
