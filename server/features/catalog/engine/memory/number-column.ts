import type { Window } from './bits.ts';
import { lowerBound } from './value-set.ts';

/** Numbers of one attribute beside the positions that have them, ascending by position; a product may have several. */
export type NumberColumn = { positions: Int32Array; numbers: Float64Array };

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

/** Gives the lowest and highest number among the goods of a window; null when none has one. */
export function boundsIn({ positions, numbers }: NumberColumn, { first, words }: Window): { min: number; max: number } | null {
  let min = Infinity;
  let max = -Infinity;
  const end = (first + words.length) << 5;
  for (let at = lowerBound(positions, first << 5); at < positions.length; at++) {
    const position = positions[at] as number;
    if (position >= end) break;
    if (((words[(position >>> 5) - first] as number) >>> (position & 31) & 1) === 0) continue;
    const number = numbers[at] as number;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  return min <= max ? { min, max } : null;
}
