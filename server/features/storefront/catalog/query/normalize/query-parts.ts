import { deniesAction, isDenyingVerb } from '../annotate/negation/denials.ts';
import { findNegatedForms } from '../annotate/negation/lacking.ts';
import { isCountedWord, isNumberName } from '../annotate/qualities/attribute-words.ts';
import { isAgeWord } from '../annotate/quantities/dates.ts';
import { measureAt } from '../annotate/quantities/measures.ts';
import { measureWishes } from '../annotate/quantities/measure-wishes.ts';
import { isScale, priceLimits } from '../annotate/quantities/price-limits.ts';
import { grammarOf } from '../morphology/grammar.ts';
import type { Lexicon } from './lexicon.ts';
import { isNumberEnding } from './numbers/number-endings.ts';
import { numbersInDigits, type IsCounted } from './numbers/spoken-numbers.ts';
import { isUnitAhead, unitAt } from './numbers/spoken-units.ts';
import { partOf, type Change, type QueryPart } from './query-part.ts';
import { isNumber, MAX_TOKENS, tokensOf, type Token } from './query-text.ts';
import { withRomanWords } from './sounds/roman-words.ts';
import { isSure, undoLayout } from './spelling/keyboard.ts';
import { spelledAt, tornWordAt } from './spelling/torn-words.ts';
import { wordsOf } from '../data/words.ts';

const amountWords = wordsOf('amount');
const priceWords = wordsOf('price');
const MAX_WORDS_BEFORE_NUMBER = 3;
const MIN_GUESS_LENGTH = 3;
const hasDigit = /\d/;
const latin = /^[a-z]+$/;
const twoCyrillicLetters = /^\p{Script=Cyrillic}{2}$/u;

/**
 * Splits a clean text into parts: numbers in digits, another keyboard layout undone, unknown words corrected. While
 * `typing`, the last word may be unfinished.
 */
export function queryPartsOf(
  text: string,
  lexicon: Lexicon,
  typing: boolean,
): { parts: QueryPart[]; changes: Change[] } {
  const numbered = numbersInDigits(
    // A spoken number is one token of several.
    tokensOf(text, 0, MAX_TOKENS * 2),
    isCounted,
    isAnnounced,
  );
  const clear = findQuantityTokens(numbered);
  const isClear = new Set(numbered.filter((_, at) => clear.has(at)));
  const { tokens: typed, changes } = undoLayout(text, numbered, isClear, lexicon, typing);
  const tokens = joinTornWords(withRomanWords(typed.slice(0, MAX_TOKENS), lexicon), text, lexicon, typing, changes);
  return { parts: correct(tokens, text, lexicon, typing, changes), changes };
}

/** Joins words that were split by stray spaces. */
function joinTornWords(
  tokens: readonly Token[],
  text: string,
  lexicon: Lexicon,
  typing: boolean,
  changes: Change[],
): Token[] {
  const whole: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    // The last word of an unfinished query may still be growing.
    const mayGrow = typing && at >= tokens.length - 2;
    const torn = spelledAt(tokens, at, lexicon) ?? (mayGrow ? null : tornWordAt(tokens, at, lexicon));
    const end = torn?.end ?? at + 1;
    const { from } = token;
    const { to } = tokens[end - 1] as Token;
    whole.push(torn ? { ...token, text: torn.word, to } : token);
    if (torn?.mended) changes.push({ kind: 'spelling', typed: text.slice(from, to), read: torn.word, from, to });
    at = end;
  }
  return whole;
}

