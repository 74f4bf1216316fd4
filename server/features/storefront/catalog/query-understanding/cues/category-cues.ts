import type { Language } from '#domain/text/language.ts';
import { fold } from '../../engine/text/fold.ts';
import { kazakhStems } from '../kazakh.ts';
import type { QueryPart } from '../query-part.ts';
import { russianStem } from '../russian.ts';
import { bareVerbs } from '../verbs.ts';
import { beautyHealthCues } from './beauty-health.data.ts';
import type { CategoryCues } from './category-cues.data.ts';
import { cleaningClothesCues } from './cleaning-clothes.data.ts';
import { climateHomeCues } from './climate-home.data.ts';
import { computerCues } from './computers.data.ts';
import { largeKitchenCues } from './kitchen-large.data.ts';
import { smallKitchenCues } from './kitchen-small.data.ts';
import { networkProgramCues } from './networks-programs.data.ts';
import { phoneCues } from './phones.data.ts';
import { photoGameCues } from './photo-games.data.ts';
import { powerCues } from './power-accessories.data.ts';
import { printingCues } from './printing.data.ts';
import { tvAudioCues } from './tv-audio.data.ts';

/** All that is written of categories. */
export const categoryCues: readonly CategoryCues[] = [
  ...phoneCues,
  ...computerCues,
  ...printingCues,
  ...networkProgramCues,
  ...tvAudioCues,
  ...photoGameCues,
  ...largeKitchenCues,
  ...smallKitchenCues,
  ...cleaningClothesCues,
  ...beautyHealthCues,
  ...climateHomeCues,
  ...powerCues,
];

/** How strongly a word speaks of categories. */
export type Votes = ReadonlyMap<number, number>;

type Spelt = Pick<QueryPart, 'typed' | 'text'>;

/** Tells what categories words speak of. */
export type Cues = {
  /** How many categories have cues. */
  count: number;
  has(category: number): boolean;
  /** The word as it was typed tells of a category by itself. */
  tells(part: Spelt): boolean;
  /** In a query that is surely Kazakh a word may be Russian. */
  of(part: Spelt, language: Language | null): Votes;
};

/** How strongly a word speaks that does so by itself, and one that only goes with a category. */
export const TELLS = 1;
const BESIDE = 0.5;
const MIN_BEGINNING = 3;
const MIN_STEMMED = 4;
const MIN_HEARD = 5;
const MAX_BEGINNING = 14;
/** The same words are typed again and again: what they speak of is kept. */
const MAX_ANSWERED = 3_000;
const russianEnding = /[аеиоуыэюяйьмт]$/;
const voicedEnds: Readonly<Record<string, string>> = { к: 'г', п: 'б' };
const nothing: Votes = new Map();

/** Prepares the cues for a catalogue; `categoryOf` finds the category that a name stands for. */
export function createCues(categoryOf: (name: string) => number | null): Cues {
  const ids = categoryCues.map(({ category }) => categoryOf(category));
  const russian = filed('ru');
  const kazakh = filed('kk');
  const votesOf = (rows: readonly number[]): Votes => {
    const votes = new Map<number, number>();
    for (const row of rows) {
      const id = ids[row >> 1] ?? null;
      if (id !== null) votes.set(id, Math.max(votes.get(id) ?? 0, row % 2 === 1 ? TELLS : BESIDE));
    }
    return votes;
  };
  const first = (words: readonly string[], rowsOf: (word: string) => readonly number[]): Votes | null => {
    for (const word of words) {
      const votes = votesOf(rowsOf(word));
      if (votes.size > 0) return votes;
    }
    return null;
  };
  const inRussian = (word: string) => first([word], russian.of) ?? first(bareVerbs(word), russian.of);
  const inKazakh = (word: string) => first([word], kazakh.of) ?? first(kazakhStems(word), kazakh.of);
  const heard = (word: string, language: Language | null) =>
    (language === 'kk' ? null : first([word], russian.heard)) ??
    (language === 'ru' ? null : first([word], kazakh.heard));
  const said = (word: string, language: Language | null): Votes | null => {
    if (language === 'ru') return inRussian(word);
    if (language === 'kk') return inKazakh(word) ?? inRussian(word);
    const [one, other] = [inRussian(word), inKazakh(word)];
    return one && other ? strongest(one, other) : (one ?? other);
  };
  const votesFor = ({ typed, text }: Spelt, language: Language | null): Votes =>
    said(typed, language) ?? (typed === text ? null : said(text, language)) ?? heard(typed, language) ?? nothing;
  const answered = new Map<string, Votes>();
  const known = new Set(ids.filter((id) => id !== null));
  return {
    count: known.size,
    has: (category) => known.has(category),
    tells: ({ typed }) => [...(said(typed, null)?.values() ?? [])].includes(TELLS),
    of(part, language) {
      const key = `${language} ${part.typed} ${part.text}`;
      const before = answered.get(key);
      if (before) return before;
      const votes = votesFor(part, language);
      if (answered.size >= MAX_ANSWERED) answered.clear();
      answered.set(key, votes);
      return votes;
    },
  };
}

