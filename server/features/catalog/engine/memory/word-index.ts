import type { Term, Vocabulary } from '../text/understand.ts';

/** Words with the goods they are in: vocabulary ascending, for each word its positions ascending and the weight of the field. */
export type WordIndex = { size: number; vocabulary: string[]; positions: Int32Array[]; weights: Uint8Array[]; trigrams: Map<string, number[]> };

/** Weight of the field a word stands in; a whole word counts twice its prefix. */
export const fieldWeights = { name: 8, brand: 6, code: 6, category: 4 } as const;

/** Goods that have every word, with a score: the sum over the words of the best weight. */
export type WordMatch = { positions: Int32Array; scores: Float32Array };

const likeness = 0.45;
const mostAlike = 3;

/** Collects words while the catalogue is read. */
export function makeWordCollector() {
  const postings = new Map<string, { positions: number[]; weights: number[] }>();
  return {
    /** Adds a word of a product; products come in ascending positions. */
    add(word: string, position: number, weight: number): void {
      let list = postings.get(word);
      if (!list) postings.set(word, list = { positions: [], weights: [] });
      const last = list.positions.length - 1;
      if (last >= 0 && list.positions[last] === position) list.weights[last] = Math.max(list.weights[last] as number, weight);
      else { list.positions.push(position); list.weights.push(weight); }
    },
    finish(size: number): WordIndex {
      const vocabulary = [...postings.keys()].sort();
      const lists = vocabulary.map((word) => postings.get(word) as { positions: number[]; weights: number[] });
      return {
        size, vocabulary, trigrams: trigramsOf(vocabulary),
        positions: lists.map((list) => Int32Array.from(list.positions)), weights: lists.map((list) => Uint8Array.from(list.weights)),
      };
    },
  };
}

/** Finds the goods that have every term. */
export function matchTerms(index: WordIndex, terms: readonly Term[]): WordMatch {
  const stage = new Uint8Array(index.size);
  const best = new Float32Array(index.size);
  const scores = new Float32Array(index.size);
  let touched: number[] = [];
  terms.forEach(({ text, prefix }, done) => {
    touched = [];
    const [from, to] = wordRange(index, text, prefix);
    for (let word = from; word < to; word++) {
      const factor = index.vocabulary[word] === text ? 2 : 1;
      const positions = index.positions[word] as Int32Array;
      const weights = index.weights[word] as Uint8Array;
      for (let at = 0; at < positions.length; at++) {
        const position = positions[at] as number;
        const weight = (weights[at] as number) * factor;
        if (stage[position] === done) {
          stage[position] = done + 1;
          best[position] = weight;
          scores[position] = (scores[position] as number) + weight;
          touched.push(position);
        } else if (stage[position] === done + 1 && weight > (best[position] as number)) {
          scores[position] = (scores[position] as number) + weight - (best[position] as number);
          best[position] = weight;
        }
      }
    }
  });
  return { positions: Int32Array.from(touched), scores };
}

/** Answers what understanding asks about words. */
export function vocabularyOf(index: WordIndex): Vocabulary {
  return {
    has({ text, prefix }) {
      const [from, to] = wordRange(index, text, prefix);
      return from < to;
    },
    alike: (word) => alikeWords(index, word),
  };
}

function wordRange({ vocabulary }: WordIndex, text: string, prefix: boolean): [number, number] {
  const from = firstNotBelow(vocabulary, text);
  if (!prefix) return [from, vocabulary[from] === text ? from + 1 : from];
  return [from, firstNotBelow(vocabulary, `${text}\uffff`)];
}

function firstNotBelow(vocabulary: readonly string[], text: string): number {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((vocabulary[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function gramsOf(word: string): string[] {
  const padded = `^${word}$`;
  return Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3));
}

function trigramsOf(vocabulary: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  vocabulary.forEach((word, index) => {
    if (word.length < 4 || /\d/.test(word)) return;
    for (const gram of new Set(gramsOf(word))) {
      const list = found.get(gram);
      if (list) list.push(index);
      else found.set(gram, [index]);
    }
  });
  return found;
}

function alikeWords({ vocabulary, trigrams, positions }: WordIndex, word: string): string[] {
  const grams = new Set(gramsOf(word));
  const shared = new Map<number, number>();
  for (const gram of grams) for (const index of trigrams.get(gram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  const scored: { word: string; score: number; goods: number }[] = [];
  for (const [index, count] of shared) {
    const known = vocabulary[index] as string;
    const score = (2 * count) / (grams.size + known.length);
    if (score >= likeness) scored.push({ word: known, score, goods: (positions[index] as Int32Array).length });
  }
  return scored.sort((a, b) => b.score - a.score || b.goods - a.goods).slice(0, mostAlike).map((found) => found.word);
}