function correct(
  tokens: readonly Token[],
  text: string,
  lexicon: Lexicon,
  typing: boolean,
  changes: Change[],
): QueryPart[] {
  const clear = findQuantityTokens(tokens);
  const named = findNameTokens(tokens, lexicon);
  const needsNoCorrection = (word: string, at: number): boolean => {
    const isLast = typing && at === tokens.length - 1;
    const isTwin = (hasDigit.test(word) || mayBeLatin(tokens, at, lexicon)) && lexicon.isTwin(word);
    return (
      (word.length < MIN_GUESS_LENGTH && !isTwin) ||
      clear.has(at) ||
      namesNumber(tokens, at) ||
      isNegatedWord(word, lexicon) ||
      isDenyingVerb(word) ||
      deniesAction(tokens, at - 1) ||
      grammarOf(word).partOfSpeech === 'participle' ||
      (isSure(word, lexicon, isLast) && (named.has(at) || isLast || !lexicon.isPart(word))) ||
      joinsNeighbour(tokens, at, lexicon)
    );
  };
  return tokens.flatMap((token, at): QueryPart[] => {
    const mended = needsNoCorrection(token.text, at) ? null : lexicon.mend(token.text);
    if (!mended) return [partOf(token)];
    const { words, kind } = mended;
    const { from, to } = token;
    // A wrong layout and a misspelling of one word are one change.
    const before = changes.find((change) => change.from === from && change.to === to);
    const read = words.join(' ');
    if (before) before.read = before.read.replace(token.text, () => read);
    else changes.push({ kind: kind === 'lookalike' ? 'layout' : kind, typed: text.slice(from, to), read, from, to });
    return words.map((word, nth) =>
      partOf({ ...token, text: word, spaced: token.spaced || nth > 0 }, kind === 'split' ? word : token.text, true),
    );
  });
}

/** Finds the tokens of prices and quantities, which need no correction. */
function findQuantityTokens(tokens: readonly Token[]): Set<number> {
  const clear = new Set<number>();
  const add = (start: number, end: number) => {
    for (let at = start; at < end; at++) clear.add(at);
  };
  const price = priceLimits(tokens);
  if (price) add(price.start, price.end);
  for (const { start, end } of measureWishes(tokens)) add(start, end);
  tokens.forEach((_, at) => {
    add(at, measureAt(tokens, at)?.end ?? (isNumberEnding(tokens, at) ? at + 1 : at));
  });
  return clear;
}

/** Finds the tokens that match catalogue names without correction. */
function findNameTokens(tokens: readonly Token[], { families, concepts }: Lexicon): Set<number> {
  const keys = tokens.map(({ text }) => families.key(text));
  return new Set(
    keys.flatMap((_, start) =>
      Array.from({ length: (concepts.at(keys, start)?.end ?? start) - start }, (__, nth) => start + nth),
    ),
  );
}

/** True if a word negates a known word: «капсуласыз» is not a misspelling of «капсулалы». */
function isNegatedWord(word: string, lexicon: Lexicon): boolean {
  return (
    lexicon.families.of(word).length === 0 &&
    grammarOf(word).negated.some((stem) => lexicon.isName(stem) || findNegatedForms(word, stem, lexicon).length > 0)
  );
}

/** Whether a word names or counts the number next to it. */
function namesNumber(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? '';
  const isNextToNumber = [at - 1, at + 1].some((place) => isNumber.test(tokens[place]?.text ?? ''));
  return isNextToNumber && (isNumberName(word) || isCountedWord(word));
}

/** Whether two Cyrillic letters may be Latin ones: after a name, or before a number. */
function mayBeLatin(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const before = tokens[at - 1]?.text ?? '';
  return (
    twoCyrillicLetters.test(tokens[at]?.text ?? '') &&
    (hasDigit.test(tokens[at + 1]?.text ?? '') || latin.test(before) || lexicon.isName(before))
  );
}

/** Whether a word is known only together with its neighbour: "видео карта". */
function joinsNeighbour(tokens: readonly Token[], at: number, { families }: Lexicon): boolean {
  const text = (place: number) => tokens[place]?.text ?? '';
  const together = (one: string, other: string) => one !== '' && other !== '' && families.of(one + other).length > 0;
  return together(text(at), text(at + 1)) || together(text(at - 1), text(at));
}

const isCounted: IsCounted = (tokens, at) => {
  const word = tokens[at]?.text ?? '';
  return isScale(word) || unitAt(tokens, at) !== null || isCountedWord(word) || isAgeWord(word) || priceWords.has(word);
};

/** True if the words before a spoken number expect a number: "шириной до шестидесяти", "тысяч до ста". */
function isAnnounced(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - MAX_WORDS_BEFORE_NUMBER); before--) {
    const word = tokens[before]?.text ?? '';
    const isQuantity =
      isScale(word) || isNumberName(word) || isUnitAhead(word) || isCountedWord(word) || priceWords.has(word);
    if (isQuantity) return true;
    if (!amountWords.has(word)) return false;
  }
  return false;
}
