import { queryTokens } from '../engine/text/tokens.ts';

/** Finds brands by their names, however the words of a name are joined. */
export type BrandNames = {
  at(words: readonly string[], start: number): { id: number; end: number } | null;
  /** Finds the brand that one of the names is. */
  ofNames(names: readonly (readonly string[])[]): number | null;
};

const MAX_NAME_LENGTH = 3;

/** Files brands by their letters and digits without anything between them: TP-Link, "tp link" and tplink are one. */
export function createBrandNames(brands: readonly { id: number; name: string }[]): BrandNames {
  const ids = new Map(brands.map(({ id, name }) => [queryTokens(name).join(''), id]));
  ids.delete('');
  return {
    at(words, start) {
      for (let end = Math.min(words.length, start + MAX_NAME_LENGTH); end > start; end--) {
        const id = ids.get(words.slice(start, end).join(''));
        if (id !== undefined) return { id, end };
      }
      return null;
    },
    ofNames(names) {
      for (const words of names) {
        const id = ids.get(words.join(''));
        if (id !== undefined) return id;
      }
      return null;
    },
  };
}
