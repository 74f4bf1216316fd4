import { fold } from '../engine/text/fold.ts';
import { PLUS } from '../engine/text/tokens.ts';
import { isEndingApart, stuckEnding } from './number-endings.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';

/**
 * One thing that was typed: a folded word, a number or a sign, and where it stands in the text. `spaced`: nothing but a
 * space is before it; `dashed`: a dash between two numbers is.
 */
export type Token = { text: string; from: number; to: number; spaced: boolean; dashed?: boolean };

/** A token that is a number in digits. */
export const isNumber = /^\d+(?:\.\d+)?$/;

/** Tokens of a query that are read; the rest is left. */
export const MAX_TOKENS = 12;

const unreadable = /(?:\p{C}|\p{Extended_Pictographic}|\ufe0f)+/gu;
const tokens =
  /(?<![\p{N}.,])\d+[.,]\d+(?![\p{N}.,])|(?=\p{N}*\p{L})[\p{L}\p{N}]{2,}\+(?![\p{L}\p{N}+])|[\p{L}\p{N}]+|(?<=\d\s?)["″”“](?!\p{L})|₸/gu;
const signs = new Map([
  ['"', 'дюйм'],
  ['″', 'дюйм'],
  ['”', 'дюйм'],
  ['“', 'дюйм'],
  ['₸', 'тг'],
]);
/** Kazakh suffixes after a hyphen and a name in Latin letters: «usb-сы», «wi-fi-ы», «nfc-мен». */
const suffixOfName = /^(?:с?[ыи]|[лдт][ыи]|[мбп]ен)$/;
const dashBefore = /\s*[-–—]\s*$/;
const MAX_DASH_LENGTH = 3;
const soughtCut = /\s+\S*$/;
const hasLatin = /[a-z]/;
/** A word and a name, or a model, written as one: "видеокартаrtx5060". */
const twoAlphabets =
  /^(?=(?:[а-я]{4,}[a-z]{2,}|[a-z]{2,}\d*[а-я]{5,}$|[a-z]\d+[a-z]*[а-я]{5,}$))([а-я]+|[a-z]+\d*[a-z]*)([a-z]+[a-z\d]*|[а-я]+)$/;

/**
 * Cleans a typed text: no control characters and pictures, single spaces, `MAX_QUERY_LENGTH` at most, not cut inside a word
 * when that can be helped.
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
  return (soughtCut.test(cut) ? cut.replace(soughtCut, '') : cut).trim();
}

/** Splits a clean text into tokens, twelve at most, or `most`. */
export function tokensOf(text: string, offset = 0, most = MAX_TOKENS): Token[] {
  const found: Token[] = [];
  for (const { 0: typed, index } of text.matchAll(tokens)) {
    if (found.length === most) break;
    const dashed = index > 0 && dashBefore.test(text.slice(Math.max(0, index - MAX_DASH_LENGTH), index));
    const word = signs.get(typed) ?? fold(typed).replace(',', '.').replace(/\+$/, PLUS);
    const from = offset + index;
    const to = from + typed.length;
    const before = found.at(-1);
    if (dashed && before && hasLatin.test(before.text) && suffixOfName.test(word)) {
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

/** Tells whether a token goes on a number written in groups ("10 000"). */
export function isGroup(token: Token | undefined): boolean {
  return token !== undefined && token.spaced && /^\d{3}$/.test(token.text);
}

/**
 * Returns a text without some of its tokens, single spaces between what is left; a hyphen or comma that stood beside them
 * goes too.
 */
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
