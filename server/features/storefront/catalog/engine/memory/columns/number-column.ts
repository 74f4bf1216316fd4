import { eachPosition, hasIn, lowerBound, setIn, type Window } from './bits.ts';

/** Numbers of one attribute in two orders: by position and by number. A product may have several. */
export type NumberColumn = {
  positions: Int32Array;
  numbers: Float64Array;
  sortedPositions: Int32Array;
  sortedNumbers: Float64Array;
};

/**
 * Cost of a product lookup relative to probing one number from an end; and the factor over the expected number of
 * probes after which to switch to lookups.
 */
const LOOK_UP_PACE = 16;
const PATIENCE = 4;

/** Creates a column from pairs in any order. */
export function createColumn(positions: Int32Array, numbers: Float64Array): NumberColumn {
  const places = Int32Array.from(positions, (_, place) => place);
  const byPosition = places
    .slice()
    .sort(
      (a, b) => (positions[a] as number) - (positions[b] as number) || (numbers[a] as number) - (numbers[b] as number),
    );
  const byNumber = places.sort(
    (a, b) => (numbers[a] as number) - (numbers[b] as number) || (positions[a] as number) - (positions[b] as number),
  );
  return {
    positions: byPosition.map((place) => positions[place] as number),
    numbers: Float64Array.from(byPosition, (place) => numbers[place] as number),
    sortedPositions: byNumber.map((place) => positions[place] as number),
    sortedNumbers: Float64Array.from(byNumber, (place) => numbers[place] as number),
  };
}

/** Adds to a window the products with a number in from..to (inclusive). */
export function addBetween(column: NumberColumn, from: number | null, to: number | null, window: Window): void {
  const { positions, numbers, sortedPositions, sortedNumbers } = column;
  const { first, words } = window;
  const least = from ?? -Infinity;
  const most = to ?? Infinity;
  const end = (first + words.length) << 5;
  const low = lowerBound(sortedNumbers, least);
  const high = upperBound(sortedNumbers, most);
  const start = lowerBound(positions, first << 5);
  const stop = lowerBound(positions, end);
  if (high - low < stop - start) {
    for (let at = low; at < high; at++) {
      const position = sortedPositions[at] as number;
      if (position >= first << 5 && position < end) setIn(window, position);
    }
    return;
  }
  for (let at = start; at < stop; at++) {
    const number = numbers[at] as number;
    if (number >= least && number <= most) setIn(window, positions[at] as number);
  }
}

/**
 * Returns the minimum and maximum among the `total` products of a window; null when none has a number. Probes numbers
 * from both ends and switches to product lookups when that takes long.
 */
export function boundsIn(column: NumberColumn, window: Window, total: number): { min: number; max: number } | null {
  if (total === 0) return null;
  const { sortedPositions, sortedNumbers } = column;
  const expected = sortedPositions.length / total;
  if (total * LOOK_UP_PACE < expected * 2) return lookedUp(column, window);
  const steps = Math.min(sortedPositions.length, Math.ceil(expected * PATIENCE) + LOOK_UP_PACE);
  const low = tried(column, window, 0, 1, steps);
  if (low < 0) return steps === sortedPositions.length ? null : lookedUp(column, window);
  const high = tried(column, window, sortedPositions.length - 1, -1, steps);
  return high < 0
    ? lookedUp(column, window)
    : { min: sortedNumbers[low] as number, max: sortedNumbers[high] as number };
}

/**
 * Counts the products of a window by number, for the few selectable numeric attributes that are not value groups of the
 * index.
 */
export function countNumbers({ positions, numbers }: NumberColumn, window: Window): { value: number; count: number }[] {
  const counts = new Map<number, number>();
  const end = lowerBound(positions, (window.first + window.words.length) << 5);
  for (let at = lowerBound(positions, window.first << 5); at < end; at++) {
    const twice = at > 0 && positions[at] === positions[at - 1] && numbers[at] === numbers[at - 1];
    if (!twice && hasIn(window, positions[at] as number))
      counts.set(numbers[at] as number, (counts.get(numbers[at] as number) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([value, count]) => ({ value, count }));
}

function tried({ sortedPositions }: NumberColumn, window: Window, start: number, step: number, steps: number): number {
  for (let done = 0, at = start; done < steps; done++, at += step)
    if (hasIn(window, sortedPositions[at] as number)) return at;
  return -1;
}

function lookedUp({ positions, numbers }: NumberColumn, window: Window): { min: number; max: number } | null {
  let min = Infinity;
  let max = -Infinity;
  let at = 0;
  eachPosition(window, (position) => {
    at = lowerBound(positions, position, at);
    for (; positions[at] === position; at++) {
      const number = numbers[at] as number;
      if (number < min) min = number;
      if (number > max) max = number;
    }
  });
  return min <= max ? { min, max } : null;
}

function upperBound(numbers: Float64Array, most: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}
