import type { QueryWord, WordForm } from '../../../engine/engine.ts';
import { queryTokens } from '../../../engine/text/tokens.ts';
import { deniedSide } from '../negation/denials.ts';
import { wordsOf } from '../words.ts';
import type { Pronunciation } from '../../normalize/sounds/pronunciations.ts';
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

const MAX_PHRASE_LENGTH = 4;
const MAX_CLAUSES = 6;
const MAX_FORMS = 32;
const purposes = wordsOf('purpose in names');
const locations = wordsOf('location in names');

/** Lists every word of the tables, folded. */
export function conceptWords(rows: readonly string[]): string[] {
  return [...new Set(rows.flatMap(queryTokens))];
}

/** Tables of names. */
export type ConceptTables = {
  things: readonly string[];
  qualities: readonly string[];
  pronunciations: readonly Pronunciation[];
};

/** Reads the tables of synonyms and pronunciations for a catalogue's families. */
export function createConcepts({ things, qualities, pronunciations }: ConceptTables, families: Families): Concepts {
  const byFirst = new Map<string, { concept: Concept; phrase: Phrase }[]>();
  const phraseOf = (text: string): Phrase =>
    [...text.matchAll(/\(([^)]*)\)|[^()]+/g)].flatMap(([whole, optional]) =>
      queryTokens(optional ?? whole).map((word) => ({
        word,
        key: families.key(word),
        optional: optional !== undefined,
      })),
    );
  const add = (concept: Concept, phrase: Phrase) => {
    for (const { key } of phrase.filter(({ optional }) => !optional)) {
      const list = byFirst.get(key);
      if (!list) byFirst.set(key, [{ concept, phrase }]);
      else if (!list.some((entry) => entry.concept === concept && samePhrase(entry.phrase, phrase)))
        list.push({ concept, phrase });
    }
  };
  const rows = [
    ...[...things, ...qualities].map((row) => row.split('<').map((side) => side.split('=').map(phraseOf))),
    ...pronunciations.map(({ names, said }) => [names, said].map((side) => side.map(phraseOf))),
  ];
  // The purpose of a product may also be its place: "ремешок для часов", "ремешок на часы".
  const withLocation = ([what, turn, ...rest]: Phrase): Phrase[] =>
    what && turn && purposes.has(turn.word)
      ? [...locations].map((word) => [what, { ...turn, word, key: families.key(word) }, ...rest])
      : [];
  rows.forEach(([names = [], asked = []], id) => {
    const concept = { id, names, thing: id < things.length || id >= things.length + qualities.length };
    for (const phrase of [...names, ...asked].flatMap((one) => [one, ...withLocation(one)])) add(concept, phrase);
  });
  const cache = new Map<string, readonly QueryWord[]>();

  const at: Concepts['at'] = (keys, start, words) => {
    let best: MetConcept | null = null;
    const isSaid = (phrase: Phrase) => phrase.length === 1 && phrase[0]?.word === words?.[start];
    for (let first = start; first < Math.min(keys.length, start + 2); first++) {
      for (const { concept, phrase } of byFirst.get(keys[first] ?? '') ?? []) {
        const end = matched(phrase, keys, start);
        const isBetter =
          best === null || (end ?? 0) > best.end || (end === best.end && isSaid(phrase) && !isSaid(best.phrase));
        if (end !== null && isBetter) best = { concept, phrase, start, end };
      }
    }
    return best;
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

function samePhrase(a: Phrase, b: Phrase): boolean {
  return a.length === b.length && a.every(({ key }, index) => key === b[index]?.key);
}

/**
 * Returns the end of a phrase that begins at `start`, with its words in any order and optional words only if present. A
 * denial must precede the denied words.
 */
function matched(phrase: Phrase, keys: readonly string[], start: number): number | null {
  const left = [...phrase];
  const denies = phrase.some(({ word }) => deniedSide(word) !== null);
  let end = start;
  while (left.length > 0 && end < keys.length && end - start < MAX_PHRASE_LENGTH) {
    const found = left.findIndex(({ key }) => key === keys[end]);
    if (found < 0 || (denies && found > 0)) break;
    left.splice(found, 1);
    end++;
  }
  return left.every(({ optional }) => optional) && end > start ? end : null;
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