/** Finds the rows of `categoryCues` a word speaks of: twice the place of a row, and one more where it tells by itself. */
type Filed = { of(word: string): readonly number[]; heard(word: string): readonly number[] };
type Filing = Map<string, number[]>;
type Cue = { word: string; whole: boolean; row: number };

const kept = new Map<Language, Filed>();

/** Files the cues of a language when they are first needed. */
function filed(language: Language): Filed {
  const found = kept.get(language) ?? fileCues(language);
  kept.set(language, found);
  return found;
}

/**
 * A cue is found in every word that begins with it, that has its stem ("губы" in губах), and heard in
 * one that sounds so ("кашлиит").
 */
function fileCues(language: Language): Filed {
  const whole: Filing = new Map();
  const begun: Filing = new Map();
  const stems: Filing = new Map();
  const sounds: Filing = new Map();
  const cues = categoryCues.flatMap(({ [language]: { tells, beside } }, place) => [
    ...cuesOf(beside, place * 2),
    ...cuesOf(tells, place * 2 + 1),
  ]);
  for (const { word, whole: isWhole, row } of cues) {
    put(isWhole ? whole : begun, word, row);
    if (isWhole) continue;
    if (word.length >= MIN_HEARD) put(sounds, soundOf(word), row);
    if (language === 'kk') {
      // A voiceless end sounds voiced before a vowel: көйлек, көйлегім.
      const voiced = voicedEnds[word.at(-1) ?? ''];
      if (voiced !== undefined) put(begun, word.slice(0, -1) + voiced, row);
    } else if (word.length >= MIN_STEMMED && russianEnding.test(word)) put(stems, russianStem(word), row);
  }
  return {
    of(word) {
      const rows = [...(whole.get(word) ?? [])];
      for (let end = MIN_BEGINNING; end <= Math.min(MAX_BEGINNING, word.length); end++)
        rows.push(...(begun.get(word.slice(0, end)) ?? []));
      if (language === 'ru' && word.length >= MIN_STEMMED) rows.push(...(stems.get(russianStem(word)) ?? []));
      return rows;
    },
    heard(word) {
      const sound = soundOf(word);
      for (let end = sound.length; end >= MIN_HEARD; end--) {
        const alike = sounds.get(sound.slice(0, end));
        if (alike) return alike;
      }
      return [];
    },
  };
}

function cuesOf(written: string, row: number): Cue[] {
  return written
    .trim()
    .split(/\s+/)
    .map((cue) => {
      const word = fold(cue.replace(/=$/, ''));
      return { word, whole: cue.endsWith('=') || word.length < MIN_BEGINNING, row };
    });
}

/** Brings letters that are mistaken for each other together. */
function soundOf(word: string): string {
  return word
    .replace(/[ьъ]/g, '')
    .replace(/о/g, 'а')
    .replace(/[еэяы]/g, 'и')
    .replace(/(.)\1+/g, '$1');
}

function put(index: Filing, word: string, row: number): void {
  const rows = index.get(word);
  if (!rows) index.set(word, [row]);
  else if (!rows.includes(row)) rows.push(row);
}

function strongest(one: Votes, other: Votes): Votes {
  const joined = new Map(one);
  for (const [id, strength] of other) joined.set(id, Math.max(joined.get(id) ?? 0, strength));
  return joined;
}
