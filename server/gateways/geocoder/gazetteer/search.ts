import { houseKey, similarity, streetKey } from '#domain/geocoding-streets.ts';
import { MIN_STREET_SIMILARITY } from '#domain/geocoding-limits.ts';
import { lettersOf, type CityIndex, type IndexedStreet } from './city-index.ts';

/** A street that a text may mean, with the house number the text ends with; both are as likely as `score` says. */
export type Match = { street: IndexedStreet; index: number; house: string; score: number };

const SCORES = { whole: 100, beginning: 80, words: 60, alike: 40 } as const;
/** A wider street is meant more often than a lane of the same name. */
const CLASS_BONUS = [12, 15, 9, 4, 1, 0] as const;
/** Misspelt names are looked for when fewer were found as they are written. */
const ENOUGH = 3;
/** A number is rather a part of the name (Самал 2) than a house. */
const SPLIT_COST = 5;
const SHORTEST_MISSPELT = 4;

/** Splits a house number off the end of a text: `Абая 10а`, `Абая, д. 10/2`. */
export function splitHouse(text: string): { name: string; house: string } | null {
  const found = /^(.*[\p{L}\d)][.,]?)[,\s]+((?:дом|д\.?|үй)?\s*\d+\s*(?:\p{L}|[/к-]\s*\d+\s*\p{L}?)?)$/iu.exec(
    text.trim(),
  );
  const [, name = '', house = ''] = found ?? [];
  return found && /\p{L}/u.test(name) ? { name: name.replace(/[,.\s]+$/, ''), house: house.trim() } : null;
}

/** Finds the streets that a typed text may begin or mean, best first. */
export function findStreets({ streets }: CityIndex, text: string, limit: number): Match[] {
  const split = splitHouse(text);
  const matches = [...named(streets, text, ''), ...(split ? named(streets, split.name, split.house) : [])];
  if (matches.length < ENOUGH) {
    const known = new Set(matches.map(({ index }) => index));
    const more = [...alike(streets, text, ''), ...(split ? alike(streets, split.name, split.house) : [])];
    matches.push(...more.filter(({ index }) => !known.has(index)));
  }
  return matches.sort((one, other) => other.score - one.score || one.index - other.index).slice(0, limit);
}

function named(streets: readonly IndexedStreet[], text: string, house: string): Match[] {
  const key = streetKey(text);
  if (key === '') return [];
  const words = key.split(' ').map((word) => ` ${word}`);
  const split = house === '' ? 0 : SPLIT_COST;
  const matches: Match[] = [];
  streets.forEach((street, index) => {
    let best = 0;
    for (const name of street.keys) best = Math.max(best, nameScore(name, key, words));
    if (best > 0) matches.push({ street, index, house, score: best + bonusOf(street) - split });
  });
  return matches;
}

function nameScore(name: string, key: string, words: readonly string[]): number {
  if (name.startsWith(key)) return name.length === key.length ? SCORES.whole : SCORES.beginning;
  const spaced = ` ${name}`;
  return words.every((word) => spaced.includes(word)) ? SCORES.words : 0;
}

function alike(streets: readonly IndexedStreet[], text: string, house: string): Match[] {
  const key = streetKey(text);
  if (key.length < SHORTEST_MISSPELT || /\d/.test(key)) return [];
  const letters = lettersOf(key);
  const matches: Match[] = [];
  streets.forEach((street, index) => {
    let best = 0;
    street.keys.forEach((name, at) => {
      const edits = (1 - MIN_STREET_SIMILARITY) * Math.max(name.length, key.length);
      if (Math.abs(name.length - key.length) > edits) return;
      // An edit changes two letters of the alphabet at most.
      if (bitsOf(letters ^ (street.letters[at] ?? 0)) > 2 * edits) return;
      best = Math.max(best, similarity(name, key));
    });
    if (best > MIN_STREET_SIMILARITY)
      matches.push({ street, index, house, score: SCORES.alike * best + bonusOf(street) / 10 });
  });
  return matches;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const bonusOf = ({ roadClass, middle }: IndexedStreet) => (CLASS_BONUS[roadClass] ?? 0) + (middle ? 1 : 0);

/** First number of a house: 10 of `10а/2`; null when there is none. */
export function houseNumber(house: string): number | null {
  const found = /\d+/.exec(houseKey(house))?.[0];
  return found === undefined ? null : Number(found);
}
