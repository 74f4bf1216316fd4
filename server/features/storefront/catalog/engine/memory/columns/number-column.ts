import { forEachPosition, hasInWindow, lowerBound, setInWindow, type Window } from './bits.ts';

/** Numbers of one attribute in two orders: by position and by number. A product may have several. */
export type NumberColumn = {
  positions: Int32Array;
  numbers: Float64Array;
  sortedPositions: Int32Array;
  sortedNumbers: Float64Array;
};

/** Cost of looking up a product, relative to probing one of the sorted numbers. */
const LOOKUP_COST = 16;
/** Max probes relative to their expected number; after that products are looked up. */
const MAX_PROBE_FACTOR = 4;

/** Creates a column from pairs in any order. */
export function createColumn(positions: Int32Array, numbers: Float64Array): NumberColumn {
  const indices = Int32Array.from(positions, (_, index) => index);
  const byPosition = indices
    .slice()
    .sort(
      (a, b) => (positions[a] as number) - (positions[b] as number) || (numbers[a] as number) - (numbers[b] as number),
    );
  const byNumber = indices.sort(
    (a, b) => (numbers[a] as number) - (numbers[b] as number) || (positions[a] as number) - (positions[b] as number),
  );
  return {
    positions: byPosition.map((index) => positions[index] as number),
    numbers: Float64Array.from(byPosition, (index) => numbers[index] as number),
    sortedPositions: byNumber.map((index) => positions[index] as number),
    sortedNumbers: Float64Array.from(byNumber, (index) => numbers[index] as number),
  };
}

/** Adds to a window the products with a number in from..to (inclusive). */
export function addBetween(column: NumberColumn, from: number | null, to: number | null, window: Window): void {
  const { positions, numbers, sortedPositions, sortedNumbers } = column;
  const { first, words } = window;
  const minimum = from ?? -Infinity;
  const maximum = to ?? Infinity;
  const end = (first + words.length) << 5;
  const low = lowerBound(sortedNumbers, minimum);
  const high = upperBound(sortedNumbers, maximum);
  const start = lowerBound(positions, first << 5);
  const stop = lowerBound(positions, end);
  if (high - low < stop - start) {
    for (let at = low; at < high; at++) {
      const position = sortedPositions[at] as number;
      if (position >= first << 5 && position < end) setInWindow(window, position);
    }
    return;
  }
  for (let at = start; at < stop; at++) {
    const number = numbers[at] as number;
    if (number >= minimum && number <= maximum) setInWindow(window, positions[at] as number);
  }
}

/**
 * Returns the minimum and maximum among the `total` products of a window; null when none has a number. Probes numbers
 * from both ends and switches to product lookups when that takes long.
 */
export function findBounds(column: NumberColumn, window: Window, total: number): { min: number; max: number } | null {
  if (total === 0) return null;
  const { sortedPositions, sortedNumbers } = column;
  const expected = sortedPositions.length / total;
  if (total * LOOKUP_COST < expected * 2) return lookUpBounds(column, window);
  const steps = Math.min(sortedPositions.length, Math.ceil(expected * MAX_PROBE_FACTOR) + LOOKUP_COST);
  const lowIndex = probe(column, window, 0, 1, steps);
  if (lowIndex < 0) return steps === sortedPositions.length ? null : lookUpBounds(column, window);
  const highIndex = probe(column, window, sortedPositions.length - 1, -1, steps);
  return highIndex < 0
    ? lookUpBounds(column, window)
    : { min: sortedNumbers[lowIndex] as number, max: sortedNumbers[highIndex] as number };
}

/**
 * Counts the products of a window by number, for the few selectable numeric attributes that are not value groups of the
 * index.
 */
export function countNumbers({ positions, numbers }: NumberColumn, window: Window): { value: number; count: number }[] {
  const counts = new Map<number, number>();
  const end = lowerBound(positions, (window.first + window.words.length) << 5);
  for (let at = lowerBound(positions, window.first << 5); at < end; at++) {
    const isRepeated = at > 0 && positions[at] === positions[at - 1] && numbers[at] === numbers[at - 1];
    if (!isRepeated && hasInWindow(window, positions[at] as number))
      counts.set(numbers[at] as number, (counts.get(numbers[at] as number) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([value, count]) => ({ value, count }));
}

function probe({ sortedPositions }: NumberColumn, window: Window, start: number, step: number, steps: number): number {
  for (let done = 0, at = start; done < steps; done++, at += step)
    if (hasInWindow(window, sortedPositions[at] as number)) return at;
  return -1;
}

function lookUpBounds({ positions, numbers }: NumberColumn, window: Window): { min: number; max: number } | null {
  let min = Infinity;
  let max = -Infinity;
  let at = 0;
  forEachPosition(window, (position) => {
    at = lowerBound(positions, position, at);
    for (; positions[at] === position; at++) {
      const number = numbers[at] as number;
      if (number < min) min = number;
      if (number > max) max = number;
    }
  });
  return min <= max ? { min, max } : null;
}

function upperBound(numbers: Float64Array, maximum: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) <= maximum) low = middle + 1;
    else high = middle;
  }
  return low;
}
