import { isLetterName, lettersOf } from './letter-names.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './query-text.ts';
import { numberAt } from './spoken-numbers.ts';

/** Letters read out one by one, "эм эс ай", and the name they are; `end` is behind the last. */
export type SpelledWord = { word: string; end: number };

const MAX_LETTERS = 5;
const LONG_ABBREVIATION = 3;

/**
 * Reads names of letters that stand apart as the name they spell, with the number behind it: "эм эс ай" is msi, "пи эс бес" ps5. Only
 * names of the tables.
 */
export function spelledAt(tokens: readonly Token[], at: number, lexicon: Lexicon): SpelledWord | null {
  let run = at;
  while (run < at + MAX_LETTERS && isLetterName(tokens[run]?.text ?? '')) run++;
  for (let end = run; end > at + 1; end--) {
    const letters = tokens.slice(at, end);
    const spelled = lettersOf(letters.map(({ text }) => text));
    const number = numberAt(tokens, end) ?? digitsAt(tokens, end);
    const model = number && spelled.find((word) => lexicon.isNameAsIs(`${word}${number.value}`));
    if (number && model) return { word: `${model}${number.value}`, end: number.end };
    const word = spelled.find(
      (one) => lexicon.isName(one) || (one.length >= LONG_ABBREVIATION && lexicon.families.has(one)),
    );
    if (word !== undefined) return { word, end };
  }
  return null;
}

function digitsAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const text = tokens[at]?.text ?? '';
  return /^\d$/.test(text) ? { value: Number(text), end: at + 1 } : null;
}

/** Reads three tokens as a name: «тоңа зыт қыш». */
export function tornInThree(tokens: readonly Token[], at: number, lexicon: Lexicon): string | null {
  const three = tokens.slice(at, at + 3);
  const whole = three.map(({ text }) => text).join('');
  const isTorn =
    three.length === 3 &&
    three.every(({ text, spaced }, place) => begun.test(text) && (place === 0 || spaced)) &&
    three.some(({ text }) => !lexicon.knows(text));
  return isTorn && whole.length >= MIN_OF_THREE && lexicon.isNameAsIs(whole) ? whole : null;
}

/** Two tokens that are one word torn by a space, and the word that was meant. */
export type TornWord = { word: string; mended: boolean };

const begun = /^\p{L}{2,}$/u;
/** Shorter ends are small words and Kazakh cases: "смартфон не", "ноутбук та". */
const ended = /^\p{L}{3,}$/u;
const MIN_LENGTH = 6;
const MIN_NAME_LENGTH = 5;
const MIN_OF_THREE = 8;
/** A torn word with a mistake besides is believed when it is long. */
const MIN_MENDED_LENGTH = 9;

/**
 * Reads two tokens as one word: "ноут бук", "мулти варка". One of the halves must be no word, or the whole a name that
 * its halves are not.
 */
export function tornWordAt(tokens: readonly Token[], at: number, lexicon: Lexicon): TornWord | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second?.spaced || !begun.test(first.text) || !ended.test(second.text)) return null;
  const whole = first.text + second.text;
  if (whole.length < (lexicon.isNameAsIs(whole) ? MIN_NAME_LENGTH : MIN_LENGTH)) return null;
  const keys = [first, second].map(({ text }) => lexicon.families.key(text));
  if (lexicon.concepts.at(keys, 0)?.end === 2) return null;
  // Of small words only "без" begins others: "без проводные".
  const small = ({ text }: Token) => lexicon.isStop(text) || (lexicon.turns(text) ?? 'without') !== 'without';
  if (lexicon.turns(second.text) !== null) return null;
  // "Про ектор": a small word and one that is none.
  if (small(first))
    return lexicon.isNameAsIs(whole) && !lexicon.knows(second.text) ? { word: whole, mended: false } : null;
  // «Духовкасымен ені»: what stands after a word only looks like an ending of it.
  if (lexicon.knows(first.text) && lexicon.families.key(whole) === keys[0]) return null;
  // «Шнур екі»: a number is no end of a word.
  if (lexicon.knows(first.text) && numberAt(tokens, at + 1)) return null;
  // «Самсунг или» is no form of «самсунг».
  if (lexicon.isName(whole) && (lexicon.isNameAsIs(whole) || !lexicon.isStop(second.text)))
    return { word: whole, mended: false };
  const halves = [first.text, second.text];
  if (halves.some((half) => lexicon.turns(half) !== null || lexicon.isStop(half))) return null;
  if (halves.every(lexicon.knows)) return null;
  if (lexicon.knows(whole)) return { word: whole, mended: false };
  // A name with an unknown word beside it is more than a mistake in a longer one: «компьютер баяу».
  const meant = whole.length < MIN_MENDED_LENGTH || lexicon.isName(first.text) ? null : lexicon.mend(whole);
  const [word = ''] = meant?.words ?? [];
  const isHalf = keys.includes(lexicon.families.key(word));
  return meant?.kind === 'spelling' && !isHalf && Math.abs(word.length - whole.length) <= 1
    ? { word, mended: true }
    : null;
}
