import { fold } from '../../engine/text/fold.ts';
import { phrasesIn, readTable } from '../data/tables.ts';
import { grammarOf } from '../morphology/grammar.ts';
import { isNumber } from '../normalize/query-text.ts';
import { createPhrases } from './phrases.ts';
import { wordsOf } from '../data/words.ts';

const rows = readTable<'phrases' | 'place'>('chatter');
const listOf = (place: string) =>
  rows
    .filter((row) => row.place === place)
    .flatMap(({ phrases }) => phrasesIn(phrases).map((one) => fold(one).split(' ')));
const stemOf = (word: string) => grammarOf(word).stems.russian;
const openings = new Set(listOf('opening').flat());
const places = new Set([...listOf('place').flat(), ...wordsOf('city')].map(stemOf));
const inPlace = wordsOf('place preposition');
/** Interjections that mean a month after a number. */
const afterNumber = wordsOf('interjection or month');

const anywhere = listOf('anywhere');
const phrases = createPhrases<true>(true);
for (const words of anywhere) phrases.add(words, true);

/** Words of small talk, which are not misspelt words of products. */
export const chatterWords: ReadonlySet<string> = new Set(anywhere.flat());

/** Leaves out small talk around the requested product; a query of nothing else stays as it is. */
export function withoutChatter<T extends { typed: string }>(parts: readonly T[]): readonly T[] {
  const left: T[] = [];
  const words = parts.map(({ typed }) => typed);
  for (let at = 0; at < parts.length; ) {
    const length = chatterAt(words, at, left.length === 0);
    if (length === 0) left.push(parts[at] as T);
    at += Math.max(length, 1);
  }
  return left.length === 0 || left.length === parts.length ? parts : left;
}

function chatterAt(words: readonly string[], at: number, isOpening: boolean): number {
  const word = words[at] ?? '';
  if (afterNumber.has(word) && isNumber.test(words[at - 1] ?? '')) return 0;
  const phrase = phrases.at(words, at);
  if (phrase) return phrase.end - at;
  if (inPlace.has(word) && places.has(stemOf(words[at + 1] ?? ''))) return 2;
  return isOpening && openings.has(word) ? 1 : 0;
}
