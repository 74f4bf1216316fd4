import type { GroupCounts } from '../engine.ts';
import { eachPosition, type Window } from './bits.ts';
import { countValue, type ValueSet } from './value-set.ts';

/** Values of every product in a row: those of position p are `ordinals[offsets[p]]` up to `ordinals[offsets[p + 1]]`; an ordinal names a value of a group. */
export type ValueRows = { offsets: Int32Array; ordinals: Int32Array };
/** Groups of values both ways: goods by value, and values by product. */
export type ValueGroups = { sets: Map<number, Map<number, ValueSet>>; ordinalOf: Map<ValueSet, number>; rows: ValueRows };

/** Reading a word of a bitset against stepping over one value of a product. */
const wordPace = 0.7;

/** Makes the groups of goods by value. */
export function makeValueGroups(sets: Map<number, Map<number, ValueSet>>, size: number): ValueGroups {
  const all = [...sets.values()].flatMap((values) => [...values.values()]);
  const offsets = new Int32Array(size + 1);
  for (const { positions } of all) for (const position of positions) offsets[position + 1] = (offsets[position + 1] as number) + 1;
  for (let position = 0; position < size; position++) offsets[position + 1] = (offsets[position + 1] as number) + (offsets[position] as number);
  const next = offsets.slice();
  const ordinals = new Int32Array(offsets[size] ?? 0);
  all.forEach(({ positions }, ordinal) => {
    for (const position of positions) {
      ordinals[next[position] as number] = ordinal;
      next[position] = (next[position] as number) + 1;
    }
  });
  return { sets, ordinalOf: new Map(all.map((set, ordinal) => [set, ordinal])), rows: { offsets, ordinals } };
}

/**
 * Counts the values of groups. Groups with a choice of their own have a window each and are counted set by set; the others share `matching`,
 * and are counted product by product when that is less work.
 */
export function countGroups(groups: ValueGroups, wanted: readonly number[], matching: Window, total: number, windowOf: (group: number) => Window): GroupCounts[] {
  const shared = wanted.filter((group) => windowOf(group) === matching);
  const { offsets, ordinals } = groups.rows;
  const perProduct = ordinals.length / Math.max(1, offsets.length - 1);
  const values = shared.reduce((sum, group) => sum + (groups.sets.get(group)?.size ?? 0), 0);
  const counted = total * perProduct < values * matching.words.length * wordPace ? countRows(groups, matching) : null;
  return wanted.map((group) => {
    const window = windowOf(group);
    const byRow = window === matching ? counted : null;
    const counts: { value: number; count: number }[] = [];
    for (const set of groups.sets.get(group)?.values() ?? []) {
      const count = byRow ? byRow[groups.ordinalOf.get(set) as number] as number : countValue(set, window);
      if (count > 0) counts.push({ value: set.value, count });
    }
    return { group, counts };
  });
}

function countRows({ rows: { offsets, ordinals }, ordinalOf }: ValueGroups, matching: Window): Int32Array {
  const counts = new Int32Array(ordinalOf.size);
  eachPosition(matching, (position) => {
    const end = offsets[position + 1] as number;
    for (let at = offsets[position] as number; at < end; at++) {
      const ordinal = ordinals[at] as number;
      counts[ordinal] = (counts[ordinal] as number) + 1;
    }
  });
  return counts;
}
