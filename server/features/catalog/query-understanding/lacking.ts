import type { WantedWord } from '../engine/engine.ts';
import type { Lexicon } from './lexicon.ts';

const lackingEnding = /^(\p{L}{3,})с[ыи]з$/u;
const lastVowel = /[аеыи]$/;
const MIN_BEGUN = 5;
const MAX_BEGUN = 40;

/** The word that a Kazakh one says to be lacking: газ of «газсыз»; null for another word. */
export function lackingStem(word: string): string | null {
  return lackingEnding.exec(word)?.[1] ?? null;
}

/** Words of what is lacking; of «капсула» those that are made of it, where it is no word itself. */
export function lackedForms(stem: string, lexicon: Lexicon): WantedWord {
  const own = lexicon.families.of(stem);
  const root = stem.replace(lastVowel, '');
  return own.length > 0 || root.length < MIN_BEGUN ? own : lexicon.begun(root, MAX_BEGUN);
}
