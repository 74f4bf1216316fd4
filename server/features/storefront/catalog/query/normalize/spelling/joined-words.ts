import { unitNamed } from '../numbers/spoken-units.ts';
import { latinSpelling } from '../sounds/sound.ts';

/** Dictionary of the words that a text may consist of. */
type Known = {
  knows(word: string): boolean;
  /** Whether the word itself, not a form of it, is known. */
  isKnown(word: string): boolean;
  /** Names of the tables, as written there. */
  names: ReadonlySet<string>;
  productsOf(word: string): number;
  /** The known words that a misspelt word certainly means. */
  heard(word: string): readonly string[] | null;
};

const MIN_PART = 3;
const MIN_HEARD = 4;
const MAX_RUNS = 6;
const MAX_WORDS = 4;
const MAX_LENGTH = 28;
/** Shortest text with a mistake, and shortest text of three words. */
const MIN_MISSPELT = 10;
const MIN_OF_THREE = 13;
const runs = /\p{N}+|\p{L}+/gu;
const hasDigit = /\d/;
const wholeNumber = /^[1-9]\d*$/;

/** Creates a function that splits a text without spaces; with `mends`, one of its words may be misspelt. */
export function createSplit({ knows, isKnown, names, productsOf, heard }: Known) {
  const cutsOf = (text: string, min: number) =>
    Array.from({ length: Math.max(0, text.length - min * 2 + 1) }, (_, offset): [string, string] => [
      text.slice(0, min + offset),
      text.slice(min + offset),
    ]);

  /** The fewest words, the longest first; the last may be misspelt. */
  const wordsIn = (text: string, max: number, mends: boolean): readonly string[] | null => {
    if (isKnown(text)) return [text];
    for (const [head, tail] of max > 1 ? cutsOf(text, MIN_PART).toReversed() : []) {
      const rest = isKnown(head) ? wordsIn(tail, max - 1, mends) : null;
      if (rest) return [head, ...rest];
    }
    return mends && text.length >= MIN_HEARD ? heard(text) : null;
  };

  /** A name of the tables, or else the two words with the most products. */
  const halvesOf = (text: string): readonly string[] | null => {
    const scored = cutsOf(text, MIN_PART).flatMap((halves) => {
      if (names.has(halves.join(' '))) return [{ halves, score: Infinity }];
      return halves.every(isKnown) ? [{ halves, score: Math.min(...halves.map(productsOf)) }] : [];
    });
    return scored.toSorted((one, other) => other.score - one.score)[0]?.halves ?? null;
  };

  /** A name and its model, or words, numbers and units: "note14pro", "кондиционер25шаршы". */
  const splitCode = (parts: readonly string[]): readonly string[] | null => {
    const isWhole = (part: string) => part.length > 1 || hasDigit.test(part);
    for (let at = parts.length - 1; at > 0; at--) {
      const halves = [parts.slice(0, at), parts.slice(at)].map((half) => half.join(''));
      const read = halves.map((half) => (knows(half) ? half : latinSpelling(half)));
      if (read.every((half) => knows(half) && isWhole(half))) return read;
    }
    const isRun = (part: string) => knows(part) || wholeNumber.test(part) || unitNamed(part) !== undefined;
    const all = parts.flatMap((part) => (isRun(part) ? [part] : (split(part, false) ?? split(part, true) ?? [part])));
    return all.length <= MAX_RUNS && all.every((part) => isRun(part) && isWhole(part)) ? all : null;
  };

  function split(word: string, mends: boolean): readonly string[] | null {
    if (word.length > MAX_LENGTH) return null;
    const parts = word.match(runs) ?? [];
    if (parts.length > 1) return mends ? null : splitCode(parts);
    if (!mends) return halvesOf(word) ?? (word.length < MIN_OF_THREE ? null : wordsIn(word, MAX_WORDS, false));
    if (word.length < MIN_MISSPELT) return null;
    for (const [head, tail] of cutsOf(word, MIN_HEARD)) {
      const first = isKnown(tail) && heard(head);
      if (first) return [...first, tail];
    }
    return wordsIn(word, word.length < MIN_OF_THREE ? 2 : MAX_WORDS, true);
  }
  return split;
}
