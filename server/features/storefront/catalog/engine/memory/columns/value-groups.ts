import type { GroupCounts } from '../../engine.ts';
import { countShared, lowerBound, type Window } from './bits.ts';
import type { BitMemory } from './shared-count.ts';

/**
 * Groups of values, indexed both ways. A value has an ordinal; ordinals of a group are contiguous, ascending by value.
 * By value: ascending positions, and bit sets trimmed to their range where counting those is faster. By product: a row
 * of ordinals.
 */
export type ValueGroups = {
  first: number;
  /** Group → its first and last (exclusive) ordinal. */
  ranges: Map<number, readonly [from: number, to: number]>;
  values: Float64Array;
  /** Positions of ordinal o are `starts[o]` up to `starts[o + 1]`. */
  starts: Int32Array;
  positions: Int32Array;
  /**
   * Bits of ordinal o: `spans[o]` words from word `denseAt[o]` (-1: none); the first is word `firstWords[o]` of all
   * positions.
   */
  denseAt: Int32Array;
  firstWords: Int32Array;
  spans: Int32Array;
  dense: Uint32Array;
  /** Ordinals of position p are `rowStarts[p - first]` up to the next. */
  rowStarts: Int32Array;
  rows: Int32Array;
};

/** Cost of one entry of a position list, relative to one word of a bit set. Bits are stored where they are cheaper. */
const LIST_ENTRY_COST = 2.5;
/** Cost of counting a value by its bits, in units of one value of one product: per call, and per word. */
const BIT_COUNT_COST = { call: 12, word: 0.25 };

/** Creates the groups of products by value; positions start at `first`. */
export function createValueGroups(
  sets: ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>,
  first: number,
  size: number,
): ValueGroups {
  const ranges = new Map<number, readonly [number, number]>();
  const entries: { value: number; list: Int32Array }[] = [];
  for (const [group, values] of sets) {
    const from = entries.length;
    for (const value of [...values.keys()].sort((a, b) => a - b))
      entries.push({ value, list: toSortedPositions(values.get(value) ?? []) });
    ranges.set(group, [from, entries.length]);
  }
  const starts = new Int32Array(entries.length + 1);
  const denseAt = new Int32Array(entries.length).fill(-1);
  const firstWords = new Int32Array(entries.length);
  const spans = new Int32Array(entries.length);
  let denseWords = 0;
  entries.forEach(({ list }, ordinal) => {
    starts[ordinal + 1] = (starts[ordinal] as number) + list.length;
    if (list.length === 0) return;
    const firstWord = (list[0] as number) >>> 5;
    const span = ((list[list.length - 1] as number) >>> 5) - firstWord + 1;
    firstWords[ordinal] = firstWord;
    spans[ordinal] = span;
    if (list.length * LIST_ENTRY_COST <= span) return;
    denseAt[ordinal] = denseWords;
    denseWords += span;
  });
  const positions = new Int32Array(starts[entries.length] ?? 0);
  const dense = new Uint32Array(denseWords);
  entries.forEach(({ list }, ordinal) => {
    positions.set(list, starts[ordinal] as number);
    const at = denseAt[ordinal] as number;
    if (at < 0) return;
    const shift = at - (firstWords[ordinal] as number);
    for (const position of list)
      dense[shift + (position >>> 5)] = (dense[shift + (position >>> 5)] as number) | (1 << (position & 31));
  });
  return {
    first,
    ranges,
    values: Float64Array.from(entries, ({ value }) => value),
    starts,
    positions,
    denseAt,
    firstWords,
    spans,
    dense,
    ...buildRows(starts, positions, first, size),
  };
}

/** Adds the products of a value to a window. */
export function addValue(groups: ValueGroups, group: number, value: number, { first, words }: Window): void {
  const ordinal = findOrdinal(groups, group, value);
  if (ordinal < 0) return;
  const denseAt = groups.denseAt[ordinal] as number;
  if (denseAt >= 0) {
    const firstWord = groups.firstWords[ordinal] as number;
    const start = Math.max(first, firstWord);
    const end = Math.min(first + words.length, firstWord + (groups.spans[ordinal] as number));
    for (let at = start; at < end; at++)
      words[at - first] = (words[at - first] as number) | (groups.dense[denseAt + at - firstWord] as number);
    return;
  }
  const { positions, starts } = groups;
  const to = starts[ordinal + 1] as number;
  const end = (first + words.length) << 5;
  for (let at = lowerBound(positions, first << 5, starts[ordinal], to); at < to; at++) {
    const position = positions[at] as number;
    if (position >= end) return;
    words[(position >>> 5) - first] = (words[(position >>> 5) - first] as number) | (1 << (position & 31));
  }
}

/**
 * Assigns the requested groups to the windows they are counted over; a group with its own choice has a separate window.
 */
