import { fold } from '../engine/text/fold.ts';

/** Tells what is filed under the beginnings of a folded word. */
export type Beginnings<T> = { of(word: string): readonly T[] };

const KEY_LENGTH = 3;
/** A voiceless end sounds voiced before a Kazakh suffix of whose it is: түк, түгін; ұлтарақ, ұлтарағы. */
const hardened: Readonly<Record<string, string>> = { б: 'п', г: 'к' };
const ofWhose = /[бг](?=[ыи])/g;
const nothing: readonly never[] = [];

/**
 * Files values under beginnings of words, so that one entry serves every form of a word in both languages: "суш" is for
 * сушить, сушка and сушим; "су=" is the whole word су and no other.
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
  return {
    of(word) {
      const exact = whole.get(word) ?? nothing;
      const begun = byKey.get(word.slice(0, KEY_LENGTH));
      const found = begun?.flatMap(({ beginning, value }) => (word.startsWith(beginning) ? [value] : [])) ?? nothing;
      if (exact.length === 0) return found.length > 0 ? found : voiced(word);
      return [...exact, ...found];
    },
  };

  function voiced(word: string): readonly T[] {
    const found: T[] = [];
    for (const { 0: letter, index } of word.matchAll(ofWhose)) {
      const stem = word.slice(0, index) + hardened[letter];
      for (const { beginning, value } of byKey.get(stem.slice(0, KEY_LENGTH)) ?? nothing)
        if (beginning === stem) found.push(value);
    }
    return found;
  }
}
