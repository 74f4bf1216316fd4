import type { QueryPart } from './query-part.ts';

/** A row of the table of numbers that a word speaks of. */
type Row = { row: number };

const isNumeral = /^\d/;
const isLatin = /^(?:[a-z]|про$|макс$|ультра$)/;

/** "Мини холодильник", "колонка мини" are small; "айпад мини" and "инстакс мини 12" are models. */
export function isMini(parts: readonly QueryPart[], at: number, isNamed: (part: QueryPart) => boolean): boolean {
  const [before, next] = [parts[at - 1], parts[at + 1]];
  if (parts[at]?.typed !== 'мини' || isNamed(parts[at] as QueryPart) || isNumeral.test(next?.typed ?? '')) return false;
  // "DJI мини дрон" is of a line.
  if (before !== undefined && isLatin.test(before.text)) return false;
  const thing = next ?? before;
  return thing !== undefined && isNamed(thing) && !isLatin.test(thing.text);
}

/** "Мощная батарея" is a large one, though power has a name of its own. */
export function isOfAnother(own: readonly Row[], next: readonly Row[] | undefined): boolean {
  return next !== undefined && next.length > 0 && !next.some(({ row }) => own.some((one) => one.row === row));
}

/** Names of numbers beside a place, the nearest first. */
export function nounsAt(nouns: readonly (readonly Row[])[], at: number): number[] {
  return [at + 1, at - 1, at + 2, at - 2].filter((place) => (nouns[place]?.length ?? 0) > 0);
}
