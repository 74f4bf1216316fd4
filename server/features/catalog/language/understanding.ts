import type { NumberFilter, ValueFilter, Vocabulary, WantedWord } from '../engine/engine.ts';
import { fold } from '../engine/text/fold.ts';
import { createBrandNames } from './brand-names.ts';
import { createCategoryNames, type KnownCategory } from './category-names.ts';
import { makeLexicon } from './lexicon.ts';
import { piecesOf, type Change } from './pieces.ts';
import { priceLimits } from './price-limits.ts';
import { cleanText, tokensOf } from './query-text.ts';
import { readingsOf } from './readings.ts';
import { respelt, segmentsOf } from './segments.ts';
import { atOnce, type Slices } from './slices.ts';
import { qualities, synonyms } from './synonyms.data.ts';

/** What a catalogue is made of, as far as words go. */
export type Knowledge = {
  vocabulary: Vocabulary;
  categories: readonly KnownCategory[];
  brands: readonly { id: number; name: string }[];
  /** Tells of words the catalogue has got since the vocabulary was taken. */
  isNew?: (word: string) => boolean;
};

/** A part of a query that became a filter; `without` is the typed query without it. */
export type Recognised = { kind: 'category' | 'brand' | 'price' | 'value'; id: number | null; without: string };

/** One way to understand a query; an engine can be asked it as it is. */
export type Reading = {
  words: WantedWord[];
  wordsNeeded: number;
  category: number | null;
  values: ValueFilter[];
  numbers: NumberFilter[];
  price: { from: number | null; to: number | null } | null;
  /** The words as understood. */
  text: string;
  changes: Change[];
  recognised: Recognised[];
};

/**
 * How a query is meant: `exact` for its words as they are, `typing` while the last word may be unfinished,
 * `filters: false` when nothing may become a filter.
 */
export type ReadingOptions = { exact?: boolean; typing?: boolean; filters?: boolean };

/** Understands queries against one state of the catalogue. */
export type Understanding = { readings(typed: string, options?: ReadingOptions): Iterable<Reading> };

/** Prepares understanding for a catalogue; takes some hundred milliseconds for the largest. */
export function createUnderstanding(knowledge: Knowledge): Understanding {
  return atOnce(makeUnderstanding(knowledge));
}

/** Prepares understanding in slices. */
export function* makeUnderstanding({ vocabulary, categories, brands, isNew }: Knowledge): Slices<Understanding> {
  const lexicon = yield* makeLexicon(vocabulary, isNew);
  const tools = {
    lexicon,
    brands: createBrandNames(brands),
    categories: createCategoryNames(categories, lexicon.families, lexicon.concepts),
  };
  const shown = surfaceOf([...synonyms, ...qualities, ...categories.flatMap(({ name }) => [name.ru, name.kk])]);
  const accessories = new Set(categories.filter(({ accessory }) => accessory).map(({ id }) => id));
  return {
    *readings(typed, { exact = false, typing = false, filters = true } = {}) {
      const text = cleanText(typed);
      if (exact) {
        const literal = literalReading(text);
        if (literal) yield literal;
        return;
      }
      const { pieces, changes } = piecesOf(text, lexicon, typing);
      const price = filters ? priceLimits(pieces) : null;
      const rest = price ? pieces.filter((_, at) => at < price.start || at >= price.end) : pieces;
      const said = price && { from: price.from, to: price.to, tokens: pieces.slice(price.start, price.end) };
      yield* readingsOf({
        text,
        segments: segmentsOf(rest, tools, typing && rest.at(-1) === pieces.at(-1)),
        price: said,
        changes,
        filters,
        typing,
        accessories,
        respell: (segment) => respelt(segment, lexicon),
        shown: (word) => shown.get(word) ?? word,
      });
    },
  };
}

/** Finds the folded words that are written with letters of their own: тоназыткыш is тоңазытқыш. */
function surfaceOf(texts: readonly string[]): Map<string, string> {
  const words = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return new Map(words.map((word) => [fold(word), word] as const).filter(([folded, word]) => folded !== word));
}

function literalReading(text: string): Reading | null {
  const words = tokensOf(text).map(({ text: form }): WantedWord => [{ form, weight: 1 }]);
  return words.length === 0
    ? null
    : {
        words,
        wordsNeeded: words.length,
        category: null,
        values: [],
        numbers: [],
        price: null,
        text,
        changes: [],
        recognised: [],
      };
}
