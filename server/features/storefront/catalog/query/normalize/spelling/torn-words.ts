import type { Lexicon } from '../lexicon.ts';
import { numberAt } from '../numbers/spoken-numbers.ts';
import { isNumber, type Token } from '../query-text.ts';
import { lettersOf } from '../sounds/letter-names.ts';

/** A word that was typed as several tokens; `end` is exclusive, `mended` when it also had a mistake. */
export type TornWord = { word: string; end: number; mended: boolean };

const MAX_LETTERS = 5;
const LONG_ABBREVIATION = 3;
const MIN_LENGTH = { name: 5, word: 6, mended: 9 } as const;
const start = /^\p{L}{2,}$/u;
/** Shorter ends are small words and Kazakh cases. */
const end = /^\p{L}{3,}$/u;

/** Reads names of letters, and a number after them, as a name: "эм эс ай" is msi, "эс 25" s25. */
export function spelledAt(tokens: readonly Token[], at: number, lexicon: Lexicon): TornWord | null {
  const first = tokens[at]?.text ?? '';
  const isLetter = first.length > 1 && !lexicon.knows(first);
  for (let end = Math.min(at + MAX_LETTERS, tokens.length); end > (isLetter ? at : at + 1); end--) {
    const spelled = lettersOf(tokens.slice(at, end).map(({ text }) => text));
    const number = tokens[end]?.text ?? '';
    const letters = isNumber.test(number) ? spelled.find((one) => lexicon.families.has(one + number)) : undefined;
    if (letters !== undefined) return { word: letters + number, end: end + 1, mended: false };
    const word = spelled.find(
      (one) => lexicon.isName(one) || (one.length >= LONG_ABBREVIATION && lexicon.families.has(one)),
    );
    if (word !== undefined && end > at + 1) return { word, end, mended: false };
  }
  return null;
}

/** Reads two tokens as one word, unless both mean something by themselves: "ноут бук". */
export function tornWordAt(tokens: readonly Token[], at: number, lexicon: Lexicon): TornWord | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second?.spaced || !start.test(first.text) || !end.test(second.text)) return null;
  const word = first.text + second.text;
  const whole = { word, end: at + 2, mended: false };
  const { knows, isStop, turns, isName, isNameAsIs, families } = lexicon;
  if (word.length < (isNameAsIs(word) ? MIN_LENGTH.name : MIN_LENGTH.word) || turns(second.text) !== null) return null;
  const keys = [first, second].map(({ text }) => families.key(text));
  if (lexicon.concepts.at(keys, 0)?.end === 2) return null;
  // Only the preposition of absence begins other words: "без проводные".
  const isSmall = isStop(first.text) || (turns(first.text) ?? 'without') !== 'without';
  if (isSmall) return isNameAsIs(word) && !knows(second.text) ? whole : null;
  // A word that only looks like an ending, or a number, after a known word.
  if (knows(first.text) && (families.key(word) === keys[0] || numberAt(tokens, at + 1))) return null;
  if (isName(word) && (isNameAsIs(word) || !isStop(second.text))) return whole;
  const isKnown = knows(first.text) && knows(second.text);
  if (turns(first.text) !== null || isStop(second.text) || isKnown) return null;
  if (knows(word)) return whole;
  const meant = word.length < MIN_LENGTH.mended || isName(first.text) ? null : lexicon.mend(word);
  const [mended = ''] = meant?.words ?? [];
  const isHalf = keys.includes(families.key(mended));
  return meant?.kind === 'spelling' && !isHalf && Math.abs(mended.length - word.length) <= 1
    ? { word: mended, end: at + 2, mended: true }
    : null;
}
