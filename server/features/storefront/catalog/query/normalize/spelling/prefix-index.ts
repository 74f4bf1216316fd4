import { fold } from '../../../engine/text/fold.ts';
import { unvoiced } from '../../morphology/kk.ts';

/** Returns the values whose prefix matches a folded word. */
export type PrefixIndex<T> = { of(word: string): readonly T[] };

const KEY_LENGTH = 3;
const EMPTY: readonly never[] = [];

/**
 * Indexes values by word prefixes, so that one entry serves every form of a word in both languages: "суш" serves
 * сушить and сушка; "су=" only the whole word су.
 */
export function createPrefixIndex<T>(rows: Iterable<readonly [prefixes: string, value: T]>): PrefixIndex<T> {
  const whole = new Map<string, T[]>();
  const byKey = new Map<string, { prefix: string; value: T }[]>();
  for (const [prefixes, value] of rows) {
    for (const written of prefixes.split(/\s+/)) {
      const prefix = fold(written.replace(/=$/, ''));
      if (prefix === '') continue;
      if (written.endsWith('=') || prefix.length < KEY_LENGTH) whole.set(prefix, [...(whole.get(prefix) ?? []), value]);
      else {
        const key = prefix.slice(0, KEY_LENGTH);
        byKey.set(key, [...(byKey.get(key) ?? []), { prefix, value }]);
      }
    }
  }
  const findByPrefix = (word: string, matches: (prefix: string) => boolean): readonly T[] => {
    const candidates = byKey.get(word.slice(0, KEY_LENGTH));
    return candidates?.flatMap(({ prefix, value }) => (matches(prefix) ? [value] : [])) ?? EMPTY;
  };
  return {
    of(word) {
      const found = findByPrefix(word, (prefix) => word.startsWith(prefix));
      const exact = whole.get(word);
      if (exact) return [...exact, ...found];
      return found.length > 0
        ? found
        : unvoiced(word).flatMap((stem) => findByPrefix(stem, (prefix) => prefix === stem));
    },
  };
}
