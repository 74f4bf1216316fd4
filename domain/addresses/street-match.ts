import { streetAliases } from './geocoding-aliases.ts';
import { foldText, isTypeWordPrefix, streetKey } from './geocoding-streets.ts';

/**
 * How a street name matches a typed text, best first (decisions §13): current name, old name or other form, name
 * prefix, word prefixes, similar spelling.
 */
export const MATCH_RANKS = ['name', 'alias', 'prefix', 'words', 'similar'] as const;
export type MatchRank = (typeof MATCH_RANKS)[number];

/** Splits a house number off the end of a text: `Абая 10а`, `Абая, д. 10/2`; null when there is none. */
export function splitHouse(text: string): { name: string; house: string } | null {
  const match = /^(.*?[\p{L}\d)][.,]?)[,\s]+((?:дом|д\.?|үй)?\s*\d+\s*(?:\p{L}|[/к-]\s*\d+\s*\p{L}?)?)$/iu.exec(
    text.trim(),
  );
  const [, name = '', house = ''] = match ?? [];
  return match && /\p{L}/u.test(name) ? { name: name.replace(/[,.\s]+$/, ''), house: house.trim() } : null;
}

/**
 * Lists the street keys (`streetKey`) that a partial input may mean, likeliest first: the input itself, and the input
 * without a last word that is only a prefix of a type word (`Абай даңғ`).
 */
export function candidateKeys(text: string): string[] {
  const key = streetKey(text);
  if (key === '') return [];
  const [, shorter = '', last = ''] = /^(.*\p{L}{2}.*) (\S+)$/u.exec(key) ?? [];
  return shorter !== '' && isTypeWordPrefix(last) ? [key, shorter] : [key];
}

/** Ranks a name against a typed key; null when neither the whole name nor its prefixes match. */
export function rankName(name: string, key: string): Exclude<MatchRank, 'alias' | 'similar'> | null {
  if (name.startsWith(key)) return name.length === key.length ? 'name' : 'prefix';
  const paddedName = ` ${name}`;
  return key.split(' ').every((word) => paddedName.includes(` ${word}`)) ? 'words' : null;
}

/** Ranks a geocoder's street for a typed text, with or without a house number; old street names of `city` count. */
export function matchRank(typed: string, street: string, city: string): MatchRank {
  const nameKey = streetKey(street);
  const aliases = streetAliases(nameKey, foldText(city).trim());
  let best: MatchRank = 'similar';
  for (const text of [typed, splitHouse(typed)?.name ?? ''])
    for (const key of candidateKeys(text))
      for (const name of [nameKey, ...aliases]) {
        const rank = rankName(name, key);
        best = betterRank(best, rank === 'name' && name !== nameKey ? 'alias' : rank);
      }
  return best;
}

/** Returns the better of two ranks. */
function betterRank(rank: MatchRank, other: MatchRank | null): MatchRank {
  return other !== null && MATCH_RANKS.indexOf(other) < MATCH_RANKS.indexOf(rank) ? other : rank;
}
