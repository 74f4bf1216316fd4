import type { Vocabulary, WantedWord } from '../engine/engine.ts';
import { fold } from '../engine/text/fold.ts';
import { createBrandNames } from './brand-names.ts';
import { accessoriesOf } from './accessories.ts';
import { createCategoryNames, type KnownCategory } from './category-names.ts';
import { createCheapness } from './cheapness.ts';
import { makeLexicon } from './lexicon.ts';
import type { Interpretation, Understanding } from './interpretation.ts';
import { piecesOf } from './pieces.ts';
import { priceLimits } from './price-limits.ts';
import { cleanText, tokensOf } from './query-text.ts';
import { interpretationsOf } from './interpretations.ts';
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
  const accessories = accessoriesOf(categories);
  const cheapness = createCheapness(lexicon.families);
  return {
    *interpretations(typed, { exact = false, typing = false, filters = true } = {}) {
      const text = cleanText(typed);
      if (exact) {
        const words = tokensOf(text).map(({ text: form }): WantedWord => [{ form, weight: 1 }]);
        if (words.length > 0) yield plainInterpretation(text, words);
        return;
      }
      const { pieces, changes } = piecesOf(text, lexicon, typing);
      const price = filters ? priceLimits(pieces) : null;
      const unpriced = price ? pieces.filter((_, at) => at < price.start || at >= price.end) : pieces;
      const { rest, cheap } = cheapness(unpriced);
      const said = price && { from: price.from, to: price.to, tokens: pieces.slice(price.start, price.end) };
      yield* interpretationsOf({
        text,
        segments: segmentsOf(rest, tools, typing && rest.at(-1) === pieces.at(-1)),
        price: said,
        cheap,
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

/** Makes an interpretation of words alone, as they are. */
export function plainInterpretation(text: string, words: WantedWord[]): Interpretation {
  return {
    words,
    wordsNeeded: words.length,
    category: null,
    except: [],
    values: [],
    price: null,
    sort: null,
    text,
    changes: [],
    recognised: [],
  };
}
