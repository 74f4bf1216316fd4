import { readTable } from '../../data/tables.ts';

const table = Map.groupBy(readTable<'use' | 'letters' | 'sound'>('sounds'), ({ use }) => use);
const pairs = (use: string) =>
  (table.get(use) ?? []).map(({ letters, sound }): [letters: string, sound: string] => [letters, sound]);

const latinByFirst = Map.groupBy(pairs('latin'), ([letters]) => letters[0] as string);
const cyrillic = new Map(pairs('cyrillic'));
const rough = new Map(pairs('rough'));
const soft = new Map(pairs('soft'));
const asRussianWrites = new Map(pairs('russian'));
const joined = pairs('joined');
const toLatin = new Map(pairs('to latin'));
const confused = pairs('confused');
const toCyrillic = pairs('to cyrillic');
const english = pairs('english').map(([letters, sound]) => ({ letters: new RegExp(letters, 'y'), sound }));
const shortA = pairs('short a').map(([letters, sound]) => ({ letters: new RegExp(letters, 'y'), sound }));
const MAX_LATIN = 4;
const softening = /^[eiy]/;
const twoSoundings = /x|qu|ou/;
const anyLatin = /[a-z]/;
const englishName = /^[a-z]{3,}$/;

/**
 * Writes a folded word of either alphabet by its sounds, one Cyrillic letter each: "самсунг" and "samsung" are one.
 * `asRussian` reads the Latin letters x, qu and ou as Russian and Kazakh writers use them.
 */
export function soundsOf(word: string, asRussian = false): string {
  let sounds = '';
  if (!anyLatin.test(word)) for (const letter of word) sounds += cyrillic.get(letter) ?? letter;
  else
    for (let at = 0; at < word.length; ) {
      const letter = word[at] as string;
      const rest = word.slice(at, at + MAX_LATIN);
      const [letters, sound] = latinByFirst.get(letter)?.find(([start]) => rest.startsWith(start)) ?? [
        letter,
        cyrillic.get(letter) ?? letter,
      ];
      at += letters.length;
      const softened = softening.test(word.slice(at)) ? soft.get(letters) : undefined;
      sounds += softened ?? (asRussian ? asRussianWrites.get(letters) : undefined) ?? sound;
    }
  return joined.reduce((text, [letters, sound]) => text.replaceAll(letters, sound), sounds);
}

/** Lists the possible sounds of a folded word: Latin x, qu and ou have two. */
export function soundings(word: string): string[] {
  return twoSoundings.test(word) ? [soundsOf(word), soundsOf(word, true)] : [soundsOf(word)];
}

/**
 * Lists the sounds that a folded Latin word has in English, where they differ from its letters. A vowel before a
 * consonant and a silent e is pronounced as its own name: "note" is ноут. A short a is heard as э or as а.
 */
export function englishSounds(word: string): string[] {
  if (!englishName.test(word)) return [];
  const usual = soundsOf(word);
  const heard = [[...english, ...shortA], english].map((rules) => {
    let mixed = '';
    for (let at = 0; at < word.length; ) {
      const rule = rules.find(({ letters }) => {
        letters.lastIndex = at;
        return letters.test(word);
      });
      mixed += rule ? rule.sound : word[at];
      at = rule ? rule.letters.lastIndex : at + 1;
    }
    return soundsOf(mixed);
  });
  return [...new Set(heard)].filter((sounds) => sounds !== usual);
}

/** Reduces sounds to a rough form: vowels and consonants that are often confused are one, doubled ones single. */
export function skeleton(sounds: string): string {
  let created = '';
  let last = '';
  for (const sound of sounds) {
    const one = rough.get(sound) ?? sound;
    if (one !== last) created += one;
    last = one;
  }
  return created;
}

/** Transliterates a folded Cyrillic word letter by letter: "с25" → s25. */
export function latinSpelling(word: string): string {
  let created = '';
  for (const letter of word) created += toLatin.get(letter) ?? letter;
  return created;
}

/** Transliterates a Latin word into folded Cyrillic letters: "tartqysh" → тарткыш. */
export function cyrillicSpelling(word: string): string {
  let written = '';
  for (let at = 0; at < word.length; ) {
    const [latin, letters] = toCyrillic.find(([one]) => word.startsWith(one, at)) ?? [word[at] ?? '', ''];
    written += letters;
    at += latin.length;
  }
  return written;
}

/** Lists the possible Cyrillic spellings of a Latin word: many writers use one letter for и and ы. */
export function cyrillicSpellings(word: string): string[] {
  const written = cyrillicSpelling(word);
  return [...new Set([written, ...confused.map(([letter, other]) => written.replaceAll(letter, other))])];
}
