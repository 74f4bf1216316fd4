import { phrasesIn, readTable } from '../../data/tables.ts';

/** A brand or product line, in all its spellings, and how shoppers write what they hear. */
export type Pronunciation = { names: readonly string[]; said: readonly string[] };

/** Pronunciations that the sounds of letters do not explain. How to add one: docs/how-to/search-words.md. */
export const pronunciations: readonly Pronunciation[] = readTable<'names' | 'pronunciations'>('pronunciations').map(
  ({ names, pronunciations: said }) => ({ names: phrasesIn(names), said: phrasesIn(said) }),
);
