import { queryTokens } from '../../../engine/text/tokens.ts';
import type { QueryPart } from '../../normalize/query-part.ts';

/** Finds what the catalogue calls its attributes among the parts of a query. */
export type AttributeNames = {
  /** Some attribute has the word in its name. */
  hasWord(word: string): boolean;
  /** Places of the longest of some names that stands right before a span, or right behind it; none where none does. */
  beside(parts: readonly QueryPart[], span: Span, names: readonly string[]): number[];
};

type Span = { start: number; end: number };

/** A letter says nothing of a name. */
const MIN_WORD = 2;

/** Knows no names. */
export const noAttributeNames: AttributeNames = { hasWord: () => false, beside: () => [] };

/** Prepares names of attributes, in any language; words are compared by `keyOf`. */
export function createAttributeNames(names: Iterable<string>, keyOf: (word: string) => string): AttributeNames {
  const known = new Map<string, readonly string[]>();
  const keysOf = (name: string): readonly string[] => {
    const keys = known.get(name) ?? queryTokens(name).map(keyOf);
    known.set(name, keys);
    return keys;
  };
  const all = [...new Set(names)];
  const words = new Set(all.flatMap(keysOf).filter(({ length }) => length >= MIN_WORD));
  const beside = (parts: readonly QueryPart[], { start, end }: Span, called: Iterable<string>): number[] => {
    let longest: Span = { start, end: start };
    for (const name of called) {
      const keys = keysOf(name);
      for (const from of [start - keys.length, end])
        if (
          keys.length > longest.end - longest.start &&
          keys.every((key, offset) => parts[from + offset] && key === keyOf(parts[from + offset]?.typed ?? ''))
        )
          longest = { start: from, end: from + keys.length };
    }
    return Array.from({ length: longest.end - longest.start }, (_, offset) => longest.start + offset);
  };
  return { hasWord: (word) => words.has(keyOf(word)), beside };
}
