import { skeleton, soundsOf } from './sound.ts';

/** So long are words that begin with a denial: "беспроводной", "неигровой". */
const MIN_TURNED = 8;
const denyingPrefix = /^(?:не|бе[сз])/;
const costs = { alike: 0.35, neighbour: 0.7, other: 1, swapped: 0.7, doubled: 0.3, silent: 0.3, first: 0.25 } as const;
const keyRows = ['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,.', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
const KEYBOARD_ROWS = 3;
const silent = 'ьъ';
const MAX_LENGTH = 40;
/** Rows of the table of edits, the one before the last, the last and the one being created; used again for every pair. */
const rows: [Float64Array, Float64Array, Float64Array] = [
  new Float64Array(MAX_LENGTH + 1),
  new Float64Array(MAX_LENGTH + 1),
  new Float64Array(MAX_LENGTH + 1),
];

const keys = new Map(
  keyRows.flatMap((row, at) =>
    [...row].map((letter, x): [string, { x: number; y: number }] => [
      letter,
      { x: x + (at % KEYBOARD_ROWS) * 0.4, y: at % KEYBOARD_ROWS },
    ]),
  ),
);
const rough = new Map([...keys.keys(), 'ё'].map((letter) => [letter, skeleton(soundsOf(letter))]));

/** How much may differ by the length of what was typed; short words have no room for mistakes. */
const allowances: readonly (readonly [letters: number, cost: number])[] = [
  [2, 0],
  [3, 0.35],
  [4, 0.8],
  [5, 1.05],
  [7, 1.35],
  [9, 1.75],
  [Infinity, 2.1],
];

/** Returns how unlike a typed word may be to the word that was meant. */
export function allowanceOf(word: string): number {
  return allowances.find(([letters]) => word.length <= letters)?.[1] ?? 0;
}

/**
 * Measures how unlike two words are: the cheapest way of edits (optimal string alignment), where letters that sound
 * alike, lie side by side
 * on the keyboard, are doubled or silent cost less than others. Gives Infinity as soon as it must be above `most`.
 */
export function unlikeness(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) * costs.silent > most || meant.length > MAX_LENGTH) return Infinity;
  let [before, last, now] = rows;
  for (let column = 0; column <= meant.length; column++) last[column] = column * costs.other;
  for (let row = 1; row <= typed.length; row++) {
    const gapHere = gap(typed, row - 1);
    now[0] = (last[0] as number) + gapHere;
    let least = now[0];
    for (let column = 1; column <= meant.length; column++) {
      let cost =
        typed[row - 1] === meant[column - 1]
          ? (last[column - 1] as number)
          : Math.min(
              (last[column - 1] as number) + swap(typed, meant, row - 1, column - 1),
              (last[column] as number) + gapHere,
              (now[column - 1] as number) + gap(meant, column - 1),
            );
      if (row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1])
        cost = Math.min(cost, (before[column - 2] as number) + costs.swapped);
      now[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
    [before, last, now] = [last, now, before];
  }
  const cost = last[meant.length] as number;
  return cost > most ? Infinity : cost;
}

function swap(typed: string, meant: string, at: number, other: number): number {
  const a = typed[at] as string;
  const b = meant[other] as string;
  if (a === b) return 0;
  if (rough.get(a) === rough.get(b) && rough.has(a)) return costs.alike;
  return (nearKeys(a, b) ? costs.neighbour : costs.other) + (at === 0 ? costs.first : 0);
}

function gap(word: string, at: number): number {
  const letter = word[at] as string;
  if (letter === word[at - 1] || letter === word[at + 1]) return costs.doubled;
  if (silent.includes(letter)) return costs.silent;
  return costs.other + (at === 0 ? costs.first : 0);
}

function nearKeys(a: string, b: string): boolean {
  const one = keys.get(a);
  const other = keys.get(b);
  return one !== undefined && other !== undefined && Math.abs(one.x - other.x) <= 1.1 && Math.abs(one.y - other.y) <= 1;
}

/** Of two words alike one says the other of what lacks it: "проводная" is no misspelt "беспроводная". */
export function turnsRound(one: string, other: string): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  const prefix = longer.length < MIN_TURNED ? undefined : denyingPrefix.exec(longer)?.[0];
  return prefix !== undefined && longer.length - shorter.length >= prefix.length - 1 && !denyingPrefix.test(shorter);
}
