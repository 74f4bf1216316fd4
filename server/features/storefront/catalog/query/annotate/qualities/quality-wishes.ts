import { fold } from '../../../engine/text/fold.ts';
import { phrasesIn, readTable } from '../../data/tables.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import { createPrefixIndex } from '../../normalize/spelling/prefix-index.ts';
import type { Span } from '../names/segment.ts';
import { denialOf, isDenyingWord, isTouched, type Denial } from '../negation/denials.ts';
import { negatedStems } from '../negation/lacking.ts';
import { answersOf, type QualityAnswer } from './quality-answers.ts';

/** A quality of the tables: its possible answers, best first, and the places of its words. */
export type QualityWish = {
  at: readonly number[];
  answers: readonly QualityAnswer[];
  /** Denied words: products must lack the quality. */
  denied?: Span;
};

type Phrase = { answers: readonly QualityAnswer[]; length: number; denies: boolean };
/** A word of a phrase, with the beginnings that it may have. */
type Slot = { phrase: Phrase; slot: number; beginnings: readonly string[] };

/** Length of the Kazakh ending "without". */
const LACKING_LENGTH = 3;
/** Other words that may stand inside a phrase. */
const ROOM = 3;

const slots = createPrefixIndex(
  readTable<'answers' | 'phrases'>('qualities').flatMap(({ answers, phrases }) => {
    const meant = answersOf(answers);
    return phrasesIn(phrases).flatMap((phrase) => slotsOf(phrase, meant));
  }),
);

/** Reads a phrase: its words in any order, each with `/` between its beginnings. */
function slotsOf(written: string, answers: readonly QualityAnswer[]): [string, Slot][] {
  const words = written.replace('~', '').split(' ');
  const beginningsOf = (word: string) => word.split('/').map((one) => fold(one.replace('=', '')));
  const denies = words.some((word) => beginningsOf(word).some(isDenyingWord));
  const phrase: Phrase = { answers, length: words.length, denies };
  return words.map((word, slot) => [word.replaceAll('/', ' '), { phrase, slot, beginnings: beginningsOf(word) }]);
}

/** Finds the qualities of a query, those with more words first. */
export function qualitiesIn(parts: readonly QueryPart[], denials: readonly Denial[]): QualityWish[] {
  const met = new Map<Phrase, Map<number, number[]>>();
  parts.forEach((part, at) => {
    for (const { phrase, slot } of slotsAt(part)) {
      const places = met.get(phrase) ?? new Map<number, number[]>();
      places.set(slot, [...(places.get(slot) ?? []), at]);
      met.set(phrase, places);
    }
  });
  const found: { wish: QualityWish; length: number }[] = [];
  for (const [{ answers, length, denies }, places] of met) {
    const at = places.size < length ? null : closest([...places.values()]);
    if (!at) continue;
    const denied = denies ? null : denialOf(denials, parts, at);
    if (!denies && !denied && isTouched(denials, at)) continue;
    found.push({
      wish: denied ? { at: denied.at, answers, denied: denied.said } : { at, answers },
      length,
    });
  }
  const letters = ({ wish }: { wish: QualityWish }) =>
    wish.at.reduce((sum, place) => sum + (parts[place]?.typed.length ?? 0), 0);
  return found.toSorted((a, b) => b.length - a.length || letters(b) - letters(a)).map(({ wish }) => wish);
}

/** Slots of a part; a word that means "without …" only fits phrases that say so. */
function slotsAt({ text, typed }: QueryPart): readonly Slot[] {
  const own = slots.of(typed);
  const found = typed === text || own.length > 0 ? own : slots.of(text);
  const stem = negatedStems(typed).find((one) => typed.startsWith(one));
  if (stem === undefined) return found;
  return found.filter(({ beginnings }) =>
    beginnings.some((one) => one.length >= stem.length + LACKING_LENGTH && typed.startsWith(one)),
  );
}

/** The places of a phrase's words that are closest together; null when they are far apart. */
function closest(places: readonly (readonly number[])[]): number[] | null {
  let best: number[] | null = null;
  for (const start of new Set(places.flat())) {
    const found: number[] = [];
    for (const slot of places) {
      const next = slot.find((place) => place >= start && !found.includes(place));
      if (next === undefined) break;
      found.push(next);
    }
    if (found.length < places.length || Math.max(...found) - start > places.length - 1 + ROOM) continue;
    if (!best || spread(found) < spread(best)) best = found.toSorted((a, b) => a - b);
  }
  return best;
}

function spread(places: readonly number[]): number {
  return Math.max(...places) - Math.min(...places);
}
