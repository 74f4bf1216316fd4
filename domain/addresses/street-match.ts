import { namesOfStreet } from './geocoding-aliases.ts';
import { foldText, startsTypeWord, streetKey } from './geocoding-streets.ts';

/**
 * How a street's name matches a typed text, best first (decisions §13): its present name, an old name or another form of
 * it, the beginning of the name, the beginnings of its words, a similar spelling.
 */
export const MATCH_RANKS = ['name', 'alias', 'prefix', 'words', 'similar'] as const;
export type MatchRank = (typeof MATCH_RANKS)[number];

/** Splits a house number off the end of a text: `Абая 10а`, `Абая, д. 10/2`; null when it ends with none. */
export function splitHouse(text: string): { name: string; house: string } | null {
  const found = /^(.*?[\p{L}\d)][.,]?)[,\s]+((?:дом|д\.?|үй)?\s*\d+\s*(?:\p{L}|[/к-]\s*\d+\s*\p{L}?)?)$/iu.exec(
    text.trim(),
  );
  const [, name = '', house = ''] = found ?? [];
  return found && /\p{L}/u.test(name) ? { name: name.replace(/[,.\s]+$/, ''), house: house.trim() } : null;
}

/**
 * Lists the street keys (`streetKey`) that a text may mean while it is typed, the likelier first: as it stands, and
 * without a last word that only begins a type word (`Абай даңғ`).
 */
export function typedKeys(text: string): string[] {
  const key = streetKey(text);
  if (key === '') return [];
  const [, shorter = '', last = ''] = /^(.*\p{L}{2}.*) (\S+)$/u.exec(key) ?? [];
  return shorter !== '' && startsTypeWord(last) ? [key, shorter] : [key];
}

/** Ranks a name against a typed key; null when it matches neither as a whole nor by its beginnings. */
export function rankName(name: string, key: string): Exclude<MatchRank, 'alias' | 'similar'> | null {
  if (name.startsWith(key)) return name.length === key.length ? 'name' : 'prefix';
  const spaced = ` ${name}`;
  return key.split(' ').every((word) => spaced.includes(` ${word}`)) ? 'words' : null;
}

/**
 * Ranks a street that a geocoder found for a typed text, with or without a house number behind it; `city` is the name of
 * its city, whose old street names count.
 */
export function matchRank(typed: string, street: string, city: string): MatchRank {
  const own = streetKey(street);
  const aliases = namesOfStreet(own, foldText(city).trim());
  let best: MatchRank = 'similar';
  for (const text of [typed, splitHouse(typed)?.name ?? ''])
    for (const key of typedKeys(text))
      for (const name of [own, ...aliases]) {
        const rank = rankName(name, key);
        best = better(best, rank === 'name' && name !== own ? 'alias' : rank);
      }
  return best;
}

/** Returns the better of two ranks. */
function better(one: MatchRank, other: MatchRank | null): MatchRank {
  return other !== null && MATCH_RANKS.indexOf(other) < MATCH_RANKS.indexOf(one) ? other : one;
}
