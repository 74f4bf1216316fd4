import { fold } from '../../engine/text/fold.ts';
import { PLUS } from '../../engine/text/tokens.ts';
import { readTable } from '../data/tables.ts';
import { isFeatureSuffix } from '../morphology/kk.ts';
import { isEndingApart, stuckEnding } from './numbers/number-endings.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';

/**
 * A folded word, number or sign of a text, and its position. `spaced`: only a space precedes it; `dashed`: a dash does.
 */
export type Token = { text: string; from: number; to: number; spaced: boolean; dashed?: boolean };

/** A token that is a number in digits. */
export const isNumber = /^\d+(?:\.\d+)?$/;

/** Maximum tokens of a query; the rest is ignored. */
export const MAX_TOKENS = 12;

const unreadable = /(?:\p{C}|\p{Extended_Pictographic}|\ufe0f)+/gu;
const tokens =
  /(?<![\p{N}.,])\d+[.,]\d+(?![\p{N}.,])|(?=\p{N}*\p{L})[\p{L}\p{N}]{2,}\+(?![\p{L}\p{N}+])|[\p{L}\p{N}]+|(?<=\d\s?)["″”“](?!\p{L})|₸/gu;
const signs = new Map(readTable<'sign' | 'word'>('signs').map(({ sign, word }) => [sign, word]));
const dashBefore = /\s*[-–—]\s*$/;
const MAX_DASH_LENGTH = 3;
const lastWord = /\s+\S*$/;
const hasLatin = /[a-z]/;
const thousand = /^\d{3}$/;
/** A word and a name, or a model, written as one: "видеокартаrtx5060". */
const twoAlphabets =
  /^(?=(?:\p{Script=Cyrillic}{4,}[a-z]{2,}|[a-z]{2,}\d*\p{Script=Cyrillic}{5,}$|[a-z]\d+[a-z]*\p{Script=Cyrillic}{5,}$))(\p{Script=Cyrillic}+|[a-z]+\d*[a-z]*)([a-z]+[a-z\d]*|\p{Script=Cyrillic}+)$/u;

/**
 * Cleans a typed text: no control characters and pictures, single spaces, at most `MAX_QUERY_LENGTH` characters, cut
 * between words where possible.
 */
export function cleanText(typed: string): string {
  const text = typed
    .slice(0, MAX_QUERY_LENGTH * 4)
    .toWellFormed()
    .normalize('NFC')
    .replace(unreadable, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= MAX_QUERY_LENGTH) return text;
  const cut = text.slice(0, MAX_QUERY_LENGTH);
  return (lastWord.test(cut) ? cut.replace(lastWord, '') : cut).trim();
}

/** Splits a clean text into at most `max` tokens. */
export function tokensOf(text: string, offset = 0, max = MAX_TOKENS): Token[] {
  const found: Token[] = [];
  for (const { 0: typed, index } of text.matchAll(tokens)) {
    if (found.length === max) break;
    const dashed = index > 0 && dashBefore.test(text.slice(Math.max(0, index - MAX_DASH_LENGTH), index));
    const word = signs.get(typed) ?? fold(typed).replace(',', '.').replace(/\+$/, PLUS);
    const from = offset + index;
    const to = from + typed.length;
    const before = found.at(-1);
    if (dashed && before && hasLatin.test(before.text) && isFeatureSuffix(word)) {
      before.to = to;
      continue;
    }
    const apart = isEndingApart(found.at(-1)?.text ?? '', word);
    const token: Token = {
      text: word,
      from,
      to,
      spaced: !apart && (index === 0 || (text[index - 1] === ' ' && !dashed)),
      ...(dashed && { dashed }),
    };
    const [, first = '', second = ''] = hasLatin.test(word) ? (twoAlphabets.exec(word) ?? []) : [];
    if (first !== '') {
      const middle = from + first.length;
      found.push({ ...token, text: first, to: middle }, { text: second, from: middle, to, spaced: true });
      continue;
    }
    const parted = stuckEnding(word);
    if (!parted) {
      found.push(token);
      continue;
    }
    const { number, ending } = parted;
    found.push(
      { ...token, text: number, to: to - ending.length },
      { text: ending, from: to - ending.length, to, spaced: false },
    );
  }
  return found;
}

/** Whether a token continues a number written in groups: "10 000". */
export function isGroup(token: Token | undefined): boolean {
  return token !== undefined && token.spaced && thousand.test(token.text);
}

/** Removes tokens from a text, with the hyphens, commas and double spaces around them. */
export function textWithout(text: string, removed: readonly Pick<Token, 'from' | 'to'>[]): string {
  let created = '';
  let at = 0;
  for (const { from, to } of removed.toSorted((a, b) => a.from - b.from)) {
    created += `${text.slice(at, Math.max(at, from))} `;
    at = Math.max(at, to);
  }
  return (created + text.slice(at))
    .replace(/\s+(?=[,;.](?:\s|$))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;–—-]+|[\s,;–—-]+$/g, '');
}
