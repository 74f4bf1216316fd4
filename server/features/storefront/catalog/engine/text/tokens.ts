import { findUnit } from '#domain/measures/units.ts';
import { fold } from './fold.ts';

const WORDS = /[\p{L}\p{N}]+/gu;
const MEASURES = /(?<![\p{L}\p{N}.,])(\d+)(?:[.,](\d+))?\s*([″"”]|\p{L}+)/gu;
const INCH_SIGN = /^[″"”]$/;
const DIGIT = /\p{N}/u;
const DIGIT_OR_LETTER_RUNS = /\p{N}+|\p{L}+/gu;
/** A Latin word and an integer after it (not a fraction or one of two numbers), with the next word. */
const NUMBERED_NAME =
  /(?<![\p{L}\p{N}])([a-z]{2,})\s(\d{1,4})(?![\p{L}\p{N}]|[.,/×]\d|\s?["″”])(?=\s?([\p{L}\p{N}]*))/gu;
/** Replacement of a plus at the end of a name. */
export const PLUS = 'plus';
const PLUS_NAME = /([a-z\d]{2,})\+(?![\p{L}\p{N}+])/gu;
const MAX_UNIT_LENGTH = 4;
const INCH = 'дюйм';

/** Splits a query into folded words. */
export function queryTokens(text: string): string[] {
  return fold(text).match(WORDS) ?? [];
}

/**
 * Splits a catalogue text into its folded index words: every word, its letters and digits separately ("256гб" → 256,
 * гб), a number joined with its unit ("256 ГБ" → 256гб, 6,7″ → 6.7дюйм) and a name joined with its number ("iPhone 15"
 * → iphone15).
 */
export function textTokens(text: string): Set<string> {
  const found = new Set<string>();
  const folded = fold(text);
  const hasDigit = DIGIT.test(folded);
  for (const word of folded.match(WORDS) ?? []) {
    found.add(word);
    const parts = (hasDigit && word.match(DIGIT_OR_LETTER_RUNS)) || [];
    if (parts.length > 1) for (const part of parts) found.add(part);
  }
  for (const name of plusNames(folded)) found.add(name);
  if (hasDigit) {
    for (const measure of textMeasures(text)) found.add(measure);
    for (const name of numberedNames(text)) found.add(name);
  }
  return found;
}

/** Lists numbers joined with the short word after them, spelled like attribute numbers: `256гб`, `6.7дюйм`. */
function textMeasures(text: string): string[] {
  return [...fold(text).matchAll(MEASURES)].flatMap(([, integerPart = '', decimals, unit = '']) => {
    if (unit.length > MAX_UNIT_LENGTH && !unit.startsWith(INCH)) return [];
    const number = decimals === undefined ? integerPart : String(Number(`${integerPart}.${decimals}`));
    return [number + (INCH_SIGN.test(unit) || unit.startsWith(INCH) ? INCH : unit)];
  });
}

/** Lists names ending with a plus as one word: S25+ → s25plus, "Pro+" → proplus. */
function plusNames(folded: string): string[] {
  return folded.includes('+') ? [...folded.matchAll(PLUS_NAME)].map(([, name = '']) => name + PLUS) : [];
}

/** Lists Latin words joined with the model number after them: iPhone 15 → iphone15, Windows 11 → windows11. */
export function numberedNames(text: string): string[] {
  return [...fold(text).matchAll(NUMBERED_NAME)].flatMap(([, word = '', number = '', next = '']) =>
    next !== '' && findUnit(next) ? [] : [word + number],
  );
}

/** Returns the index forms of an article number: its parts, and the whole without separators ("SM-S931B" → sms931b). */
export function codeTokens(code: string): Set<string> {
  const parts = queryTokens(code);
  const found = new Set(parts);
  if (parts.length > 1) found.add(parts.join(''));
  return found;
}
