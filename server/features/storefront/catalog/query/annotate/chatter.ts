import { fold } from '../../engine/text/fold.ts';
import { chatterOpenings, chatterPhrases, chatterPlaces } from './chatter.data.ts';
import { isNumber } from '../normalize/query-text.ts';
import { russianStem } from '../morphology/ru.ts';
import { smallWords } from '../normalize/stop-words.ts';

const listOf = (phrases: string) => phrases.split(',').map((phrase) => fold(phrase.trim()).split(' '));
const openings = new Set(listOf(chatterOpenings).flat());
const places = new Set([...chatterPlaces.split(' '), ...smallWords('city')].map(russianStem));
const inPlace: ReadonlySet<string> = new Set(['в', 'во', 'на', 'по', 'из']);

/** A part of a query as it was typed, folded. */
type Typed = { typed: string };

/** Phrases by their first word, the longest first. */
const byFirst = new Map<string, string[][]>();
for (const phrase of chatterPhrases.flatMap(listOf).toSorted((a, b) => b.length - a.length)) {
  const [first = ''] = phrase;
  byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
}

/** Words that are said around what is looked for: they are no misspelt words of products. */
export const chatterWords: ReadonlySet<string> = new Set([...byFirst.values()].flat(2));

/** Leaves out what is only said around the thing that is sought; a query of nothing else stays as it is. */
export function withoutChatter<T extends Typed>(parts: readonly T[]): readonly T[] {
  const left: T[] = [];
  for (let at = 0; at < parts.length; ) {
    const length = chatterAt(parts, at, left.length === 0);
    if (length === 0) left.push(parts[at] as T);
    at += Math.max(length, 1);
  }
  return left.length === 0 || left.length === parts.length ? parts : left;
}

function chatterAt(parts: readonly Typed[], at: number, opens: boolean): number {
  const { typed } = parts[at] as Typed;
  // «6 ай» is an age, «ай» a sigh.
  if (typed === 'ай' && isNumber.test(parts[at - 1]?.typed ?? '')) return 0;
  const phrase = byFirst.get(typed)?.find((words) => words.every((word, nth) => parts[at + nth]?.typed === word));
  if (phrase) return phrase.length;
  if (inPlace.has(typed) && places.has(russianStem(parts[at + 1]?.typed ?? ''))) return 2;
  return opens && openings.has(typed) ? 1 : 0;
}
