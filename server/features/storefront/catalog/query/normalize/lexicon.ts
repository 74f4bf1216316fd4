import type { Vocabulary, QueryWord, WordForm } from '../../engine/engine.ts';
import { fold } from '../../engine/text/fold.ts';
import {
  conceptWords,
  createConcepts,
  namedConcepts,
  pronunciations,
  type Concepts,
} from '../annotate/concepts/concepts.ts';
import { readTable } from '../data/tables.ts';
import { memoized } from '../memoized.ts';
import { quantitiesOf } from '../annotate/quantities/measures.ts';
import { createFamilies, type Families } from '../morphology/families.ts';
import type { Slices } from '../slices.ts';
import { firstNotBelow } from './sorted-words.ts';
import { latinSpelling } from './sounds/sound.ts';
import { createGuess, type Mended } from './spelling/guess.ts';
import { lookalikes } from './spelling/layout.ts';
import { createSpelling } from './spelling/spelling.ts';
import { wordsOf } from '../data/words.ts';

/** Relation of a small word to the words after or before it. */
const turnLabels = ['next', 'without', 'but', 'not', 'before'] as const;
type Turn = (typeof turnLabels)[number];

/** Known words of the catalogue and the tables, and corrections of unknown ones. Words are folded. */
export type Lexicon = {
  families: Families;
  concepts: Concepts;
  /** Whether the word, or a form of it, is known. */
  knows(word: string): boolean;
  /** Whether the word, in any form, is a name of the tables by itself. */
  isName(word: string): boolean;
  isNameAsIs(word: string): boolean;
  /** Whether the word means something only in a longer name of the tables: "фрост". */
  isPart(word: string): boolean;
  isStop(word: string): boolean;
  turns(word: string): Turn | null;
  /** Words for the kind of product that a platform or product line is. */
  lineOf(word: string): QueryWord;
  /** Forms of a quantity by its keys. */
  measures(keys: readonly string[]): QueryWord;
  /** Whether a word of the catalogue begins with the prefix. */
  begins(prefix: string): boolean;
  /** Words of the catalogue with the prefix, most products first. */
  begun(prefix: string, max: number): QueryWord;
  /** Model numbers that the catalogue has after a Latin name. */
  modelsOf(name: string): readonly string[];
  /** Words of the tables with the prefix. */
  namesBegun(prefix: string): readonly string[];
  /** Whether the word is a known one in letters that look or sound alike: "а4" is a4. */
  isTwin(word: string): boolean;
  mend(word: string): Mended | null;
  /** Rarity of a word with these forms: the logarithm of the inverse share of products. */
  telling(forms: QueryWord): number;
};

const BEGUN_WEIGHT = 0.7;
/** Words with a prefix this short are kept: they are the most. */
const SHORT_PREFIX = 3;
const MAX_OF_PREFIX = 40;
const MIN_PART_LENGTH = 3;
const MIN_NAME_LENGTH = 2;
const SHORT_WORD = 2;
const MAX_GUESSES = 5_000;
const hasDigit = /\d/;
const isWhole = /^\d+$/;
const wordParts = /[\s/]+/;

