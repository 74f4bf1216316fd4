import type { QueryWord, WordForm } from '../../../engine/engine.ts';
import { queryTokens } from '../../../engine/text/tokens.ts';
import { deniedSide } from '../negation/denials.ts';
import { createPhrases } from '../phrases.ts';
import { wordsOf } from '../../data/words.ts';
import { phrasesIn, readTable } from '../../data/tables.ts';
import type { Families } from '../../morphology/families.ts';

/** A word of a phrase; an optional one may be left out. */
type PhraseWord = { word: string; key: string; optional: boolean };
type Phrase = readonly PhraseWord[];

/** A kind of product, or a quality, with all its names. */
type Concept = { id: number; names: readonly Phrase[]; thing: boolean };

/** A concept met among the keys of a query: tokens from `start`, up to but without `end`. */
export type MetConcept = { concept: Concept; phrase: Phrase; start: number; end: number };

/** Concepts ready for a catalogue. */
export type Concepts = {
  /** Finds the longest phrase at a place, in any order of its words. Of equal phrases, the one that is typed wins. */
  at(keys: readonly string[], start: number, words?: readonly string[]): MetConcept | null;
  /** Finds the concept of a whole name, without optional words. */
  named(keys: readonly string[]): Concept | null;
  /** Returns the words that products of the concept have; none when the catalogue lacks all its names. */
  wanted(met: MetConcept): readonly QueryWord[];
};

const MAX_CLAUSES = 6;
const MAX_FORMS = 32;
const purposes = wordsOf('purpose in names');
const locations = wordsOf('location in names');

/** All names of a concept: those in product names, and what else shoppers say. Parentheses mark optional words. */
export type ConceptRow = { names: readonly string[]; said: readonly string[]; thing: boolean };

const products = Map.groupBy(readTable<'concept' | 'kind' | 'names' | 'synonyms'>('names'), ({ concept }) => concept);
/** Kinds of products and qualities in both languages. A quality alone is never the request. */
export const namedConcepts: readonly ConceptRow[] = [...products.values()].map((rows) => ({
  names: rows.flatMap(({ names }) => phrasesIn(names)),
  said: rows.flatMap(({ synonyms }) => phrasesIn(synonyms)),
  thing: rows[0]?.kind === 'product',
}));
/** Pronunciations of brands and lines that the sounds of letters do not explain. */
export const pronunciations: readonly ConceptRow[] = readTable<'names' | 'pronunciations'>('pronunciations').map(
  ({ names, pronunciations: said }) => ({ names: phrasesIn(names), said: phrasesIn(said), thing: true }),
);

/** Lists every word of the rows, folded. */
export function conceptWords(rows: readonly ConceptRow[]): string[] {
  return [...new Set(rows.flatMap(({ names, said }) => [...names, ...said].flatMap(queryTokens)))];
}

/** Prepares concepts for a catalogue's families. */
export function createConcepts(rows: readonly ConceptRow[], families: Families): Concepts {
  const phrases = createPhrases<{ concept: Concept; phrase: Phrase }>();
  const phraseOf = (text: string): Phrase =>
    [...text.matchAll(/\(([^)]*)\)|[^()]+/g)].flatMap(([whole, optional]) =>
      queryTokens(optional ?? whole).map((word) => ({
        word,
        key: families.key(word),
        optional: optional !== undefined,
      })),
    );
  // The purpose of a product may also be its place: "ремешок для часов", "ремешок на часы".
  const withLocation = ([what, turn, ...rest]: Phrase): Phrase[] =>
    what && turn && purposes.has(turn.word)
      ? [...locations].map((word) => [what, { ...turn, word, key: families.key(word) }, ...rest])
      : [];
  rows.forEach(({ names: written, said, thing }, id) => {
    const names = written.map(phraseOf);
    const concept = { id, names, thing };
    for (const phrase of [...names, ...said.map(phraseOf)].flatMap((one) => [one, ...withLocation(one)])) {
      const value = { concept, phrase };
      phrases.add(keysOf(phrase), value);
      phrases.add(keysOf(phrase.filter(({ optional }) => !optional)), value);
    }
  });
  const cache = new Map<string, readonly QueryWord[]>();

  const at: Concepts['at'] = (keys, start, words) => {
    const found = phrases.at(keys, start);
    if (!found) return null;
    const { end } = found;
    // Denying words must precede the denied ones.
    const values = found.values.filter(
      ({ phrase }) =>
        !phrase.some(({ word }) => deniedSide(word) !== null) ||
        keysOf(phrase).every((key, nth) => key === keys[start + nth]),
    );
    const best = values.find(({ phrase }) => phrase.length === 1 && phrase[0]?.word === words?.[start]) ?? values[0];
    return best ? { ...best, start, end } : null;
  };

  return {
    at,
    named(keys) {
      const met = at(keys, 0);
      return met?.end === keys.length && met.concept.names.includes(met.phrase) ? met.concept : null;
    },
    wanted({ concept, phrase }) {
      const id = `${concept.id} ${phrase.map(({ word }) => word).join(' ')}`;
      const before = cache.get(id);
      if (before) return before;
      const words = allOfOneOf(
        [...concept.names, phrase].map((name) => formsOf(name, families)).filter((name) => name !== null),
      );
      // An empty result is not kept: the catalogue may get the product.
      if (words.length > 0) cache.set(id, words);
      return words;
    },
  };
}

function keysOf(phrase: Phrase): string[] {
  return phrase.map(({ key }) => key);
}

/** Forms of each needed word of a name; null when the catalogue lacks one of them. */
function formsOf(name: Phrase, families: Families): QueryWord[] | null {
  const words = name.filter(({ optional }) => !optional).map(({ word }) => families.of(word));
  return words.length > 0 && words.every((forms) => forms.length > 0) ? words : null;
}

/**
 * Turns "all words of one of the names" into "one of the words of each clause", which is what an engine can look for.
 */
function allOfOneOf(names: readonly QueryWord[][]): QueryWord[] {
  let clauses: Map<string, number>[] = [];
  for (const name of names.toSorted((a, b) => a.length - b.length)) {
    const widened =
      clauses.length === 0
        ? name.map((forms) => new Map(forms.map(({ form, weight }) => [form, weight])))
        : without(clauses.flatMap((clause) => name.map((forms) => joinedForms(clause, forms))));
    if (widened.length <= MAX_CLAUSES) clauses = widened;
  }
  return clauses.map((clause) =>
    [...clause]
      .map(([form, weight]): WordForm => ({ form, weight }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MAX_FORMS),
  );
}

function joinedForms(clause: ReadonlyMap<string, number>, forms: QueryWord): Map<string, number> {
  const joined = new Map(clause);
  for (const { form, weight } of forms) joined.set(form, Math.max(weight, joined.get(form) ?? 0));
  return joined;
}

/** Leaves out clauses that another one already makes true. */
function without(clauses: readonly Map<string, number>[]): Map<string, number>[] {
  const holds = (wide: ReadonlyMap<string, number>, narrow: ReadonlyMap<string, number>) =>
    [...narrow.keys()].every((form) => wide.has(form));
  return clauses.filter(
    (clause, index) =>
      !clauses.some((other, at) => at !== index && holds(clause, other) && (!holds(other, clause) || at < index)),
  );
}
