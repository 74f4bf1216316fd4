import { countBits, eachPosition, type Window } from './bits.ts';
import { lowerBound } from './value-set.ts';

/** Numbers of one attribute beside the positions that have them, ascending by position; a product may have several. */
export type NumberColumn = { positions: Int32Array; numbers: Float64Array };

/** A binary search against stepping over so many numbers. */
const lookUpPace = 16;

/** Makes a column of pairs that ascend by position. */
export function makeColumn(positions: readonly number[], numbers: readonly number[]): NumberColumn {
  return { positions: Int32Array.from(positions), numbers: Float64Array.from(numbers) };
}

/** Adds to a window the goods with a number inside from..to, both included. */
export function addBetween({ positions, numbers }: NumberColumn, from: number | null, to: number | null, { first, words }: Window): void {
  const least = from ?? -Infinity;
  const most = to ?? Infinity;
  const end = (first + words.length) << 5;
  for (let at = lowerBound(positions, first << 5); at < positions.length; at++) {
    const position = positions[at] as number;
    if (position >= end) return;
    const number = numbers[at] as number;
    if (number >= least && number <= most) words[(position >>> 5) - first] = (words[(position >>> 5) - first] as number) | (1 << (position & 31));
  }
}

/** Gives the lowest and highest number among the goods of a window; null when none has one. Few goods are looked up one by one. */
export function boundsIn({ positions, numbers }: NumberColumn, window: Window): { min: number; max: number } | null {
  const { first, words } = window;
  let min = Infinity;
  let max = -Infinity;
  const start = lowerBound(positions, first << 5);
  const end = lowerBound(positions, (first + words.length) << 5);
  if (countBits(words) * lookUpPace < end - start) {
    eachPosition(window, (position) => {
      for (let at = lowerBound(positions, position); positions[at] === position; at++) {
        const number = numbers[at] as number;
        if (number < min) min = number;
        if (number > max) max = number;
      }
    });
    return min <= max ? { min, max } : null;
  }
  for (let at = start; at < end; at++) {
    const position = positions[at] as number;
    if (((words[(position >>> 5) - first] as number) >>> (position & 31) & 1) === 0) continue;
    const number = numbers[at] as number;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  return min <= max ? { min, max } : null;
}
