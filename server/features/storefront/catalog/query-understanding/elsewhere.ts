import { fold } from '../engine/text/fold.ts';
import { instrumentsElsewhere, wordsElsewhere } from './elsewhere.data.ts';
import type { Families } from './families.ts';
import { kazakhStems } from './kazakh.ts';
import { russianStem } from './russian.ts';

/** Tells of words of other shops. */
export type Elsewhere = {
  /** The word is of another shop, in any form. */
  isElsewhere(word: string): boolean;
  /** A machine or an instrument of other shops, which the catalogue has none of. */
  isInstrumentElsewhere(word: string): boolean;
};

const words = wordsElsewhere.split(/\s+/);
const instruments = instrumentsElsewhere.split(/\s+/);
const others = new Set(words.map(fold));
const otherStems = new Set([...others].map(russianStem));
const otherInstruments = new Set(instruments.map(fold));

/** Prepares the words of other shops for a catalogue; `keys` are those of their families. */
export function createElsewhere(families: Families): Elsewhere & { keys: ReadonlySet<string> } {
  return {
    keys: new Set([...words, ...instruments].map(families.key)),
    isElsewhere: (word) => otherStems.has(russianStem(word)) || kazakhStems(word).some((stem) => others.has(stem)),
    isInstrumentElsewhere: (word) => otherInstruments.has(word) && !families.has(word),
  };
}
