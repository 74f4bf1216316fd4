import type { Vocabulary, WantedWord } from '../engine/engine.ts';
import { fold } from '../engine/text/fold.ts';
import { createAttributeNames } from './attribute-names.ts';
import { createBrandNames } from './brand-names.ts';
import { accessoriesOf } from './accessories.ts';
import { categoryNamed } from './category-named.ts';
import { createCategoryNames, type KnownCategory } from './category-names.ts';
import { createCheapness } from './cheapness.ts';
import { fittingValues } from './fitting.ts';
import { createLexicon } from './lexicon.ts';
import { withoutDates } from './dates.ts';
import type { Interpretation, Understanding } from '../query/interpretation.ts';
import { createCues } from './cues/category-cues.ts';
import { createNeeds } from './needs.ts';
import { besideSum, createNominals, worthInterpretations } from './nominals.ts';
import type { QueryPart } from './query-part.ts';
import type { KnownChoice } from './quality-answers.ts';
import { queryPartsOf } from './query-parts.ts';
import { withInk } from './printer-ink.ts';
import { priceLimits } from './price-limits.ts';
import { cleanText, tokensOf } from './query-text.ts';
import { interpretationsOf } from './interpretations.ts';
import { createSaidChoices } from './said-choices.ts';
import { respelt, segmentsOf } from './segments.ts';
import type { Segment, SegmentTools } from './segment.ts';
import { atOnce, type Slices } from '../query/slices.ts';
import { qualities, synonyms } from './synonyms.data.ts';
import { createStoreQuestions } from './store-questions.ts';
import { withoutChatter } from './chatter.ts';
import { meantInterpretations } from './meant.ts';
import { isThing } from './wanted.ts';
import { createWishes, type ChoicesOf, type NumbersOf } from './wishes.ts';

/** The words of a catalogue. */
export type Knowledge = {
  vocabulary: Vocabulary;
  categories: readonly KnownCategory[];
  brands: readonly { id: number; name: string }[];
  numbersOf?: NumbersOf;
  choicesOf?: ChoicesOf;
  /** What products of any category are chosen by. */
  everyChoice?: readonly KnownChoice[];
  /** What its attributes are called, in both languages. */
  attributeNames?: readonly string[];
  /** Tells of words the catalogue has got since the vocabulary was taken. */
  isNew?: (word: string) => boolean;
};

/** Prepares understanding for a catalogue; takes some hundred milliseconds for the largest. */
export function createUnderstanding(knowledge: Knowledge): Understanding {
  return atOnce(createUnderstandingInSlices(knowledge));
}

/** Prepares understanding in slices. */
export function* createUnderstandingInSlices(knowledge: Knowledge): Slices<Understanding> {
  const {
    vocabulary,
    categories,
    brands,
    isNew,
    numbersOf = () => [],
    choicesOf,
    everyChoice = [],
    attributeNames = [],
  } = knowledge;
  const lexicon = yield* createLexicon(vocabulary, isNew);
  const tools: SegmentTools = {
    lexicon,
    brands: createBrandNames(brands),
    categories: createCategoryNames(categories, lexicon.families, lexicon.concepts),
  };
  const shown = surfaceOf([...synonyms, ...qualities, ...categories.flatMap(({ name }) => [name.ru, name.kk])]);
  const accessories = accessoriesOf(categories);
  const cheapness = createCheapness(lexicon.families);
  const needs = createNeeds((name) => categoryNamed(name, tools), lexicon.families.of);
  const cues = createCues((name) => categoryNamed(name, tools));
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const parentOf = (id: number) => parents.get(id) ?? null;
  const wishes = createWishes(numbersOf, createAttributeNames(attributeNames, lexicon.families.key), choicesOf);
  const choices = createSaidChoices({ choicesOf: choicesOf ?? (() => []), numbersOf, everyChoice }, lexicon);
  const questions = createStoreQuestions();
  const nominalIn = createNominals(categories, numbersOf);
  const asksStore = (parts: readonly QueryPart[], segments: (of: readonly QueryPart[]) => readonly Segment[]) =>
    questions.mayBeIn(parts.map((part) => part.typed))
      ? questions.find(parts, (at) => {
          const from = parts[at]?.from ?? 0;
          return isThing(segments(parts).find((one) => from >= one.from && from < one.to));
        })
      : null;
  return {
    *interpretations(typed, { exact = false, typing = false, filters = true } = {}) {
      const text = cleanText(typed);
      if (exact) {
        const words = tokensOf(text).map(({ text: form }): WantedWord => [{ form, weight: 1 }]);
        if (words.length > 0) yield plainInterpretation(text, words);
        return;
      }
      const { parts, changes } = queryPartsOf(text, lexicon, typing);
      const price = filters ? priceLimits(parts) : null;
      const unpriced = price ? parts.filter((_, at) => at < price.start || at >= price.end) : parts;
      const { rest, cheap } = cheapness(unpriced);
      const said = price && { from: price.from, to: price.to, tokens: parts.slice(price.start, price.end) };
      const query = {
        text,
        price: said,
        cheap,
        changes,
        filters,
        typing,
        accessories,
        madeFor: tools.categories.madeFor,
        isKind: tools.categories.isKind,
        isServed: tools.categories.isServed,
        kin: tools.categories.kin,
        lies: tools.categories.lies,
        fitting: (category: number, words: readonly WantedWord[]) => fittingValues(words, choicesOf?.(category) ?? []),
        isNameAsIs: lexicon.isNameAsIs,
        unlike: lexicon.concepts.unlike,
        respell: (segment: Segment) => respelt(segment, lexicon),
        shown: (word: string) => shown.get(word) ?? word,
      };
      const known = new Map<readonly QueryPart[], Segment[]>();
      const segments = (of: readonly QueryPart[]) => {
        const found = known.get(of) ?? segmentsOf(of, tools, typing && of.at(-1) === parts.at(-1));
        known.set(of, found);
        return found;
      };
      if (!filters) {
        yield* interpretationsOf({ ...query, segments: segments(withoutDates(rest)) });
        return;
      }
      const isQuestion = asksStore(rest, segments) !== null;
      const meant = (of: readonly QueryPart[], asked: typeof query) =>
        meantInterpretations(withInk(withoutChatter(of)), {
          asked: { query: asked, segments, wishes, choices },
          isQuestion,
          needs,
          cues,
          lexicon,
          parentOf,
        });
      for (const nominal of nominalIn(parts)) {
        yield* worthInterpretations(
          meant(besideSum(parts, nominal), { ...query, price: null, cheap: [] }),
          nominal,
          text,
        );
      }
      yield* meant(rest, query);
    },
    question(typed) {
      const text = cleanText(typed);
      if (!questions.mayBeIn(tokensOf(text).map((token) => token.text))) return null;
      const { parts } = queryPartsOf(text, lexicon, false);
      const segments = segmentsOf(parts, tools, false);
      return asksStore(parts, () => segments);
    },
  };
}

/** Finds the folded words that are written with letters of their own: тоназыткыш is тоңазытқыш. */
function surfaceOf(texts: readonly string[]): Map<string, string> {
  const words = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return new Map(words.map((word) => [fold(word), word] as const).filter(([folded, word]) => folded !== word));
}

/** Creates an interpretation of words alone, as they are. */
export function plainInterpretation(text: string, words: WantedWord[]): Interpretation {
  return {
    words,
    wordsNeeded: words.length,
    category: null,
    except: [],
    among: [],
    exceptWords: [],
    values: [],
    numbers: [],
    relative: [],
    price: null,
    sort: null,
    text,
    changes: [],
    recognised: [],
  };
}
