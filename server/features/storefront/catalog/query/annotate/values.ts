import { attributesOf } from '../data/words.ts';
import { FLAG_YES, type ValueFilter } from '../../engine/engine.ts';
import { fold } from '../../engine/text/fold.ts';
import { flagName } from '../../engine/text/product-words.ts';
import { queryTokens } from '../../engine/text/tokens.ts';
import { isNeuterNoun } from '../morphology/endings.ts';
import { isAdjective } from '../morphology/ru.ts';
import { heardRoot, rootsOf } from '../morphology/value-roots.ts';
import type { KnownChoice } from './qualities/quality-answers.ts';

/** A value of a category's attribute that words of a query name; `whole`: they name all of it. */
export type NamedValue = { value: ValueFilter; whole: boolean };

type Entry = { group: number; id: number; words: readonly string[] };

const cyrillic = /^\p{Script=Cyrillic}+$/u;
/** Shortest beginning of a value's word that names the value. */
const MIN_PREFIX = 4;
const [fits] = attributesOf('compatible device');

/** Finds attribute values by the words of their names. */
export type ValueNames = {
  /** The value that a word's forms name, of the attribute with the closest match. */
  find(category: number, typedWord: string, forms: readonly string[]): NamedValue | null;
};

/** Prepares the values of a catalogue; one index per category. `keyOf` is the common part of a word's forms. */
export function createValueNames(
  choicesOf: (category: number) => readonly KnownChoice[],
  keyOf: (word: string) => string,
): ValueNames {
  const indexes = new Map<number, Map<string, Entry[]>>();
  /** Marked roots of a word, as written and as heard: "титановый" names "Титан". */
  const marksOf = (word: string) =>
    rootsOf(word, keyOf(word))
      .filter(({ length }) => length >= MIN_PREFIX)
      .flatMap((root) => [`~${root}`, `~${heardRoot(root)}`]);
  const indexOf = (category: number) => {
    const known = indexes.get(category);
    if (known) return known;
    const byWord = new Map<string, Entry[]>();
    for (const { id: group, name, called, values } of choicesOf(category)) {
      if (name === fits) continue;
      if (values === null)
        for (const written of new Set((called ?? [name]).map((one) => fold(flagName(one))))) {
          const words = queryTokens(written);
          for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), { group, id: FLAG_YES, words }]);
        }
      for (const value of values ?? [])
        for (const written of new Set([value.name, ...(value.called ?? [])].map(fold))) {
          const words = queryTokens(written);
          const [only = '', ...others] = words;
          for (const word of new Set([...words, ...(others.length === 0 ? marksOf(only) : [])]))
            byWord.set(word, [...(byWord.get(word) ?? []), { group, id: value.id, words }]);
        }
    }
    indexes.set(category, byWord);
    return byWord;
  };
  return {
    find(category, typedWord, forms) {
      const index = indexOf(category);
      const mayBe = (form: string) =>
        !isAdjective(form) || !cyrillic.test(typedWord) || (isAdjective(typedWord) && !isNeuterNoun(typedWord));
      const typed = forms.filter((form) => !/^\d+$/.test(form) && form.length > 1 && mayBe(form));
      let entries = typed.flatMap((form) => index.get(form) ?? []);
      if (entries.length === 0)
        entries =
          marksOf(typedWord)
            .map((mark) => index.get(mark) ?? [])
            .find(({ length }) => length > 0) ?? [];
      if (entries.length === 0)
        entries = typed.flatMap((form) =>
          form.length < MIN_PREFIX ? [] : [...index].flatMap(([word, own]) => (word.startsWith(form) ? own : [])),
        );
      // The last adjective of a compound names it too: «тёмно-синий».
      const whole = entries.filter(
        ({ words }) => words.length === 1 || (isAdjective(words.at(-1) ?? '') && typed.includes(words.at(-1) ?? '')),
      );
      const best = whole[0] ?? entries[0];
      if (!best) return null;
      const values = new Set(
        (whole.length > 0 ? whole : entries).flatMap(({ group, id }) => (group === best.group ? [id] : [])),
      );
      return { value: { group: best.group, values: [...values] }, whole: whole.length > 0 };
    },
  };
}
