import type { Families } from './families.ts';
import { kazakhStems } from './kazakh.ts';
import { isAdjective } from './russian.ts';
import { latinSpelling } from './sound.ts';
import { unitNamed } from './spoken-units.ts';

/** How a word that nobody knows was read; `words` are known ones. */
export type Mended = { words: readonly string[]; kind: 'lookalike' | 'transliteration' | 'spelling' | 'split' };

/** What is known of words: those of the catalogue, names of the tables as they stand, and how many products have a word. */
type Known = {
  knows(word: string): boolean;
  families: Families;
  names: ReadonlySet<string>;
  productsOf(word: string): number;
  /** The word most alike, and whether nothing else need be tried. */
  hear(word: string): { mended: Mended; sure: boolean } | null;
};

/** Ways to read one word as the several that it was written of. */
export type JoinedWords = {
  split(word: string): Mended | null;
  splitQuality(word: string): Mended | null;
  splitStem(word: string): Mended | null;
  splitHeard(word: string): Mended | null;
};

const MIN_PART_LENGTH = 3;
const MAX_RUNS = 6;
/** A word of more words is none that people write. */
const MAX_WORDS = 4;
const MAX_SPLIT_LENGTH = 28;
const MIN_JOINED_LENGTH = 10;
/** So long a word may be three of them. */
const MIN_OF_THREE = 13;
const LONG_NAME = 6;
const LONG_WORD = 4;
const runs = /\p{N}+|\p{L}+/gu;
const hasDigit = /\d/;
/** Not of a word typed with digits for Kazakh letters: "09kf00fg". */
const wholeNumber = /^[1-9]\d*$/;
const isLatin = /[a-z]/;

/** Prepares reading words that were written as one. */
export function createJoinedWords({ knows, families, names, productsOf, hear }: Known): JoinedWords {
  const split = (word: string): Mended | null => {
    const parts = word.match(runs) ?? [];
    if (parts.length > 1) {
      // What is said of a model stands last: "note14pro".
      for (let at = parts.length - 1; at > 0; at--) {
        const halves = [parts.slice(0, at).join(''), parts.slice(at).join('')].map((half) =>
          knows(half) ? half : latinSpelling(half),
        );
        if (halves.every((half) => knows(half) && (half.length > 1 || hasDigit.test(half))))
          return { words: halves, kind: 'split' };
      }
      // A number and its unit need not be of the catalogue: "кондиционер25шаршы".
      const isRun = (part: string) => knows(part) || wholeNumber.test(part) || unitNamed(part) !== undefined;
      const all = parts.flatMap((part) =>
        isRun(part) ? [part] : ((split(part) ?? splitHeard(part))?.words ?? lineIn(part) ?? [part]),
      );
      return all.length <= MAX_RUNS && all.every((part) => isRun(part) && (part.length > 1 || hasDigit.test(part)))
        ? { words: all, kind: 'split' }
        : null;
    }
    return halvesOf(word, isKnown) ?? manyOf(word);
  };

  const isKnown = (word: string) => families.has(word) || names.has(word);

  /** The fewest known words that a part consists of. */
  const wordsIn = (part: string, most: number): readonly string[] | null => {
    if (isKnown(part)) return [part];
    for (let at = part.length - MIN_PART_LENGTH; most > 1 && at >= MIN_PART_LENGTH; at--) {
      const head = part.slice(0, at);
      const rest = isKnown(head) ? wordsIn(part.slice(at), most - 1) : null;
      if (rest) return [head, ...rest];
    }
    return null;
  };

  /** «Ыдысжуғышмашина», «саундбарсамсунгқара»: the last of three or four is long enough to be told from an ending. */
  const manyOf = (word: string): Mended | null => {
    if (word.length < MIN_OF_THREE || word.length > MAX_SPLIT_LENGTH) return null;
    for (let at = word.length - MIN_PART_LENGTH; at >= LONG_WORD; at--) {
      const tail = word.slice(at);
      const others = wordsIn(word.slice(0, at), MAX_WORDS - 1);
      const last = others && (wordsIn(tail, 1) ?? splitHeard(tail)?.words ?? heardName(tail));
      if (last && others.length + last.length > 2) return { words: [...others, ...last], kind: 'split' };
    }
    return null;
  };

  const heardName = (word: string): readonly string[] | undefined => {
    const heard = word.length < LONG_WORD ? null : hear(word);
    return heard?.sure && heard.mended.kind === 'transliteration' ? heard.mended.words : undefined;
  };

  /** Two words written as one, one of them with a mistake: "стиралнаямашина". */
  const splitHeard = (word: string): Mended | null => {
    if (word.length < MIN_JOINED_LENGTH || word.length > MAX_SPLIT_LENGTH) return null;
    for (let at = LONG_WORD; at <= word.length - LONG_WORD; at++) {
      const halves = [word.slice(0, at), word.slice(at)];
      const known = halves.map((half) => names.has(half) || productsOf(half) > 0);
      if (known[0] === known[1]) continue;
      const other = hear(halves[known[0] ? 1 : 0] as string);
      if (other?.sure)
        return { words: halves.flatMap((half, place) => (known[place] ? half : other.mended.words)), kind: 'split' };
    }
    return null;
  };

  /** The two words that one consists of, each as `isHalf` wants it, or both a name: those that most products have. */
  const halvesOf = (word: string, isHalf: (half: string, place: number) => boolean): Mended | null => {
    let best: { words: string[]; score: number } | null = null;
    for (let at = MIN_PART_LENGTH; at <= Math.min(word.length, MAX_SPLIT_LENGTH) - MIN_PART_LENGTH; at++) {
      const halves = [word.slice(0, at), word.slice(at)];
      const isName = names.has(halves.join(' '));
      if (!isName && !halves.every(isHalf)) continue;
      const score = isName ? Infinity : Math.min(...halves.map(productsOf));
      if (!best || score > best.score) best = { words: halves, score };
    }
    return best && { words: best.words, kind: 'split' };
  };

  /** A maker and a line of its models, said in Cyrillic letters: "амазфитбип" before a number. */
  const lineIn = (word: string): readonly string[] | undefined => {
    for (let at = word.length - MIN_PART_LENGTH; at >= LONG_WORD; at--) {
      const line = latinSpelling(word.slice(at));
      if (names.has(word.slice(0, at)) && isLatin.test(line) && families.has(line)) return [word.slice(0, at), line];
    }
    return undefined;
  };

  return {
    split,
    splitHeard,
    /** What a thing is like and the thing, written as one: "стеклянныйчайник". */
    splitQuality: (word) =>
      halvesOf(word, (half, place) =>
        place === 0 ? half.length >= LONG_NAME && isAdjective(half) : half.length >= LONG_WORD && names.has(half),
      ),
    /** Two Kazakh words written as one, in the plural or a case: «кофеқайнатқыштардың». */
    splitStem: (word) =>
      word.length < MIN_JOINED_LENGTH
        ? null
        : (kazakhStems(word)
            .filter((stem) => stem.length >= MIN_JOINED_LENGTH)
            .map(split)
            .find((found) => found !== null) ?? null),
  };
}
