import { fold } from './fold.ts';

const words = /[\p{L}\p{N}]+/gu;
const runs = /\p{N}+|\p{L}+/gu;
const longestUnit = 4;

/** Splits what a person typed into folded words. */
export function queryTokens(text: string): string[] {
  return fold(text).match(words) ?? [];
}

/**
 * Splits a text of the catalogue into the folded words it is found by: every word, the letters and digits inside it
 * ("256гб" → 256, гб) and a number with the unit after it ("256 ГБ" → 256гб).
 */
export function textTokens(text: string): Set<string> {
  const found = new Set<string>();
  const whole = queryTokens(text);
  whole.forEach((word, index) => {
    found.add(word);
    const parts = word.match(runs) ?? [];
    if (parts.length > 1) for (const part of parts) found.add(part);
    const next = whole[index + 1];
    if (next && /^\d+$/.test(word) && /^\p{L}+$/u.test(next) && next.length <= longestUnit) found.add(word + next);
  });
  return found;
}

/** Gives the forms an article number is found by: its parts, and itself without separators ("SM-S931B" → sms931b). */
export function codeTokens(code: string): Set<string> {
  const parts = queryTokens(code);
  const found = new Set(parts);
  if (parts.length > 1) found.add(parts.join(''));
  return found;
}
