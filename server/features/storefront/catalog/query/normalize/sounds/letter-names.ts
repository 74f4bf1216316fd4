import { readTable } from '../../data/tables.ts';

/** Letter names and the Cyrillic and Latin letters they stand for. */
const letters = readTable<'names' | 'cyrillic' | 'latin'>('letters').flatMap(({ names, cyrillic, latin }) =>
  names.split(' ').map((name) => ({ name, cyrillic, latin })),
);
const names = [...new Set(letters.map(({ name }) => name))];
const MAX_LETTERS = 5;
const MAX_LENGTH = 15;

/** Returns the abbreviations that a folded word spells out letter by letter: "ибэпэ" → ибп, "тиви" → tv. */
export function spelledOut(word: string): string[] {
  const splits: string[][] = [];
  const split = (at: number, found: string[]) => {
    // The names must be at least two characters longer than the abbreviation.
    if (at === word.length && found.length > 1 && at > found.length + 1) splits.push(found);
    if (found.length === MAX_LETTERS) return;
    for (const name of names) if (word.startsWith(name, at)) split(at + name.length, [...found, name]);
  };
  if (word.length <= MAX_LENGTH) split(0, []);
  return [...new Set(splits.flatMap(lettersOf))];
}

/** Returns the abbreviations spelled by a sequence of letter names; empty if any word is not one. */
export function lettersOf(letterNames: readonly string[]): string[] {
  return (['cyrillic', 'latin'] as const).flatMap((alphabet) =>
    letterNames.reduce(
      (words, name) =>
        words.flatMap((word) =>
          letters.flatMap((letter) => (letter.name === name && letter[alphabet] ? [word + letter[alphabet]] : [])),
        ),
      [''],
    ),
  );
}
