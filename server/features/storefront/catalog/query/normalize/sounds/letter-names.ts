import { readTable } from '../../data/tables.ts';

/** Names of letters, with the letter of each alphabet that has it. */
const letters = readTable<'names' | 'cyrillic' | 'latin'>('letters').flatMap(({ names, cyrillic, latin }) =>
  names.split(' ').map((name) => ({ name, cyrillic, latin })),
);
const names = [...new Set(letters.map(({ name }) => name))];
const MAX_LETTERS = 5;
const MAX_LENGTH = 15;

/** Lists what a folded word spells as names of letters: "ибэпэ" → ибп, "тиви" → tv. */
export function spelledOut(word: string): string[] {
  const splits: string[][] = [];
  const split = (at: number, found: string[]) => {
    // A name longer than its letter must be among them.
    if (at === word.length && found.length > 1 && at > found.length + 1) splits.push(found);
    if (found.length === MAX_LETTERS) return;
    for (const name of names) if (word.startsWith(name, at)) split(at + name.length, [...found, name]);
  };
  if (word.length <= MAX_LENGTH) split(0, []);
  return [...new Set(splits.flatMap(lettersOf))];
}

/** Lists what names of letters spell; nothing with any other word. */
export function lettersOf(said: readonly string[]): string[] {
  return (['cyrillic', 'latin'] as const).flatMap((alphabet) =>
    said.reduce(
      (words, name) =>
        words.flatMap((word) =>
          letters.flatMap((letter) => (letter.name === name && letter[alphabet] ? [word + letter[alphabet]] : [])),
        ),
      [''],
    ),
  );
}
