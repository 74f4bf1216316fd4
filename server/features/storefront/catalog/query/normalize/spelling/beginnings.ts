import { fold } from '../../../engine/text/fold.ts';
import { unvoiced } from '../../morphology/kk.ts';

/** Finds the values filed under the beginnings of a folded word. */
export type Beginnings<T> = { of(word: string): readonly T[] };

const KEY_LENGTH = 3;
const nothing: readonly never[] = [];

/**
 * Files values under beginnings of words, so that one entry serves every form of a word in both languages: "суш" serves
 * сушить and сушка; "су=" only the whole word су.
 */
export function createBeginnings<T>(rows: Iterable<readonly [beginnings: string, value: T]>): Beginnings<T> {
  const whole = new Map<string, T[]>();
  const byKey = new Map<string, { beginning: string; value: T }[]>();
  for (const [beginnings, value] of rows) {
    for (const written of beginnings.split(/\s+/)) {
      const beginning = fold(written.replace(/=$/, ''));
      if (beginning === '') continue;
      if (written.endsWith('=') || beginning.length < KEY_LENGTH)
        whole.set(beginning, [...(whole.get(beginning) ?? []), value]);
      else {
        const key = beginning.slice(0, KEY_LENGTH);
        byKey.set(key, [...(byKey.get(key) ?? []), { beginning, value }]);
      }
    }
  }
  const begun = (word: string, isOf: (beginning: string) => boolean): readonly T[] => {
    const filed = byKey.get(word.slice(0, KEY_LENGTH));
    return filed?.flatMap(({ beginning, value }) => (isOf(beginning) ? [value] : [])) ?? nothing;
  };
  return {
    of(word) {
      const found = begun(word, (beginning) => word.startsWith(beginning));
      const exact = whole.get(word);
      if (exact) return [...exact, ...found];
      return found.length > 0
        ? found
        : unvoiced(word).flatMap((stem) => begun(stem, (beginning) => beginning === stem));
    },
  };
}
