import type { Window } from './bits.ts';
import { popcount } from './bits.ts';

/** Goods with one value: their positions ascending, and as bits trimmed to their range where that is quicker to count. */
export type ValueSet = { value: number; positions: Int32Array; firstWord: number; dense: Uint32Array | null };

const listPace = 1.2;

/** Makes the set of a value from ascending positions. */
export function makeValueSet(value: number, positions: readonly number[]): ValueSet {
  const list = Int32Array.from(positions);
  const firstWord = (list[0] ?? 0) >>> 5;
  const span = list.length === 0 ? 0 : ((list[list.length - 1] as number) >>> 5) - firstWord + 1;
  return { value, positions: list, firstWord, dense: list.length * listPace > span ? denseOf(list, firstWord, span) : null };
}

/** Counts the goods of a value inside a window. */
export function countValue(set: ValueSet, { first, words }: Window): number {
  const { positions, firstWord, dense } = set;
  let count = 0;
  if (dense) {
    const start = Math.max(first, firstWord);
    const end = Math.min(first + words.length, firstWord + dense.length);
    for (let at = start; at < end; at++) {
      const both = (words[at - first] as number) & (dense[at - firstWord] as number);
      if (both !== 0) count += popcount(both);
    }
    return count;
  }
  const end = (first + words.length) << 5;
  for (let at = lowerBound(positions, first << 5); at < positions.length; at++) {
    const position = positions[at] as number;
    if (position >= end) break;
    count += ((words[(position >>> 5) - first] as number) >>> (position & 31)) & 1;
  }
  return count;
}

/** Adds the goods of a value to a window. */
export function addValue(set: ValueSet, { first, words }: Window): void {
  const end = (first + words.length) << 5;
  for (let at = lowerBound(set.positions, first << 5); at < set.positions.length; at++) {
    const position = set.positions[at] as number;
    if (position >= end) return;
    words[(position >>> 5) - first] = (words[(position >>> 5) - first] as number) | (1 << (position & 31));
  }
}

/** Finds the first place in ascending numbers that is not below `least`. */
export function lowerBound(numbers: Int32Array, least: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function denseOf(list: Int32Array, firstWord: number, span: number): Uint32Array {
  const dense = new Uint32Array(span);
  for (const position of list) dense[(position >>> 5) - firstWord] = (dense[(position >>> 5) - firstWord] as number) | (1 << (position & 31));
  return dense;
}
