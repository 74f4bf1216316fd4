import { readTable } from '../../data/tables.ts';
import type { Segment } from './segment.ts';

const latinForm = /^[a-z\d]+$/;
const linesOf = new Map(
  readTable<'maker' | 'lines'>('device-lines').map(({ maker, lines }) => [maker, new Set(lines.split(' '))] as const),
);

/** Returns a segment's name as products have it: "айфон" is iphone. */
export function inLatin({ read, words }: Pick<Segment, 'read' | 'words'>): string {
  const named = words.map(([most]) => most?.form ?? '');
  return named.length > 0 && named.every((form) => latinForm.test(form)) ? named.join(' ') : read;
}

/** Whether a segment names a line of devices of the maker before it: "самсунг галакси". */
export function isLineOf(maker: Segment, segment: Segment): boolean {
  return maker.brand !== null && (linesOf.get(inLatin(maker))?.has(inLatin(segment)) ?? false);
}
