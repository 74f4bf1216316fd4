import { readTable } from '../../data/tables.ts';

/** Letters of keys by layout, and letters of two alphabets that look alike. */
const layouts = new Map(
  readTable<'layout' | 'typed' | 'meant'>('keyboards').map((row) => [row.layout, lettersOf(row.typed, row.meant)]),
);
const layout = (name: string): ReadonlyMap<string, string> => layouts.get(name) ?? new Map();
const toRussian = layout('russian');
const toKazakh = new Map([...toRussian, ...layout('kazakh')]);
const toLatin = layout('latin');
const cyrillicTwins = layout('lookalike');
const latinTwins = new Map([...cyrillicTwins].map(([latin, cyrillic]) => [cyrillic, latin]));

const hasLatin = /[a-zə]/;
const hasCyrillic = /\p{Script=Cyrillic}/u;
const hasDigit = /\d/;
const hasLatinKey = /[a-z[\];',.{}<>:]/;
const hasKazakhKey = /[\d@#$%*()_+=-]/;
const isMixed = (text: string) => hasLatin.test(text) && hasCyrillic.test(text);

/** Lists what a lower-case text means when the keyboard was in another layout, likeliest first: "fqajy" → айфон. */
export function otherLayouts(typed: string): string[] {
  return distinct(typed, [
    ...(hasLatinKey.test(typed) ? [toRussian] : []),
    ...(hasKazakhKey.test(typed) ? [toKazakh] : []),
    ...(hasCyrillic.test(typed) ? [toLatin] : []),
  ]);
}

/** Lists the words of one alphabet that a word of mixed alphabets, or with digits, looks like. */
export function lookalikes(typed: string): string[] {
  if (isMixed(typed)) return distinct(typed, [cyrillicTwins, latinTwins]).filter((text) => !isMixed(text));
  return hasDigit.test(typed) ? distinct(typed, [latinTwins, cyrillicTwins]) : [];
}

function distinct(typed: string, maps: readonly ReadonlyMap<string, string>[]): string[] {
  const found = maps.map((map) => [...typed].map((letter) => map.get(letter) ?? letter).join(''));
  return [...new Set(found)].filter((text) => text !== typed);
}

function lettersOf(from: string, to: string): Map<string, string> {
  return new Map([...from].map((letter, at) => [letter, to[at] ?? letter]));
}
