import { fold } from '../engine/text/fold.ts';
import { createBeginnings } from './beginnings.ts';
import { denialBeside } from './choice-denials.ts';
import { deniedAfter, deniedBefore, isDenyingVerb } from './denials.ts';
import { lackedBy } from './lacking.ts';
import type { QueryPart } from './query-part.ts';
import { isNumber } from './query-text.ts';
import { kindWords } from './kind-words.data.ts';
import type { Span } from './segment.ts';
import { qualityWishes, settingWords } from './quality-words.data.ts';
import { answersOf, type QualityAnswer } from './quality-answers.ts';
import { valueWords } from './value-words.data.ts';

/** A quality said in people's own words: what may answer it, the best first, and the places of the words. */
export type QualityWish = {
  at: readonly number[];
  answers: readonly QualityAnswer[];
  /** Where the words stand that are denied: products must lack it. */
  denied?: Span;
};

/** Finds qualities among the parts of a query. */
export type QualityWishes = {
  of(parts: readonly QueryPart[], isNamed: (part: QueryPart) => boolean): QualityWish[];
};

/** One that `names` may be a part of the name of a thing. */
type Phrase = { answers: readonly QualityAnswer[]; length: number; denies: boolean; names: boolean };
/** Where a word stands in a phrase, and what the word may begin with. */
type Place = { phrase: Phrase; slot: number; beginnings: readonly string[] };

/** «-сыз». */
const LACKING_LENGTH = 3;
/** Words of others that may stand inside a phrase. */
const ROOM = 3;
/** Words that deny what follows, and what precedes. */
const deniesAfter: ReadonlySet<string> = new Set([...deniedBefore, 'без', 'ни']);
const deniesBefore: ReadonlySet<string> = new Set([...deniedAfter, 'нет', 'жок', 'болмасын']);
const denying: ReadonlySet<string> = new Set([...deniesAfter, ...deniesBefore]);
/** Goes between the words of a setting, and says nothing itself: "чтобы у нас в доме". */
const small: ReadonlySet<string> = new Set(
  `чтобы чтоб который которая которое которые в во на у и а за из под с со от до к по для при бы было была был мне меня нам нас мой моя наш наша
  уже еще там тут где когда деп да де та те мен пен бен жане ушин кезде сайын`.split(/\s+/),
);

/** Prepares the table of qualities. */
export function createQualityWishes(): QualityWishes {
  const places = createBeginnings([...valueWords, ...kindWords, ...qualityWishes].flatMap(placesOfRow));
  const settings = createBeginnings<true>([[settingWords, true]]);
  const isSetting = (part: QueryPart | undefined) => part !== undefined && settings.of(part.typed).length > 0;

  return {
    of(parts, isNamed) {
      const met = new Map<Phrase, Map<number, number[]>>();
      parts.forEach((part, at) => {
        for (const { phrase, slot } of placesOfPart(part)) {
          const slots = met.get(phrase) ?? new Map<number, number[]>();
          slots.set(slot, [...(slots.get(slot) ?? []), at]);
          met.set(phrase, slots);
        }
      });
      const found: { wish: QualityWish; length: number }[] = [];
      for (const [phrase, slots] of met) {
        if (slots.size < phrase.length) continue;
        const at = nearest([...slots.values()], (places) => isInOrder(parts, places));
        if (!at) continue;
        if (phrase.length === 1 && !phrase.names && at.some((place) => isNamed(parts[place] as QueryPart))) continue;
        const { answers, length } = phrase;
        const places = at.toSorted((a, b) => a - b);
        const denial = phrase.denies ? null : denialBeside(parts, places, []);
        if (denial || (!phrase.denies && isDenied(parts, at))) {
          if (denial) found.push({ wish: { at: denial.at, answers, denied: denial.said }, length });
        } else found.push({ wish: { at: withSetting(at, parts, isNamed), answers }, length });
      }
      // What more words say is meant more surely, and of as many the longer ones.
      const letters = ({ wish }: { wish: QualityWish }) =>
        wish.at.reduce((sum, place) => sum + (parts[place]?.typed.length ?? 0), 0);
      return found.toSorted((a, b) => b.length - a.length || letters(b) - letters(a)).map(({ wish }) => wish);
    },
  };

  function placesOfPart({ text, typed }: QueryPart): readonly Place[] {
    const own = places.of(typed);
    const found = typed === text || own.length > 0 ? own : places.of(text);
    // «Грильсіз» is without гриль: only a phrase that says so itself means it.
    const stem = lackedBy(typed).find((one) => typed.startsWith(one));
    if (stem === undefined) return found;
    return found.filter(({ beginnings }) =>
      beginnings.some((one) => one.length >= stem.length + LACKING_LENGTH && typed.startsWith(one)),
    );
  }

  /** Who is there, where and when belongs to the quality: "чтоб детей ночью не будила". */
  function withSetting(
    at: readonly number[],
    parts: readonly QueryPart[],
    isNamed: (part: QueryPart) => boolean,
  ): number[] {
    const taken = new Set(at);
    const belongs = (part: QueryPart | undefined): part is QueryPart =>
      part !== undefined && isSetting(part) && !isNumber.test(part.text) && !isNamed(part);
    const first = Math.min(...at);
    const last = Math.max(...at);
    for (let place = first + 1; place < last; place++) if (belongs(parts[place])) taken.add(place);
    for (const step of [-1, 1])
      for (let place = step < 0 ? first - 1 : last + 1; parts[place]; place += step) {
        if (belongs(parts[place])) taken.add(place);
        else if (!small.has(parts[place]?.typed ?? '')) break;
      }
    return [...taken].toSorted((a, b) => a - b);
  }
}

