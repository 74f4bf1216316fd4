import type { Vocabulary, WordForm } from '../../engine/engine.ts';
import { kazakhStems } from './kk.ts';
import { russianStem } from './ru.ts';
import { memoized } from '../memoized.ts';
import { wordsInSlice, type Slices } from '../slices.ts';

/** Forms of one word in the catalogue, whatever its case, number or spelling. */
export type Families = {
  /** Lists the forms of a folded word that the catalogue has, the word itself first. */
  of(word: string): WordForm[];
  /** Returns the common key of all forms of a word. */
  key(word: string): string;
  /** Whether the word itself is in the catalogue. */
  has(word: string): boolean;
};

const RELATIVE_WEIGHT = 0.9;
const MAX_RELATIVES = 24;
const MAX_KEPT = 500;
const cyrillic = /^[а-я]+$/;
const latinPlural = /^[a-z]{4,}s$/;
/** A vowel that comes and goes before the last consonant: чехол, чехлы; щётка, щёток. */
const fleeting = /(?<=[бвгджзклмнпрстфхцчшщ])[ое](?=[клц]$)/;
const MIN_FLEETING_LENGTH = 4;
/** Nouns that end like a verb of the past: чернила are no form of чёрный, қызыл none of қыз. */
const likePast = /^(.{3,}[иы]л)(?:|а|о|у|е|ы|ам|ом|ами|ах)$/;
/** Nouns that end like a participle: комплектующие are no комплект. */
const likeParticiple = /^(.{4,}ующ)(?:ий|ая|ее|ие|его|ей|ую|их|ему|им|ими|ем)$/;

/**
 * Creates the families of a vocabulary and of other known words (`also`). `isNew` finds words that the catalogue has got
 * since: they are known as they are, without their forms.
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

  const key = memoized(keyOf, MAX_KEPT);
  const relativesOf = memoized((word): WordForm[] => {
    const own = places.get(word);
    return [...new Set([...filed(key(word)), ...filed(russianKey(word))])]
      .filter((index) => index !== own)
      .sort((a, b) => (vocabulary.products[b] as number) - (vocabulary.products[a] as number))
      .slice(0, MAX_RELATIVES)
      .map((index) => ({ form: vocabulary.words[index] as string, weight: RELATIVE_WEIGHT }));
  }, MAX_KEPT);

  return {
    of(word) {
      const relatives = relativesOf(word);
      return places.has(word) || isNew(word) ? [{ form: word, weight: 1 }, ...relatives] : [...relatives];
    },
    key,
    has: (word) => places.has(word) || isNew(word),
  };
}

function russianKey(word: string): string {
  if (!cyrillic.test(word)) return word;
  const [, thing] = likePast.exec(word) ?? likeParticiple.exec(word) ?? [];
  const stem = thing ?? russianStem(word);
  return stem.length >= MIN_FLEETING_LENGTH ? stem.replace(fleeting, '') : stem;
}