export type CountedGroups = {
  requestedGroups: readonly number[];
  matching: Window;
  total: number;
  getWindow(group: number): Window;
  bits: BitMemory;
};

/**
 * Counts the values of groups. Groups sharing `matching` are counted product by product when that is cheaper than set
 * by set.
 */
export function countGroups(
  groups: ValueGroups,
  { requestedGroups, matching, total, getWindow, bits }: CountedGroups,
): GroupCounts[] {
  const perProduct = groups.rows.length / Math.max(1, groups.rowStarts.length - 1);
  let values = 0;
  for (const group of requestedGroups) {
    const [from, to] = groups.ranges.get(group) ?? [0, 0];
    if (getWindow(group) === matching) values += to - from;
  }
  const groupCounts =
    total * perProduct < values * (BIT_COUNT_COST.call + matching.words.length * BIT_COUNT_COST.word)
      ? countRows(groups, matching)
      : null;
  return requestedGroups.map((group) => {
    const window = getWindow(group);
    const byRow = window === matching ? groupCounts : null;
    const counts: { value: number; count: number }[] = [];
    const [from, to] = groups.ranges.get(group) ?? [0, 0];
    for (let ordinal = from; ordinal < to; ordinal++) {
      const count = byRow ? (byRow[ordinal] as number) : countValue(groups, ordinal, window, bits);
      if (count > 0) counts.push({ value: groups.values[ordinal] as number, count });
    }
    return { group, counts };
  });
}

function findOrdinal({ ranges, values }: ValueGroups, group: number, value: number): number {
  const [from, to] = ranges.get(group) ?? [0, 0];
  const at = lowerBound(values, value, from, to);
  return at < to && values[at] === value ? at : -1;
}

function countValue(groups: ValueGroups, ordinal: number, { first, words }: Window, bits: BitMemory): number {
  const denseAt = groups.denseAt[ordinal] as number;
  if (denseAt >= 0) {
    const firstWord = groups.firstWords[ordinal] as number;
    const start = Math.max(first, firstWord);
    const length = Math.min(first + words.length, firstWord + (groups.spans[ordinal] as number)) - start;
    if (length <= 0) return 0;
    const [at, denseStart] = [start - first, denseAt + start - firstWord];
    const { buffer } = bits.words;
    return words.buffer === buffer && groups.dense.buffer === buffer
      ? bits.countShared(words.byteOffset + at * 4, groups.dense.byteOffset + denseStart * 4, length)
      : countShared(words, at, groups.dense, denseStart, length);
  }
  const { positions, starts } = groups;
  const to = starts[ordinal + 1] as number;
  const end = (first + words.length) << 5;
  let count = 0;
  for (let at = lowerBound(positions, first << 5, starts[ordinal], to); at < to; at++) {
    const position = positions[at] as number;
    if (position >= end) break;
    count += ((words[(position >>> 5) - first] as number) >>> (position & 31)) & 1;
  }
  return count;
}

function countRows({ first, values, rowStarts, rows }: ValueGroups, matching: Window): Int32Array {
  const counts = new Int32Array(values.length);
  for (let at = 0; at < matching.words.length; at++) {
    let word = matching.words[at] as number;
    const base = ((matching.first + at) << 5) - first;
    while (word !== 0) {
      const row = base + 31 - Math.clz32(word & -word);
      word &= word - 1;
      const end = rowStarts[row + 1] as number;
      for (let index = rowStarts[row] as number; index < end; index++) {
        const ordinal = rows[index] as number;
        counts[ordinal] = (counts[ordinal] as number) + 1;
      }
    }
  }
  return counts;
}

function buildRows(
  starts: Int32Array,
  positions: Int32Array,
  first: number,
  size: number,
): Pick<ValueGroups, 'rowStarts' | 'rows'> {
  const rowStarts = new Int32Array(size + 1);
  for (const position of positions) rowStarts[position - first + 1] = (rowStarts[position - first + 1] as number) + 1;
  for (let row = 0; row < size; row++) rowStarts[row + 1] = (rowStarts[row + 1] as number) + (rowStarts[row] as number);
  const next = rowStarts.slice();
  const rows = new Int32Array(positions.length);
  for (let ordinal = 0; ordinal + 1 < starts.length; ordinal++) {
    for (let at = starts[ordinal] as number; at < (starts[ordinal + 1] as number); at++) {
      const row = (positions[at] as number) - first;
      rows[next[row] as number] = ordinal;
      next[row] = (next[row] as number) + 1;
    }
  }
  return { rowStarts, rows };
}

function toSortedPositions(list: readonly number[]): Int32Array {
  const sorted = Int32Array.from(list).sort();
  return sorted.filter((position, index) => index === 0 || position !== sorted[index - 1]);
}
