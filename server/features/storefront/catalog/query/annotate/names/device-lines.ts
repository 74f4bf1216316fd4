import { deviceLines } from './lines.data.ts';
import type { Segment } from './segment.ts';

const latinForm = /^[a-z\d]+$/;
const linesOf = new Map(
  deviceLines.map((row) => {
    const [maker = '', lines = ''] = row.split(' | ');
    return [maker, new Set(lines.split(' '))] as const;
  }),
);

/** A name as products have it: "айфон" is iphone. */
export function inLatin({ read, words }: Pick<Segment, 'read' | 'words'>): string {
  const named = words.map(([most]) => most?.form ?? '');
  return named.length > 0 && named.every((form) => latinForm.test(form)) ? named.join(' ') : read;
}

/** Lists the lines of devices of a maker: iphone and ipad of apple; undefined for who makes none. */
export function linesOfMaker(maker: Segment): ReadonlySet<string> | undefined {
  return maker.brand === null ? undefined : linesOf.get(inLatin(maker));
}
