import type { Families } from './families.ts';
import type { Piece } from './pieces.ts';
import { cheapPhrases } from './stop-words.data.ts';

/** Takes the words that ask for cheap goods out of a query's pieces. */
export type Cheapness = (pieces: readonly Piece[]) => { rest: Piece[]; cheap: Piece[] };

/** Prepares the phrases of cheapness for a catalogue's families; a query of nothing else keeps its words. */
export function createCheapness(families: Families): Cheapness {
  const phrases = cheapPhrases.map((phrase) => phrase.split(' ').map(families.key));
  return (pieces) => {
    const keys = pieces.map(({ text }) => families.key(text));
    const said = new Set<number>();
    for (const phrase of phrases)
      for (let at = 0; at < keys.length; at++)
        if (phrase.every((key, offset) => keys[at + offset] === key))
          phrase.forEach((_, offset) => said.add(at + offset));
    return said.size === pieces.length
      ? { rest: [...pieces], cheap: [] }
      : { rest: pieces.filter((_, at) => !said.has(at)), cheap: pieces.filter((_, at) => said.has(at)) };
  };
}
