import type { Vocabulary, WordForm } from '../engine/engine.ts';
import { kazakhStems } from './kazakh.ts';
import { russianStem } from './russian.ts';
import { wordsInSlice, type Slices } from '../query/slices.ts';

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
const MAX_KEPT = 500;
const MAX_KEPT_LENGTH = 40;
const cyrillic = /^[а-я]+$/;
const latinPlural = /^[a-z]{4,}s$/;
/** A vowel that comes and goes before the last consonant: чехол, чехлы; щётка, щёток. */
const fleeting = /(?<=[бвгджзклмнпрстфхцчшщ])[ое](?=[клц]$)/;
const MIN_FLEETING_LENGTH = 4;
/** Things that end like a verb of the past: чернила are no form of чёрный, винил none of вино, қызыл none of қыз. */
const likePast = /^(.{3,}[иы]л)(?:|а|о|у|е|ы|ам|ом|ами|ах)$/;
/** Things that end like a participle: комплектующие are no комплект. */
const likeParticiple = /^(.{4,}ующ)(?:ий|ая|ее|ие|его|ей|ую|их|ему|им|ими|ем)$/;

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

  const keyOf = (word: string): string => {
    if (!cyrillic.test(word)) return latinPlural.test(word) ? word.slice(0, -1) : word;
    // The deepest known stem: "каптары" → кап, through каптар even when that is unknown.
    return russianKey(kazakhStems(word).findLast(known) ?? word);
  };

  for (let index = 0; index < vocabulary.words.length; index++) {
    if (index % wordsInSlice === 0) yield;
    const own = keyOf(vocabulary.words[index] as string);
    const list = byKey.get(own);
    if (list === undefined) byKey.set(own, index);
    else if (typeof list === 'number') byKey.set(own, [list, index]);
    else list.push(index);
  }
  const filed = (of: string): readonly number[] => {
    const list = byKey.get(of);
    return list === undefined ? [] : typeof list === 'number' ? [list] : list;
  };

  const key = kept(keyOf);
  const relativesOf = kept((word): WordForm[] => {
    const own = places.get(word);
    return [...new Set([...filed(key(word)), ...filed(russianKey(word))])]
      .filter((index) => index !== own)
      .sort((a, b) => (vocabulary.products[b] as number) - (vocabulary.products[a] as number))
      .slice(0, MAX_RELATIVES)
      .map((index) => ({ form: vocabulary.words[index] as string, weight: RELATIVE_WEIGHT }));
  });

  return {
    of(word) {
      const relatives = relativesOf(word);
      return places.has(word) || isNew(word) ? [{ form: word, weight: 1 }, ...relatives] : [...relatives];
    },
    key,
    has: (word) => places.has(word) || isNew(word),
  };
}

/** Keeps what was found for the last words: one query asks the same of its words a dozen times. */
function kept<T>(find: (word: string) => T): (word: string) => T {
  const found = new Map<string, T>();
  return (word) => {
    const before = found.get(word);
    if (before !== undefined) return before;
    const now = find(word);
    if (found.size >= MAX_KEPT) found.clear();
    if (word.length <= MAX_KEPT_LENGTH) found.set(word, now);
    return now;
  };
}

function russianKey(word: string): string {
  if (!cyrillic.test(word)) return word;
  const [, thing] = likePast.exec(word) ?? likeParticiple.exec(word) ?? [];
  const stem = thing ?? russianStem(word);
  return stem.length >= MIN_FLEETING_LENGTH ? stem.replace(fleeting, '') : stem;
}