/** Reads `phrases | answers`: phrases by commas, of words in any order, each with `/` between what may be said. */
function placesOfRow(row: string): [string, Place][] {
  const [phrases = '', answers = ''] = row.split('|');
  const meant = answersOf(answers);
  return phrases.split(',').flatMap((written): [string, Place][] => {
    const names = written.trim().startsWith('~');
    const slots = written.replace('~', '').trim().split(/\s+/);
    const denies = slots.some((slot) => slot.split('/').some((word) => denying.has(fold(word.replace('=', '')))));
    const phrase: Phrase = { answers: meant, length: slots.length, denies, names };
    return slots.map((words, slot) => {
      const beginnings = words.split('/').map((word) => fold(word.replace('=', '')));
      return [words.replaceAll('/', ' '), { phrase, slot, beginnings }];
    });
  });
}

/** The places of a phrase's words that stand together the most closely; null where they are far apart. */
function nearest(
  slots: readonly (readonly number[])[],
  isInOrder: (places: readonly number[]) => boolean,
): number[] | null {
  let best: number[] | null = null;
  for (const start of new Set(slots.flat())) {
    const places: number[] = [];
    for (const slot of slots) {
      const next = slot.find((place) => place >= start && !places.includes(place));
      if (next === undefined) break;
      places.push(next);
    }
    if (places.length < slots.length || Math.max(...places) - start > slots.length - 1 + ROOM) continue;
    if ((!best || spread(places) < spread(best)) && isInOrder(places)) best = places;
  }
  return best;
}

function spread(places: readonly number[]): number {
  return Math.max(...places) - Math.min(...places);
}

/**
 * What denies stands right before what it denies, in Kazakh right behind it, or a small word apart: "не робот и без мешков"
 * is not "не мешок", «ақ болмасын, қар» not «қар болмасын».
 */
function isInOrder(parts: readonly QueryPart[], at: readonly number[]): boolean {
  return at.every((place) => {
    const word = parts[place]?.typed ?? '';
    if (deniesAfter.has(word)) return at.includes(place + 1) || at.includes(place + 2);
    const isBehind = at.length > 1 && (deniesBefore.has(word) || isDenyingVerb(word));
    return !isBehind || word === 'нет' || at.includes(place - 1) || at.includes(place - 2);
  });
}

function isDenied(parts: readonly QueryPart[], at: readonly number[]): boolean {
  const says = (words: ReadonlySet<string>, place: number) =>
    !at.includes(place) && words.has(parts[place]?.typed ?? '');
  const isRefused = (place: number) => !at.includes(place) && isDenyingVerb(parts[place]?.typed ?? '');
  return at.some((place) => says(deniesAfter, place - 1) || says(deniesBefore, place + 1) || isRefused(place + 1));
}
