import { fold } from '../../../engine/text/fold.ts';
import { phrasesIn, readTable } from '../../data/tables.ts';
import { isAblative, withoutDegree } from '../../morphology/endings.ts';
import { isNumber, type Token } from '../../normalize/query-text.ts';
import { wordsOf } from '../../data/words.ts';

/** Direction words around a number; `strict` excludes the number itself. `start` and `end` include the words. */
export type Comparison = { bound: 'from' | 'to' | 'about'; strict: boolean; start: number; end: number };

type Use = 'number' | 'price';
type Phrase = Pick<Comparison, 'bound' | 'strict'> & { words: readonly string[]; place: string; use: string };

const phrases = readTable<'bound' | 'strict' | 'place' | 'use' | 'phrases'>('comparisons').flatMap(
  ({ bound, strict, place, use, ...row }) =>
    phrasesIn(row.phrases).map(
      (phrase): Phrase => ({
        bound: bound as Comparison['bound'],
        strict: strict !== '',
        place,
        use,
        words: fold(phrase).split(' '),
      }),
    ),
);
const before = Map.groupBy(
  phrases.filter(({ place }) => place === 'before'),
  ({ words }) => words.at(-1) ?? '',
);
const after = Map.groupBy(
  phrases.filter(({ place }) => place === 'after'),
  ({ words: [first = ''] }) => first,
);
const than = wordsOf('than');

/** Finds the direction words of a number between `start` and `end`: those behind it win, and "about" loses. */
export function comparisonAt(tokens: readonly Token[], start: number, end: number, use: Use): Comparison | null {
  const behind = phrasesBehind(tokens, end, use).map((phrase) =>
    comparisonOf(phrase, start, end + phrase.words.length),
  );
  const found = [longest(behind), comparisonAhead(tokens, start, end, use)].filter((one) => one !== null);
  return found.find(({ bound }) => bound !== 'about') ?? found[0] ?? null;
}

/** Finds the direction words before a number. */
export function comparisonAhead(tokens: readonly Token[], start: number, end: number, use: Use): Comparison | null {
  const last = than.has(tokens[start - 1]?.text ?? '') ? start - 1 : start;
  const word = (at: number) => withoutDegree(tokens[at]?.text ?? '');
  const found = [...(before.get(word(last - 1)) ?? []), ...(before.get(tokens[last - 1]?.text ?? '') ?? [])].filter(
    ({ words, use: own }) =>
      isOf(own, use) &&
      words.every((one, offset) => {
        const at = last - words.length + offset;
        return one === word(at) || one === tokens[at]?.text;
      }),
  );
  return longest(found.map((phrase) => comparisonOf(phrase, last - phrase.words.length, end)));
}

function phrasesBehind(tokens: readonly Token[], end: number, use: Use): Phrase[] {
  const word = (at: number) => withoutDegree(tokens[at]?.text ?? '');
  return (after.get(word(end)) ?? []).filter(({ words, use: own }) => {
    if (!words.every((one, offset) => one === word(end + offset))) return false;
    if (own === 'ablative') return use === 'number' && isAblative(tokens[end - 1]?.text ?? '');
    if (own === 'alone') return use === 'number' && !isNumber.test(tokens[end + words.length]?.text ?? '');
    return isOf(own, use);
  });
}

function isOf(own: string, use: Use): boolean {
  return own === 'any' || own === use;
}

function comparisonOf({ bound, strict }: Phrase, start: number, end: number): Comparison {
  return { bound, strict, start, end };
}

function longest(found: readonly Comparison[]): Comparison | null {
  return found.toSorted((one, other) => other.end - other.start - (one.end - one.start))[0] ?? null;
}
