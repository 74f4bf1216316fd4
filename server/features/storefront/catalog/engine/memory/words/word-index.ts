import { lowerBound, type Window } from '../columns/bits.ts';
import { createIntList } from '../columns/int-list.ts';

/**
 * Inverted index: words ascending; postings of word w are the positions `starts[w]` up to `starts[w + 1]`, ascending,
 * each with its field weight.
 */
export type WordIndex = { words: readonly string[]; starts: Int32Array; positions: Int32Array; weights: Uint8Array };

const WEIGHT_BASE = 256;

/** Collects words during catalogue reading. */
export function createWordCollector() {
  const numbers = new Map<string, number>();
  const wordNumbers = createIntList();
  const postings = createIntList();
  return {
    /** Adds a word of a product with its field weight, 1–255; products come in any order. */
    add(word: string, position: number, weight: number): void {
      let number = numbers.get(word);
      if (number === undefined) numbers.set(word, (number = numbers.size));
      wordNumbers.push(number);
      postings.push(position * WEIGHT_BASE + weight);
    },
    finish: (): WordIndex => createWordIndex([...numbers.keys()], wordNumbers.values(), postings.values()),
  };
}

/** Returns the index of a word; negative when absent. */
export function findWord(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return words[low] === text ? low : -1;
}

/** Adds the products of a word to a window. */
export function addWord({ starts, positions }: WordIndex, word: number, { first, words }: Window): void {
  const to = starts[word + 1] as number;
  const end = (first + words.length) << 5;
  for (let at = lowerBound(positions, first << 5, starts[word], to); at < to; at++) {
    const position = positions[at] as number;
    if (position >= end) return;
    words[(position >>> 5) - first] = (words[(position >>> 5) - first] as number) | (1 << (position & 31));
  }
}

function createWordIndex(found: readonly string[], wordNumbers: Int32Array, postings: Int32Array): WordIndex {
  const sorted = found
    .map((_, number) => number)
    .sort((a, b) => ((found[a] as string) < (found[b] as string) ? -1 : 1));
  const sortedIndex = new Int32Array(found.length);
  sorted.forEach((number, place) => {
    sortedIndex[number] = place;
  });
  const starts = new Int32Array(found.length + 1);
  for (const number of wordNumbers)
    starts[(sortedIndex[number] as number) + 1] = (starts[(sortedIndex[number] as number) + 1] as number) + 1;
  for (let place = 0; place < found.length; place++)
    starts[place + 1] = (starts[place + 1] as number) + (starts[place] as number);
  const next = starts.slice();
  const sortedPostings = new Int32Array(postings.length);
  for (let at = 0; at < wordNumbers.length; at++) {
    const place = sortedIndex[wordNumbers[at] as number] as number;
    sortedPostings[next[place] as number] = postings[at] as number;
    next[place] = (next[place] as number) + 1;
  }
  return { words: sorted.map((number) => found[number] as string), ...keepLargestWeights(starts, sortedPostings) };
}

/** Sorts the postings of every word and keeps the largest weight of each product. */
function keepLargestWeights(starts: Int32Array, all: Int32Array): Omit<WordIndex, 'words'> {
  const listStarts = new Int32Array(starts.length);
  let count = 0;
  for (let word = 0; word + 1 < starts.length; word++) {
    const list = all.subarray(starts[word], starts[word + 1]);
    if (list.some((item, index) => index > 0 && item < (list[index - 1] as number))) list.sort();
    const from = count;
    for (const item of list) {
      if (count > from && Math.floor((all[count - 1] as number) / WEIGHT_BASE) === Math.floor(item / WEIGHT_BASE))
        all[count - 1] = item;
      else all[count++] = item;
    }
    listStarts[word + 1] = count;
  }
  const merged = all.subarray(0, count);
  return {
    starts: listStarts,
    positions: Int32Array.from(merged, (item) => Math.floor(item / WEIGHT_BASE)),
    weights: Uint8Array.from(merged, (item) => item % WEIGHT_BASE),
  };
}
