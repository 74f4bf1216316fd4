import { readTable } from '../../data/tables.ts';
import { denyingPrefix } from '../../morphology/ru.ts';
import { skeleton, soundsOf } from '../sounds/sound.ts';

/** Minimum length of a word with a negating prefix. */
const MIN_NEGATED_LENGTH = 8;
const costs = { alike: 0.35, neighbour: 0.7, other: 1, swapped: 0.7, doubled: 0.3, silent: 0.3, first: 0.25 } as const;
const DISTANCE = { across: 1.1, rows: 1, shift: 0.4 } as const;
const MAX_LENGTH = 40;
/** The last two rows of the edit matrix and the current one; reused for every pair. */
const rows: [Float64Array, Float64Array, Float64Array] = [
  new Float64Array(MAX_LENGTH + 1),
  new Float64Array(MAX_LENGTH + 1),
  new Float64Array(MAX_LENGTH + 1),
];

const keyRows = readTable<'layout' | 'typed' | 'meant'>('keyboards').filter(({ layout }) => layout === 'row');
const keys = new Map(
  keyRows.flatMap(({ typed, meant }, y) =>
    [typed, meant].flatMap((letters) =>
      [...letters].map((letter, x) => [letter, { x: x + y * DISTANCE.shift, y }] as const),
    ),
  ),
);
/** Sound skeleton of each letter; equal skeletons sound alike, an empty one is silent. */
const letterSkeletons = new Map([...keys.keys()].map((letter) => [letter, skeleton(soundsOf(letter))]));

/** Maximum cost by the length of the typed word. */
const allowances: readonly (readonly [letters: number, cost: number])[] = [
  [2, 0],
  [3, 0.35],
  [4, 0.8],
  [5, 1.05],
  [7, 1.35],
  [9, 1.75],
  [Infinity, 2.1],
];

/** Returns the maximum edit cost allowed for a typed word. */
export function maxEditCost(word: string): number {
  return allowances.find(([letters]) => word.length <= letters)?.[1] ?? 0;
}

/**
 * Returns the cost of the cheapest edits between two words (optimal string alignment). Letters that sound alike, are
 * adjacent on the keyboard, doubled or silent cost less. Infinity above `maxCost`.
 */
export function editCost(typed: string, meant: string, maxCost: number): number {
  if (Math.abs(typed.length - meant.length) * costs.silent > maxCost || meant.length > MAX_LENGTH) return Infinity;
  let [before, last, now] = rows;
  for (let column = 0; column <= meant.length; column++) last[column] = column * costs.other;
  for (let row = 1; row <= typed.length; row++) {
    const insertionHere = insertion(typed, row - 1);
    now[0] = (last[0] as number) + insertionHere;
    let least = now[0];
    for (let column = 1; column <= meant.length; column++) {
      let cost =
        typed[row - 1] === meant[column - 1]
          ? (last[column - 1] as number)
          : Math.min(
              (last[column - 1] as number) + substitution(typed, meant, row - 1, column - 1),
              (last[column] as number) + insertionHere,
              (now[column - 1] as number) + insertion(meant, column - 1),
            );
      if (row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1])
        cost = Math.min(cost, (before[column - 2] as number) + costs.swapped);
      now[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > maxCost) return Infinity;
    [before, last, now] = [last, now, before];
  }
  const cost = last[meant.length] as number;
  return cost > maxCost ? Infinity : cost;
}

function substitution(typed: string, meant: string, at: number, other: number): number {
  const a = typed[at] as string;
  const b = meant[other] as string;
  if (a === b) return 0;
  if (letterSkeletons.get(a) === letterSkeletons.get(b) && letterSkeletons.has(a)) return costs.alike;
  return (areAdjacent(a, b) ? costs.neighbour : costs.other) + (at === 0 ? costs.first : 0);
}

function insertion(word: string, at: number): number {
  const letter = word[at] as string;
  if (letter === word[at - 1] || letter === word[at + 1]) return costs.doubled;
  if (letterSkeletons.get(letter) === '') return costs.silent;
  return costs.other + (at === 0 ? costs.first : 0);
}

function areAdjacent(a: string, b: string): boolean {
  const one = keys.get(a);
  const other = keys.get(b);
  return (
    one !== undefined &&
    other !== undefined &&
    Math.abs(one.x - other.x) <= DISTANCE.across &&
    Math.abs(one.y - other.y) <= DISTANCE.rows
  );
}

/** True when one word is the negation of the other: "беспроводная" is not a misspelling of "проводная". */
export function isNegationPair(one: string, other: string): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  const prefix = longer.length < MIN_NEGATED_LENGTH ? '' : denyingPrefix(longer);
  return prefix !== '' && longer.length - shorter.length >= prefix.length - 1 && denyingPrefix(shorter) === '';
}
