/** How letters are called: their names, then the letter in Cyrillic and in Latin (`-` where the alphabet has none). */
const names: readonly (readonly [called: string, cyrillic: string, latin: string])[] = [
  ['а', 'а', 'a'],
  ['бэ бе', 'б', 'b'],
  ['вэ ве', 'в', 'v'],
  ['гэ ге', 'г', 'g'],
  ['дэ де', 'д', 'd'],
  ['же жэ', 'ж', '-'],
  ['зэ зет', 'з', 'z'],
  ['и', 'и', 'e'],
  ['ка', 'к', 'k'],
  ['эль эл ел', 'л', 'l'],
  ['эм ем', 'м', 'm'],
  ['эн ен', 'н', 'n'],
  ['о', 'о', 'o'],
  ['пэ пе', 'п', 'p'],
  ['эр ер', 'р', 'r'],
  ['эс ес', 'с', 's'],
  ['тэ те', 'т', 't'],
  ['у', 'у', 'u'],
  ['эф еф', 'ф', 'f'],
  ['ха', 'х', 'h'],
  ['цэ це', 'ц', 'c'],
  ['че', 'ч', '-'],
  ['ша', 'ш', '-'],
  ['эй ей', '-', 'a'],
  ['би', '-', 'b'],
  ['си', '-', 'c'],
  ['ди', '-', 'd'],
  ['джи', '-', 'g'],
  ['эйч аш', '-', 'h'],
  ['ай', '-', 'i'],
  ['джей джи', '-', 'j'],
  ['кей', '-', 'k'],
  ['оу', '-', 'o'],
  ['пи', '-', 'p'],
  ['кью', '-', 'q'],
  ['ар', '-', 'r'],
  ['ти', '-', 't'],
  ['ю', '-', 'u'],
  ['ви', '-', 'v'],
  ['дабл даблю', '-', 'w'],
  ['икс', '-', 'x'],
  ['уай', '-', 'y'],
  ['зед', '-', 'z'],
];
const letters = names.flatMap(([called, cyrillic, latin]) =>
  called.split(' ').map((name) => ({ name, cyrillic, latin })),
);
const latinByName = new Map(
  letters.filter(({ latin, name }) => latin !== '-' && name.length > 1).map(({ name, latin }) => [name, latin]),
);
const MAX_LETTERS = 5;
const MAX_LENGTH = 15;

/**
 * Reads a folded word as the names of letters, in every way there is: "ибэпэ" → ибп, "тиви" → tv. Empty for a word that
 * is none.
 */
export function spelledOut(word: string): string[] {
  const found = new Set<string>();
  const read = (at: number, cyrillic: string | null, latin: string | null, count: number) => {
    if (at === word.length) {
      // A name longer than its letter must be among them: «ау» is nothing spelled out.
      if (count < 2 || word.length <= count + 1) return;
      if (cyrillic !== null) found.add(cyrillic);
      if (latin !== null) found.add(latin);
      return;
    }
    if (count === MAX_LETTERS) return;
    for (const one of letters) {
      if (!word.startsWith(one.name, at)) continue;
      const next = [
        cyrillic === null || one.cyrillic === '-' ? null : cyrillic + one.cyrillic,
        latin === null || one.latin === '-' ? null : latin + one.latin,
      ] as const;
      if (next[0] !== null || next[1] !== null) read(at + one.name.length, next[0], next[1], count + 1);
    }
  };
  if (word.length <= MAX_LENGTH) read(0, '', '', 0);
  return [...found];
}

/** Returns the Latin letter that a folded word is the name of: "эс" is s; null for another word. */
export function letterNamed(word: string): string | null {
  return latinByName.get(word) ?? null;
}

/** Tells whether a folded word of two letters or more is the name of a letter. */
export function isLetterName(word: string): boolean {
  return (word.length > 1 || word === 'ю') && letters.some(({ name }) => name === word);
}

/** Lists what letters spell whose names stand apart: "эм эс ай" is msi. */
export function lettersOf(named: readonly string[]): string[] {
  let latin = [''];
  let cyrillic = [''];
  for (const name of named) {
    const own = letters.filter((letter) => letter.name === name);
    const next = (before: readonly string[], alphabet: 'latin' | 'cyrillic') =>
      before.flatMap((word) => own.flatMap((letter) => (letter[alphabet] === '-' ? [] : [word + letter[alphabet]])));
    latin = next(latin, 'latin');
    cyrillic = next(cyrillic, 'cyrillic');
  }
  return [...latin, ...cyrillic];
}
