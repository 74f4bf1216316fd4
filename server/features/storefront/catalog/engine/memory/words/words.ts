import { MAX_WORDS, type WantedWord } from '../../engine.ts';
import { fieldWeights } from '../../text/product-words.ts';
import { eachPosition, hasIn, intersect, lowerBound, setIn, subtract, unite, type Window } from '../columns/bits.ts';
import type { CatalogIndex, IndexPart } from '../index/catalog-index.ts';
import { indexPartsOf } from '../index/positions.ts';
import type { Scratch } from '../columns/scratch-memory.ts';
import { addWord, findWord } from './word-index.ts';

/** A query word in a part: its forms there, each with the score per unit of field weight. */
export type FoundWord = readonly { word: number; worth: number }[];

const FINEST = 64;

/** Returns the inverse document frequency of a word: 64 when all products have it, up to 128 for a single product. */
export function inverseFrequency(products: number, size: number): number {
  return Math.round(FINEST * (1 + (products > 0 && size > 1 ? Math.log(size / products) / Math.log(size) : 0)));
}

/** Looks the query words up in every part. Scores are integers, so sums do not depend on their order. */
export function findWords(index: CatalogIndex, wanted: readonly WantedWord[]): Map<IndexPart, FoundWord[]> {
  const found = new Map(indexPartsOf(index).map((part): [IndexPart, FoundWord[]] => [part, []]));
  for (const forms of wanted.slice(0, MAX_WORDS)) {
    const places = forms.map(({ form }) => indexPartsOf(index).map((part) => findWord(part.words.words, form)));
    const frequency = inverseFrequency(Math.max(0, ...places.map((at) => productsWith(index, at))), index.size);
    indexPartsOf(index).forEach((part, index) => {
      found.get(part)?.push(
        forms.flatMap(({ weight }, form) => {
          const word = places[form]?.[index] ?? -1;
          return word < 0 ? [] : [{ word, worth: Math.round(weight * FINEST) * frequency }];
        }),
      );
    });
  }
  return found;
}

/** Intersects a window with the products that have at least `needed` of the words. */
export function intersectWords(
  part: IndexPart,
  words: readonly FoundWord[],
  needed: number,
  window: Window,
  { windows, had }: Scratch,
): void {
  if (needed > words.length) {
    window.words.fill(0);
    return;
  }
  const sizes = new Map(words.map((forms) => [forms, forms.reduce((sum, { word }) => sum + postings(part, word), 0)]));
  if (needed === words.length) {
    for (const forms of words.toSorted((a, b) => (sizes.get(a) as number) - (sizes.get(b) as number)))
      intersect(window.words, productsOf(part, forms, windows.like(window)).words);
    return;
  }
  const some = windows.like(window);
  for (const forms of words) {
    const having = productsOf(part, forms, windows.like(window));
    intersect(having.words, window.words);
    eachPosition(having, (position) => {
      had[position] = (had[position] as number) + 1;
    });
    unite(some.words, having.words);
  }
  window.words.fill(0);
  eachPosition(some, (position) => {
    if ((had[position] as number) >= needed) setIn(window, position);
    had[position] = 0;
  });
}

/** Removes the products with a word in any of its forms from a window. */
export function subtractWord(part: IndexPart, forms: WantedWord, window: Window, { windows }: Scratch): void {
  const having = windows.like(window);
  for (const { form } of forms) {
    const word = findWord(part.words.words, form);
    if (word >= 0) addWord(part.words, word, having);
  }
  subtract(window.words, having.words);
}

/** Scores the products of a window: the sum over words of the best form's score times field weight. */
export function scoreWords(
  part: IndexPart,
  words: readonly FoundWord[],
  window: Window,
  { scores, best }: Scratch,
): void {
  const { starts, positions, weights } = part.words;
  const from = window.first << 5;
  const end = (window.first + window.words.length) << 5;
  eachPosition(window, (position) => {
    scores[position] = 0;
  });
  for (const forms of words) {
    const alone = forms.length === 1;
    for (const { word, worth } of forms) {
      const to = starts[word + 1] as number;
      for (let at = lowerBound(positions, from, starts[word], to); at < to; at++) {
        const position = positions[at] as number;
        if (position >= end) break;
        if (!hasIn(window, position)) continue;
        const value = (weights[at] as number) * worth;
        if (alone) scores[position] = (scores[position] as number) + value;
        else if (value > (best[position] as number)) best[position] = value;
      }
    }
    if (!alone && forms.length > 0) {
      eachPosition(window, (position) => {
        scores[position] = (scores[position] as number) + (best[position] as number);
        best[position] = 0;
      });
    }
  }
}

/** Ranks products of a window lower among equal scores, the more of the words their names contain. */
export function rankLast(part: IndexPart, words: WantedWord, window: Window, { scores }: Scratch): void {
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
      if ((weights[at] as number) >= fieldWeights.name && hasIn(window, position))
        scores[position] = (scores[position] as number) - 1;
    }
  }
}

/** Counts the live products with a word over all parts. `places` are the word's indices in each part. */
function productsWith(index: CatalogIndex, places: readonly number[]): number {
  return places.reduce((sum, word, at) => {
    const part = indexPartsOf(index)[at] as IndexPart;
    return word < 0 ? sum : sum + postings(part, word) - (part === index.main ? deadWith(index, word) : 0);
  }, 0);
}

/** Counts dead products with a word of the main part; cached until more die. */
function deadWith(
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
  const known = deadProducts.get(word);
  if (known !== undefined) return known;
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

function postings({ words: { starts } }: IndexPart, word: number): number {
  return (starts[word + 1] as number) - (starts[word] as number);
}

function productsOf(part: IndexPart, forms: FoundWord, window: Window): Window {
  for (const { word } of forms) addWord(part.words, word, window);
  return window;
}