/** Creates the lexicon of a vocabulary. `isNew` finds words that the catalogue has got since. */
export function* createLexicon(vocabulary: Vocabulary, isNew?: (word: string) => boolean): Slices<Lexicon> {
  const { words, products } = vocabulary;
  const rows = [...namedConcepts, ...pronunciations];
  const named = conceptWords(rows);
  const families = yield* createFamilies(vocabulary, named, isNew);
  const concepts = createConcepts(rows, families);
  const places = new Map(words.map((word, index) => [word, index]));
  const nameKeys = new Set(named.map(families.key));
  const loneNames = new Set(rows.flatMap(({ names, said }) => [...names, ...said].map(fold)));
  const loneKeys = new Set([...loneNames].map(families.key));
  const extra = named.filter((word) => !places.has(word) && word.length >= MIN_PART_LENGTH);
  const spelt = [...words, ...extra];
  const spelling = yield* createSpelling(spelt, [...products, ...extra.map(() => 1)]);
  const quantities = quantitiesOf(words);
  const elsewhere = new Set(readTable<'word'>('not-sold').map(({ word }) => families.key(fold(word))));

  const colours = wordsOf('colour');
  const stopKeys = new Set(
    (['stop', 'city', 'cheap'] as const)
      .flatMap((label) => [...wordsOf(label)])
      .flatMap((phrase) => phrase.split(wordParts))
      .flatMap((word) => [word, families.key(word)]),
  );
  const turning = new Map(turnLabels.flatMap((turn) => [...wordsOf(turn)].map((word): [string, Turn] => [word, turn])));
  const heads = new Map(
    readTable<'names' | 'product'>('platforms').flatMap(({ names: platforms, product }) =>
      platforms.split(' ').map((name): [string, QueryWord] => [name, families.of(product)]),
    ),
  );

  const inCatalogue = (word: string) => families.has(word) || families.of(word).length > 0;
  const isStop = (word: string) =>
    colours.has(word) ||
    stopKeys.has(word) ||
    (word.length > SHORT_WORD && !families.has(word) && stopKeys.has(families.key(word)));
  const knows = (word: string) => {
    const key = families.key(word);
    return inCatalogue(word) || nameKeys.has(key) || elsewhere.has(key) || isStop(word) || turning.has(word);
  };
  const isName = (word: string) => loneKeys.has(families.key(word));
  const productsOfForm = (form: string) => products[places.get(form) ?? -1] ?? 0;
  const productsOf = (word: string) => Math.max(0, ...families.of(word).map(({ form }) => productsOfForm(form)));
  const mend = memoized(
    createGuess({ families, knows, isStop, names: loneNames, isName, productsOf, spelt, spelling }),
    MAX_GUESSES,
  );

  const sortedNames = named.toSorted();
  const maxProducts = products.reduce((most, count) => Math.max(most, count), 0);
  const prefixes = new Map<string, QueryWord>();

  return {
    families,
    concepts,
    knows,
    isName,
    isNameAsIs: (word) => loneNames.has(word),
    isPart(word) {
      const key = families.key(word);
      const isOther = inCatalogue(word) || isStop(word) || turning.has(word) || elsewhere.has(key);
      return nameKeys.has(key) && !loneKeys.has(key) && !isOther;
    },
    isStop,
    turns: (word) => turning.get(word) ?? null,
    lineOf: (word) => heads.get(word) ?? [],
    isTwin: (word) =>
      word.length === SHORT_WORD && !hasDigit.test(word)
        ? !inCatalogue(word) && !isStop(word) && !turning.has(word) && families.has(latinSpelling(word))
        : !knows(word) && (lookalikes(word).some(knows) || (hasDigit.test(word) && knows(latinSpelling(word)))),
    mend,
    measures(keys) {
      const found = keys.flatMap((key, at) =>
        (quantities.get(key) ?? []).map((form): WordForm => ({ form, weight: at === 0 ? 1 : BEGUN_WEIGHT })),
      );
      return [...new Map(found.toReversed().map((form) => [form.form, form])).values()];
    },
    begins: (prefix) => words[firstNotBelow(words, prefix)]?.startsWith(prefix) ?? false,
    begun(prefix, max) {
      const known = prefixes.get(prefix);
      if (known) return known.slice(0, max);
      if (prefix === '') return [];
      const first = firstNotBelow(words, prefix);
      const begun = wordsWith(words, prefix)
        .map((form, offset) => ({ form, count: products[first + offset] as number }))
        .sort((one, other) => other.count - one.count)
        .slice(0, Math.max(max, MAX_OF_PREFIX))
        .map(({ form }) => ({ form, weight: form === prefix ? 1 : BEGUN_WEIGHT }));
      if (prefix.length <= SHORT_PREFIX && begun.length > 0 && prefixes.size < MAX_GUESSES) prefixes.set(prefix, begun);
      return begun.slice(0, max);
    },
    modelsOf: (name) =>
      wordsWith(words, name)
        .map((word) => word.slice(name.length))
        .filter((rest) => isWhole.test(rest)),
    namesBegun: (prefix) => (prefix.length < MIN_NAME_LENGTH ? [] : wordsWith(sortedNames, prefix)),
    telling: (forms) =>
      Math.log((1 + maxProducts * 2) / (1 + forms.reduce((sum, { form }) => sum + productsOfForm(form), 0))),
  };
}

/** Lists the sorted words with a prefix. */
function wordsWith(words: readonly string[], prefix: string): readonly string[] {
  const first = firstNotBelow(words, prefix);
  let end = first;
  while (words[end]?.startsWith(prefix)) end++;
  return words.slice(first, end);
}
