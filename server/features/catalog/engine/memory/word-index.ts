import type { Vocabulary, WantedWord } from '../engine.ts';

/** Words with the goods they are in: words ascending, for each its positions ascending and the weight of the field. */
export type WordIndex = { size: number; vocabulary: Vocabulary; positions: Int32Array[]; weights: Uint8Array[] };

/** Goods that have enough of the words, with a score: the sum over the words of the best form. */
export type WordMatch = { positions: Int32Array; scores: Float64Array };

const finest = 64;

/** Collects words while the catalogue is read. */
export function makeWordCollector() {
  const postings = new Map<string, number[]>();
  return {
    /** Adds a word of a product with the weight of its place, 1–255; products come in any order. */
    add(word: string, position: number, weight: number): void {
      const list = postings.get(word);
      const packed = position * 256 + weight;
      if (list) list.push(packed);
      else postings.set(word, [packed]);
    },
    finish(size: number): WordIndex {
      const words = [...postings.keys()].sort();
      const lists = words.map((word) => strongest(Float64Array.from(postings.get(word) as number[]).sort()));
      return {
        size, vocabulary: { words, goods: Int32Array.from(lists, (list) => list.length) },
        positions: lists.map((list) => Int32Array.from(list, (packed) => Math.floor(packed / 256))), weights: lists.map((list) => Uint8Array.from(list, (packed) => packed % 256)),
      };
    },
  };
}

/** Says how much a word tells, 64 for one that all goods have to 128 for one that a single product has. */
export function telling(goods: number, size: number): number {
  return Math.round(finest * (1 + (goods > 0 && size > 1 ? Math.log(size / goods) / Math.log(size) : 0)));
}

/** Finds the goods that have at least `needed` of the words. Weights are whole numbers, so that sums do not depend on their order. */
export function matchWords(index: WordIndex, words: readonly WantedWord[], needed: number): WordMatch {
  const had = new Uint8Array(index.size);
  const seenBy = new Uint8Array(index.size);
  const best = new Float64Array(index.size);
  const scores = new Float64Array(index.size);
  const touched: number[] = [];
  words.forEach((wanted, at) => {
    const forms = wanted.flatMap(({ form, weight }) => {
      const word = findWord(index.vocabulary.words, form);
      return word < 0 ? [] : [{ word, weight: Math.round(weight * finest) }];
    });
    const told = telling(Math.max(0, ...forms.map(({ word }) => index.vocabulary.goods[word] as number)), index.size);
    for (const { word, weight: sure } of forms) {
      const positions = index.positions[word] as Int32Array;
      const weights = index.weights[word] as Uint8Array;
      for (let place = 0; place < positions.length; place++) {
        const position = positions[place] as number;
        const weight = (weights[place] as number) * sure * told;
        if (seenBy[position] !== at + 1) {
          if (had[position] === 0) touched.push(position);
          had[position] = (had[position] as number) + 1;
          seenBy[position] = at + 1;
          best[position] = weight;
          scores[position] = (scores[position] as number) + weight;
        } else if (weight > (best[position] as number)) {
          scores[position] = (scores[position] as number) + weight - (best[position] as number);
          best[position] = weight;
        }
      }
    }
  });
  return { positions: Int32Array.from(touched.filter((position) => (had[position] as number) >= needed)), scores };
}

/** Finds a word's place in the vocabulary; below zero when it is not there. */
export function findWord(words: readonly string[], text: string): number {
  const at = firstNotBelow(words, text);
  return words[at] === text ? at : -1;
}

function strongest(sorted: Float64Array): number[] {
  const found: number[] = [];
  for (const packed of sorted) {
    const last = found.length - 1;
    if (last >= 0 && Math.floor((found[last] as number) / 256) === Math.floor(packed / 256)) found[last] = packed;
    else found.push(packed);
  }
  return found;
}

/** Finds the first place in ascending words that is not below a text. */
export function firstNotBelow(vocabulary: readonly string[], text: string): number {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((vocabulary[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
