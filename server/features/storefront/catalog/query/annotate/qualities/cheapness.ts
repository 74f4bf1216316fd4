import type { Families } from '../../morphology/families.ts';
import { kazakhStems } from '../../morphology/kk.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import { smallWords } from '../../normalize/stop-words.ts';
import { wordsOf } from '../words.ts';

/** Separates the words that ask for the cheapest first. */
export type Cheapness = (parts: readonly QueryPart[]) => { rest: QueryPart[]; cheap: QueryPart[] };

const amongAfter = wordsOf('among before a product');
const amongBefore = wordsOf('among after products');
const superlatives = wordsOf('superlative');

/** Prepares the phrases of cheapness. A query of nothing else keeps its words. */
export function createCheapness(families: Families): Cheapness {
  const phrases = smallWords('cheap').map((phrase) => phrase.split(' ').map(families.key));
  const words = new Set(phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : [])));
  /** A word that no product has keeps its ending in its key. */
  const keyOf = (word: string) => {
    const key = families.key(word);
    return words.has(key)
      ? key
      : (kazakhStems(word)
          .map(families.key)
          .find((stem) => words.has(stem)) ?? key);
  };
  return (parts) => {
    const keys = parts.map(({ text, typed }) => {
      const key = keyOf(typed);
      return words.has(key) ? key : keyOf(text);
    });
    const said = new Set<number>();
    for (const phrase of phrases)
      for (let at = 0; at < keys.length; at++)
        if (phrase.every((key, offset) => keys[at + offset] === key))
          phrase.forEach((_, offset) => said.add(at + offset));
    // Superlatives belong to the phrase: "самый дешёвый из".
    for (const at of [...said]) {
      if (amongAfter.has(parts[at + 1]?.typed ?? '')) said.add(at + 1);
      if (amongBefore.has(parts[at - 1]?.typed ?? '')) said.add(at - 1);
      const above = said.has(at - 1) ? at - 2 : at - 1;
      if (superlatives.has(parts[above]?.typed ?? '')) {
        said.add(above);
        if (amongBefore.has(parts[above - 1]?.typed ?? '')) said.add(above - 1);
      }
    }
    return said.size === parts.length
      ? { rest: [...parts], cheap: [] }
      : { rest: parts.filter((_, at) => !said.has(at)), cheap: parts.filter((_, at) => said.has(at)) };
  };
}
