import { StorePage } from '#contract/catalog/understood.ts';
import type { QueryWord } from '../engine/engine.ts';
import { plainInterpretation, type Interpretation, type Understanding } from './interpretation.ts';
import { cleanText, textWithout, tokensOf } from './normalize/query-text.ts';
import type { Slices } from './slices.ts';
import { createAnnotator } from './annotate/annotate.ts';
import { PAGE_LABEL } from './classify/training.ts';
import { readingsOf } from './frame/readings.ts';
import type { Knowledge } from './knowledge.ts';
import { relaxed } from './relax/relax.ts';

/** Probability of all pages from which a query asks about the store, and from which it asks for nothing else. */
const MIN_QUESTION_MASS = 0.3;
const CERTAIN_QUESTION_MASS = 0.5;
/** Probability of a single page: unknown words give every page a little. */
const MIN_PAGE = 0.15;
/** Pages about the store itself, and their probability from which a mentioned product is not wanted: its phone number. */
const ofStore: ReadonlySet<StorePage> = new Set(['contacts', 'shops']);
const CERTAIN_STORE_MASS = 0.8;
/** Words of a question besides the product it mentions. */
const MIN_QUESTION = 3;

/** Prepares understanding of queries for a catalogue. */
export function* createUnderstanding(knowledge: Knowledge): Slices<Understanding> {
  const { annotate, tools, intents } = yield* createAnnotator(knowledge);
  return {
    *interpretations(typed, { exact = false, typing = false, filters = true } = {}): Generator<Interpretation> {
      const text = cleanText(typed);
      if (exact) {
        yield* literalInterpretations(text);
        return;
      }
      const query = annotate(text, typing);
      yield* relaxed(readingsOf(query, tools, filters), query, tools.tree);
    },
    question(typed) {
      const text = cleanText(typed);
      const { segments } = annotate(text, false);
      // A product that is mentioned says nothing about what the store is asked.
      const products = segments.filter(({ category, brand }) => category !== null || brand !== null);
      const rest = textWithout(text, products);
      const asked = tokensOf(rest).length >= MIN_QUESTION ? rest : text;
      const pages = intents.classify(asked).filter(({ label }) => label.startsWith(PAGE_LABEL));
      const mass = pages.reduce((sum, { probability }) => sum + probability, 0);
      const [best] = pages;
      if (!best || best.probability < MIN_PAGE || mass < MIN_QUESTION_MASS) return null;
      const page = StorePage.parse(best.label.slice(PAGE_LABEL.length));
      return {
        page,
        products:
          !(ofStore.has(page) && mass >= CERTAIN_STORE_MASS) &&
          (mass < CERTAIN_QUESTION_MASS || segments.some(({ thing, category }) => thing || category?.whole)),
      };
    },
  };
}

/** Takes every query word for word. */
export const literalUnderstanding: Understanding = { interpretations: literalInterpretations, question: () => null };

/** Interprets a query as its words, exactly as typed. */
export function* literalInterpretations(typed: string): Generator<Interpretation> {
  const text = cleanText(typed);
  const words = tokensOf(text).map(({ text: form }): QueryWord => [{ form, weight: 1 }]);
  if (words.length > 0) yield plainInterpretation(text, words);
}
