import { similarity, streetKey, houseKey } from '#domain/addresses/geocoding-streets.ts';
import { MIN_STREET_SIMILARITY } from '#domain/addresses/geocoding-limits.ts';
import { rankName, splitHouse, candidateKeys, type MatchRank } from '#domain/addresses/street-match.ts';
import { STREET_KINDS } from '#domain/addresses/street-names.ts';
import { letterMask, type CityIndex, type IndexedStreet } from './city-index.ts';

/** A street that may match a text, with the text's house number; `score` orders the matches. */
export type Match = { street: IndexedStreet; index: number; house: string; rank: MatchRank; score: number };

/** Current names come before old ones, regardless of street size. */
const SCORES = { name: 200, alias: 160, prefix: 80, words: 60, similar: 40 } as const satisfies Record<
  MatchRank,
  number
>;
/** Of streets with one name, wide ones are more likely meant. */
const CLASS_BONUS = [12, 15, 9, 4, 1, 0] as const;
/** Misspelt names are searched only when exact spelling finds fewer. */
const MIN_EXACT_MATCHES = 3;
/** Penalty for reading a number as a house rather than part of the name (Самал 2). */
const HOUSE_PENALTY = 5;
const MIN_MISSPELT_LENGTH = 4;
const MIN_KIND_LENGTH = 2;

/** Finds the streets that a typed text may mean, best first. */
export function findStreets({ streets }: CityIndex, text: string, limit: number): Match[] {
  const split = splitHouse(text);
  const matches = [...matchByName(streets, text, ''), ...(split ? matchByName(streets, split.name, split.house) : [])];
  if (matches.length < MIN_EXACT_MATCHES) {
    const known = new Set(matches.map(({ index }) => index));
    const more = [
      ...matchMisspelt(streets, text, ''),
      ...(split ? matchMisspelt(streets, split.name, split.house) : []),
    ];
    matches.push(...more.filter(({ index }) => !known.has(index)));
  }
  const found = matches.length > 0 ? matches : matchByKind(streets, text);
  return found.sort((a, b) => b.score - a.score || a.index - b.index).slice(0, limit);
}

/** Finds streets by the likeliest key that matches any name. */
function matchByName(streets: readonly IndexedStreet[], text: string, house: string): Match[] {
  for (const key of candidateKeys(text)) {
    const matches = matchByKey(streets, key, house);
    if (matches.length > 0) return matches;
  }
  return [];
}

function matchByKey(streets: readonly IndexedStreet[], key: string, house: string): Match[] {
  const penalty = house === '' ? 0 : HOUSE_PENALTY;
  return streets.flatMap((street, index): Match[] => {
    const rank = rankMatch(street, key);
    return rank ? [{ street, index, house, rank, score: SCORES[rank] + computeBonus(street) - penalty }] : [];
  });
}

function rankMatch({ keys, currentKeyCount }: IndexedStreet, key: string): MatchRank | null {
  let best: MatchRank | null = null;
  keys.forEach((name, index) => {
    const found = rankName(name, key);
    const rank = found === 'name' && index >= currentKeyCount ? 'alias' : found;
    if (rank !== null && (best === null || SCORES[rank] > SCORES[best])) best = rank;
  });
  return best;
}

/** Streets of a kind when only its type word is typed: `просп`. */
function matchByKind(streets: readonly IndexedStreet[], text: string): Match[] {
  const word = text.trim().toLowerCase();
  if (word.length < MIN_KIND_LENGTH) return [];
  return streets.flatMap((street, index): Match[] =>
    STREET_KINDS[street.kind].ru.startsWith(word)
      ? [{ street, index, house: '', rank: 'words', score: computeBonus(street) }]
      : [],
  );
}

function matchMisspelt(streets: readonly IndexedStreet[], text: string, house: string): Match[] {
  const key = streetKey(text);
  if (key.length < MIN_MISSPELT_LENGTH || /\d/.test(key)) return [];
  const letters = letterMask(key);
  const matches: Match[] = [];
  streets.forEach((street, index) => {
    let best = 0;
    street.keys.forEach((name, keyIndex) => {
      const edits = (1 - MIN_STREET_SIMILARITY) * Math.max(name.length, key.length);
      if (Math.abs(name.length - key.length) > edits) return;
      // One edit changes at most two letters.
      if (countBits(letters ^ (street.letters[keyIndex] ?? 0)) > 2 * edits) return;
      best = Math.max(best, similarity(name, key));
    });
    if (best > MIN_STREET_SIMILARITY)
      matches.push({ street, index, house, rank: 'similar', score: SCORES.similar * best + computeBonus(street) / 10 });
  });
  return matches;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const computeBonus = ({ roadClass, middle }: IndexedStreet) => (CLASS_BONUS[roadClass] ?? 0) + (middle ? 1 : 0);

/** First number of a house: 10 of `10а/2`; null without one. */
export function houseNumber(house: string): number | null {
  const found = /\d+/.exec(houseKey(house))?.[0];
  return found === undefined ? null : Number(found);
}
