import type { Families } from '../../morphology/families.ts';
import { kazakhStems } from '../../morphology/kk.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import { createPhrases } from '../phrases.ts';
import { phrasesOf, wordsOf } from '../../data/words.ts';

/** Separates the words that ask for the cheapest first. */
export type Cheapness = (parts: readonly QueryPart[]) => { rest: readonly QueryPart[]; cheap: readonly QueryPart[] };

/** Superlatives and prepositions that belong to the phrase: "самый дешёвый из". */
const around = wordsOf('around cheapness');

/** Prepares the phrases of cheapness. A query of nothing else keeps its words. */
export function createCheapness(families: Families): Cheapness {
  const phrases = createPhrases<true>(true);
  for (const phrase of phrasesOf('cheap')) phrases.add(phrase.map(families.key), true);
  const keyOf = ({ text, typed }: QueryPart) =>
    [typed, text, ...kazakhStems(typed)].map(families.key).find((key) => phrases.at([key], 0)) ?? families.key(text);
  return (parts) => {
    const keys = parts.map(keyOf);
    const said = new Set<number>();
    for (const at of keys.keys())
      for (let place = at; place < (phrases.at(keys, at)?.end ?? at); place++) said.add(place);
    for (const at of [...said])
      for (const step of [-1, 1])
        for (let place = at + step; around.has(parts[place]?.typed ?? ''); place += step) said.add(place);
    return said.size === parts.length
      ? { rest: parts, cheap: [] }
      : { rest: parts.filter((_, at) => !said.has(at)), cheap: parts.filter((_, at) => said.has(at)) };
  };
}
