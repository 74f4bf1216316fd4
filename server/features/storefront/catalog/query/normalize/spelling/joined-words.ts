import type { Families } from '../../morphology/families.ts';
import { isAdjective } from '../../morphology/ru.ts';
import { unitNamed } from '../numbers/spoken-units.ts';
import { latinSpelling } from '../sounds/sound.ts';

/** A correction of an unknown word to known ones. */
export type Mended = { words: readonly string[]; kind: 'lookalike' | 'transliteration' | 'spelling' | 'split' };

type Known = {
  knows(word: string): boolean;
  families: Families;
  /** Names of the tables, as written there. */
  names: ReadonlySet<string>;
  productsOf(word: string): number;
  /** The most similar word; `sure` when no other guess is needed. */
  hear(word: string): { mended: Mended; sure: boolean } | null;
};

/** Ways to split a word that was typed without spaces. */
type JoinedWords = Record<'split' | 'splitQuality' | 'splitHeard', (word: string) => Mended | null>;

const MIN_PART = 3;
const MAX_RUNS = 6;
const MAX_WORDS = 4;
const MAX_LENGTH = 28;
const MIN_JOINED = 10;
/** Shortest word that may be three. */
const MIN_OF_THREE = 13;
const LONG_NAME = 6;
const LONG_WORD = 4;
const runs = /\p{N}+|\p{L}+/gu;
const hasDigit = /\d/;
const wholeNumber = /^[1-9]\d*$/;

/** Prepares splitting of joined words. */
export function createJoinedWords({ knows, families, names, productsOf, hear }: Known): JoinedWords {
  const isKnown = (word: string) => families.has(word) || names.has(word);
  const joined = (words: readonly string[]): Mended => ({ words, kind: 'split' });
  const cuts = (word: string, min: number, max = word.length - min) =>
    Array.from({ length: Math.max(0, max - min + 1) }, (_, offset) => min + offset);

  const split = (word: string): Mended | null => {
    const parts = word.match(runs) ?? [];
    return parts.length > 1 ? splitCode(parts) : (halvesOf(word, isKnown) ?? splitMany(word));
  };

  /** A name and its model, or words, numbers and units: "note14pro", "кондиционер25шаршы". */
  const splitCode = (parts: readonly string[]): Mended | null => {
    for (let at = parts.length - 1; at > 0; at--) {
      const halves = [parts.slice(0, at), parts.slice(at)].map((half) => half.join(''));
      const read = halves.map((half) => (knows(half) ? half : latinSpelling(half)));
      if (read.every((half) => knows(half) && (half.length > 1 || hasDigit.test(half)))) return joined(read);
    }
    const isRun = (part: string) => knows(part) || wholeNumber.test(part) || unitNamed(part) !== undefined;
    const all = parts.flatMap((part) => (isRun(part) ? [part] : ((split(part) ?? splitHeard(part))?.words ?? [part])));
    const isWhole = all.every((part) => isRun(part) && (part.length > 1 || hasDigit.test(part)));
    return all.length <= MAX_RUNS && isWhole ? joined(all) : null;
  };

  /** The fewest known words that a text consists of. */
  const wordsIn = (text: string, max: number): readonly string[] | null => {
    if (isKnown(text)) return [text];
    for (let at = text.length - MIN_PART; max > 1 && at >= MIN_PART; at--) {
      const head = text.slice(0, at);
      const rest = isKnown(head) ? wordsIn(text.slice(at), max - 1) : null;
      if (rest) return [head, ...rest];
    }
    return null;
  };

  /** Three or four words: «ыдысжуғышмашина». The last may be misspelt. */
  const splitMany = (word: string): Mended | null => {
    if (word.length < MIN_OF_THREE || word.length > MAX_LENGTH) return null;
    for (let at = word.length - MIN_PART; at >= LONG_WORD; at--) {
      const tail = word.slice(at);
      const others = wordsIn(word.slice(0, at), MAX_WORDS - 1);
      const last = others && (isKnown(tail) ? [tail] : (splitHeard(tail)?.words ?? heardName(tail)));
      if (last && others.length + last.length > 2) return joined([...others, ...last]);
    }
    return null;
  };

  const heardName = (word: string): readonly string[] | undefined => {
    const heard = word.length < LONG_WORD ? null : hear(word);
    return heard?.sure && heard.mended.kind === 'transliteration' ? heard.mended.words : undefined;
  };

  /** Two words, one of them misspelt: "стиралнаямашина". */
  const splitHeard = (word: string): Mended | null => {
    if (word.length < MIN_JOINED || word.length > MAX_LENGTH) return null;
    for (const at of cuts(word, LONG_WORD)) {
      const halves = [word.slice(0, at), word.slice(at)];
      const known = halves.map((half) => names.has(half) || productsOf(half) > 0);
      const other = known[0] === known[1] ? null : hear(halves[known[0] ? 1 : 0] as string);
      if (other?.sure) return joined(halves.flatMap((half, place) => (known[place] ? half : other.mended.words)));
    }
    return null;
  };

  /** The two words with the most products that satisfy `isHalf`, or that are a name of the tables. */
  const halvesOf = (word: string, isHalf: (half: string, place: number) => boolean): Mended | null => {
    const found = cuts(word, MIN_PART, Math.min(word.length, MAX_LENGTH) - MIN_PART).flatMap((at) => {
      const halves = [word.slice(0, at), word.slice(at)];
      if (names.has(halves.join(' '))) return [{ halves, score: Infinity }];
      return halves.every(isHalf) ? [{ halves, score: Math.min(...halves.map(productsOf)) }] : [];
    });
    const [best] = found.toSorted((one, other) => other.score - one.score);
    return best ? joined(best.halves) : null;
  };

  return {
    split,
    splitHeard,
    /** An adjective and a noun: "стеклянныйчайник". */
    splitQuality: (word) =>
      halvesOf(word, (half, place) =>
        place === 0 ? half.length >= LONG_NAME && isAdjective(half) : half.length >= LONG_WORD && names.has(half),
      ),
  };
}
