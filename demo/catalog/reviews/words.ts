import { cellAt, readTable } from '../table.ts';
import { DEVICE_WORDS } from './words/devices.ts';
import { HOME_WORDS } from './words/home.ts';
import { KITCHEN_WORDS } from './words/kitchen.ts';
import { LEISURE_WORDS } from './words/leisure.ts';

/** Languages of reviews. */
export type Language = 'ru' | 'kk';

/** Mood of the author. */
export type Mood = 'glad' | 'sad';

/** Review phrases for one category of products. */
export interface Words {
  good: readonly string[];
  bad: readonly string[];
  use: Record<Mood, readonly string[]>;
}

function phrases(cell: string): string[] {
  return cell
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

function readWords(): Map<string, Words> {
  const words = new Map<string, Words>();
  for (const row of [DEVICE_WORDS, LEISURE_WORDS, KITCHEN_WORDS, HOME_WORDS].flatMap(readTable)) {
    const entry: Words = {
      good: phrases(cellAt(row, 2)),
      bad: phrases(cellAt(row, 3)),
      use: { glad: phrases(cellAt(row, 4)), sad: phrases(cellAt(row, 5)) },
    };
    for (const category of cellAt(row, 0).split(',')) words.set(`${category.trim()} ${cellAt(row, 1)}`, entry);
  }
  return words;
}

const WORDS = readWords();

/** Returns the review phrases for a category in a language. */
export function findReviewWords(category: string, language: Language): Words {
  const words = WORDS.get(`${category} ${language}`);
  if (words === undefined) throw new Error(`no words of reviews for "${category}" in ${language}`);
  return words;
}
