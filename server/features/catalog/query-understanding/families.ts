import type { Vocabulary, WordForm } from '../engine/engine.ts';
import { kazakhStems } from './kazakh.ts';
import { russianStem } from './russian.ts';
import { wordsInSlice, type Slices } from './slices.ts';

/** Forms of one word in the catalogue: what a person may write in another case, number or spelling. */
export type Families = {
  /**
   * Returns the forms of a folded word that are in the catalogue, itself first; none for a word it does not know in any
   * form.
   */
  of(word: string): WordForm[];
  /** Returns what all forms of a word have in common, for comparing words of a query with names and synonyms. */
  key(word: string): string;
  /** The word itself is in the catalogue. */
  has(word: string): boolean;
};

const RELATIVE_WEIGHT = 0.9;
const MAX_RELATIVES = 24;
const cyrillic = /^[а-я]+$/;
const latinPlural = /^[a-z]{4,}s$/;
/** A vowel that comes and goes before the last consonant: чехол, чехлы; щётка, щёток. */
const fleeting = /(?<=[бвгджзклмнпрстфхцчшщ])[ое](?=[клц]$)/;
const MIN_FLEETING_LENGTH = 4;

/**
 * Creates the families of a vocabulary; `also` are words known from elsewhere (synonyms), so that their forms are
 * recognised too.
 * `isNew` tells of words the catalogue has got since: they are known as they are, their families only the next time.
 */
export function* createFamilies(
  vocabulary: Vocabulary,
  also: Iterable<string> = [],
  isNew: (word: string) => boolean = () => false,
): Slices<Families> {
  const places = new Map(vocabulary.words.map((word, index) => [word, index]));
  const extra = new Set(also);
  const known = (word: string) => places.has(word) || extra.has(word);
  const byKey = new Map<string, number | number[]>();

  const key = (word: string): string => {
    if (!cyrillic.test(word)) return latinPlural.test(word) ? word.slice(0, -1) : word;
    // The deepest known stem: "каптары" → кап, through каптар even when that is unknown.
    return russianKey(kazakhStems(word).findLast(known) ?? word);
  };

  for (let index = 0; index < vocabulary.words.length; index++) {
    if (index % wordsInSlice === 0) yield;
    const own = key(vocabulary.words[index] as string);
    const list = byKey.get(own);
    if (list === undefined) byKey.set(own, index);
    else if (typeof list === 'number') byKey.set(own, [list, index]);
    else list.push(index);
  }
  const filed = (of: string): readonly number[] => {
    const list = byKey.get(of);
    return list === undefined ? [] : typeof list === 'number' ? [list] : list;
  };

  return {
    of(word) {
      const own = places.get(word);
      const relatives = [...new Set([...filed(key(word)), ...filed(russianKey(word))])]
        .filter((index) => index !== own)
        .sort((a, b) => (vocabulary.products[b] as number) - (vocabulary.products[a] as number))
        .slice(0, MAX_RELATIVES)
        .map((index) => ({ form: vocabulary.words[index] as string, weight: RELATIVE_WEIGHT }));
      return own === undefined && !isNew(word) ? relatives : [{ form: word, weight: 1 }, ...relatives];
    },
    key,
    has: (word) => places.has(word) || isNew(word),
  };
}

function russianKey(word: string): string {
  if (!cyrillic.test(word)) return word;
  const stem = russianStem(word);
  return stem.length >= MIN_FLEETING_LENGTH ? stem.replace(fleeting, '') : stem;
}
