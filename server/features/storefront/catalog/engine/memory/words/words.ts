import { MAX_WORDS, type QueryWord } from '../../engine.ts';
import { FIELD_WEIGHTS } from '../../text/product-words.ts';
import {
  forEachPosition,
  hasInWindow,
  intersect,
  lowerBound,
  setInWindow,
  subtract,
  unite,
  type Window,
} from '../columns/bits.ts';
import type { CatalogIndex, IndexPart } from '../index/catalog-index.ts';
import { listParts } from '../index/positions.ts';
import type { Scratch } from '../columns/scratch-memory.ts';
import { addWord, findWord } from './word-index.ts';

/** A query word in a part: its forms there, each with the score per unit of field weight. */
export type MatchedWord = readonly { word: number; score: number }[];

const SCORE_SCALE = 64;

/** Returns the inverse document frequency of a word: 64 when all products have it, up to 128 for a single product. */
export function inverseFrequency(products: number, size: number): number {
  return Math.round(SCORE_SCALE * (1 + (products > 0 && size > 1 ? Math.log(size / products) / Math.log(size) : 0)));
}

/** Looks the query words up in every part. Scores are integers, so sums do not depend on their order. */
export function findWords(index: CatalogIndex, words: readonly QueryWord[]): Map<IndexPart, MatchedWord[]> {
  const found = new Map(listParts(index).map((part): [IndexPart, MatchedWord[]] => [part, []]));
  for (const forms of words.slice(0, MAX_WORDS)) {
    const wordIndices = forms.map(({ form }) => listParts(index).map((part) => findWord(part.words.words, form)));
    const frequency = inverseFrequency(
      Math.max(0, ...wordIndices.map((at) => countProductsWith(index, at))),
      index.size,
    );
    listParts(index).forEach((part, index) => {
      found.get(part)?.push(
        forms.flatMap(({ weight }, form) => {
          const word = wordIndices[form]?.[index] ?? -1;
          return word < 0 ? [] : [{ word, score: Math.round(weight * SCORE_SCALE) * frequency }];
        }),
      );
    });
  }
  return found;
}

/** Intersects a window with the products that have at least `minimum` of the words. */
export function intersectWords(
  part: IndexPart,
  words: readonly MatchedWord[],
  minimum: number,
  window: Window,
  { windows, wordCounts: counts }: Scratch,
): void {
  if (minimum > words.length) {
    window.words.fill(0);
    return;
  }
  const sizes = new Map(
    words.map((forms) => [forms, forms.reduce((sum, { word }) => sum + countPostings(part, word), 0)]),
  );
  if (minimum === words.length) {
    for (const forms of words.toSorted((a, b) => (sizes.get(a) as number) - (sizes.get(b) as number)))
      intersect(window.words, addForms(part, forms, windows.emptyLike(window)).words);
    return;
  }
  const candidates = windows.emptyLike(window);
  for (const forms of words) {
    const matching = addForms(part, forms, windows.emptyLike(window));
    intersect(matching.words, window.words);
    forEachPosition(matching, (position) => {
      counts[position] = (counts[position] as number) + 1;
    });
    unite(candidates.words, matching.words);
  }
  window.words.fill(0);
  forEachPosition(candidates, (position) => {
    if ((counts[position] as number) >= minimum) setInWindow(window, position);
    counts[position] = 0;
  });
}

/** Removes the products with a word in any of its forms from a window. */
export function subtractWord(part: IndexPart, forms: QueryWord, window: Window, { windows }: Scratch): void {
  const matching = windows.emptyLike(window);
  for (const { form } of forms) {
    const word = findWord(part.words.words, form);
    if (word >= 0) addWord(part.words, word, matching);
  }
  subtract(window.words, matching.words);
}

/** Scores the products of a window: the sum over words of the best form's score times field weight. */
export function scoreWords(
  part: IndexPart,
  words: readonly MatchedWord[],
  window: Window,
  { scores, best }: Scratch,
): void {
  const { starts, positions, weights } = part.words;
  const from = window.first << 5;
  const end = (window.first + window.words.length) << 5;
  forEachPosition(window, (position) => {
    scores[position] = 0;
  });
  for (const forms of words) {
    const isSingleForm = forms.length === 1;
    for (const { word, score: formScore } of forms) {
      const to = starts[word + 1] as number;
      for (let at = lowerBound(positions, from, starts[word], to); at < to; at++) {
        const position = positions[at] as number;
        if (position >= end) break;
        if (!hasInWindow(window, position)) continue;
        const value = (weights[at] as number) * formScore;
        if (isSingleForm) scores[position] = (scores[position] as number) + value;
        else if (value > (best[position] as number)) best[position] = value;
      }
    }
    if (!isSingleForm && forms.length > 0) {
      forEachPosition(window, (position) => {
        scores[position] = (scores[position] as number) + (best[position] as number);
        best[position] = 0;
      });
    }
  }
}

/** Ranks products of a window lower among equal scores, the more of the words their names contain. */
export function rankLast(part: IndexPart, words: QueryWord, window: Window, { scores }: Scratch): void {
  const { starts, positions, weights } = part.words;
  const from = window.first << 5;
  const end = (window.first + window.words.length) << 5;
  for (const { form } of words) {
    const word = findWord(part.words.words, form);
    if (word < 0) continue;
    const to = starts[word + 1] as number;
    for (let at = lowerBound(positions, from, starts[word], to); at < to; at++) {
      const position = positions[at] as number;
      if (position >= end) break;
      // Word scores are integers and far larger.
      if ((weights[at] as number) >= FIELD_WEIGHTS.name && hasInWindow(window, position))
        scores[position] = (scores[position] as number) - 1;
    }
  }
}

/** Counts the live products with a word over all parts. `wordIndices` are the word's indices in each part. */
function countProductsWith(index: CatalogIndex, wordIndices: readonly number[]): number {
  return wordIndices.reduce((sum, word, at) => {
    const part = listParts(index)[at] as IndexPart;
    return word < 0 ? sum : sum + countPostings(part, word) - (part === index.main ? countDeadWith(index, word) : 0);
  }, 0);
}

/** Counts dead products with a word of the main part; cached until more die. */
function countDeadWith(
  {
    dead,
    deadProducts,
    main: {
      words: { starts, positions },
    },
  }: CatalogIndex,
  word: number,
): number {
  if (dead.length === 0) return 0;
  const cached = deadProducts.get(word);
  if (cached !== undefined) return cached;
  const to = starts[word + 1] as number;
  let at = starts[word] as number;
  let count = 0;
  for (const position of dead) {
    at = lowerBound(positions, position, at, to);
    if (at < to && positions[at] === position) count++;
  }
  deadProducts.set(word, count);
  return count;
}

function countPostings({ words: { starts } }: IndexPart, word: number): number {
  return (starts[word + 1] as number) - (starts[word] as number);
}

function addForms(part: IndexPart, forms: MatchedWord, window: Window): Window {
  for (const { word } of forms) addWord(part.words, word, window);
  return window;
}
