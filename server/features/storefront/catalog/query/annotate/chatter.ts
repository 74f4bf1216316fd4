import { fold } from '../../engine/text/fold.ts';
import { phrasesIn, readTable } from '../data/tables.ts';
import { grammarOf } from '../morphology/grammar.ts';
import { isNumber } from '../normalize/query-text.ts';
import { smallWords } from '../normalize/stop-words.ts';
import { wordsOf } from './words.ts';

const rows = readTable<'phrases' | 'place'>('chatter');
const listOf = (place: string) =>
  rows
    .filter((row) => row.place === place)
    .flatMap(({ phrases }) => phrasesIn(phrases).map((one) => fold(one).split(' ')));
const stemOf = (word: string) => grammarOf(word).stems.russian;
const openings = new Set(listOf('opening').flat());
const places = new Set([...listOf('place').flat(), ...smallWords('city')].map(stemOf));
const inPlace = wordsOf('place preposition');
/** Interjections that mean a month after a number. */
const afterNumber = wordsOf('interjection or month');

/** A part of a query as it was typed, folded. */
type Typed = { typed: string };

/** Phrases by their first word, the longest first. */
const byFirst = Map.groupBy(
  listOf('anywhere').toSorted((a, b) => b.length - a.length),
  ([first = '']) => first,
);

/** Words of small talk, which are not misspelt words of products. */
export const chatterWords: ReadonlySet<string> = new Set([...byFirst.values()].flat(2));

/** Leaves out small talk around the requested product; a query of nothing else stays as it is. */
export function withoutChatter<T extends Typed>(parts: readonly T[]): readonly T[] {
  const left: T[] = [];
  for (let at = 0; at < parts.length; ) {
    const length = chatterAt(parts, at, left.length === 0);
    if (length === 0) left.push(parts[at] as T);
    at += Math.max(length, 1);
  }
  return left.length === 0 || left.length === parts.length ? parts : left;
}

function chatterAt(parts: readonly Typed[], at: number, isOpening: boolean): number {
  const { typed } = parts[at] as Typed;
  if (afterNumber.has(typed) && isNumber.test(parts[at - 1]?.typed ?? '')) return 0;
  const phrase = byFirst.get(typed)?.find((words) => words.every((word, nth) => parts[at + nth]?.typed === word));
  if (phrase) return phrase.length;
  if (inPlace.has(typed) && places.has(stemOf(parts[at + 1]?.typed ?? ''))) return 2;
  return isOpening && openings.has(typed) ? 1 : 0;
}
