import { fold } from '../../engine/text/fold.ts';

/** Shortest and longest character n-gram. */
const NGRAM_LENGTHS = [3, 4, 5] as const;
/** Letters of each word in a feature of two adjacent words: enough to survive endings. */
const PAIR_PREFIX = 5;
const words = /[a-zа-я0-9]+/g;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Hashes a text into its distinct features: whole words, their character n-grams with word boundaries, and pairs of
 * adjacent words. Unsigned 32-bit hashes, unordered.
 */
export function featuresOf(text: string): Uint32Array {
  const found = new Set<number>();
  let previous = '';
  for (const word of fold(text).match(words) ?? []) {
    found.add(wordFeature(word));
    const padded = `^${word}$`;
    for (const length of NGRAM_LENGTHS)
      for (let at = 0; at + length <= padded.length; at++) found.add(hash(padded, at, at + length));
    if (previous !== '') found.add(hash(`${previous.slice(0, PAIR_PREFIX)}_${word.slice(0, PAIR_PREFIX)}`));
    previous = word;
  }
  return Uint32Array.from(found);
}

/** The feature of a whole folded word. */
export function wordFeature(word: string): number {
  return hash(`w${word}`);
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string, start = 0, end = text.length): number {
  let value = FNV_OFFSET;
  for (let at = start; at < end; at++) value = Math.imul(value ^ text.charCodeAt(at), FNV_PRIME);
  return value >>> 0;
}
