/**
 * Latin spellings of sounds, the longest first; the other alphabet's letter for each. `c`, `x` and `y` depend on what
 * follows or on who writes.
 */
const spellings: readonly (readonly [latin: string, sound: string])[] = [
  ['shch', 'ш'],
  ['sch', 'ш'],
  ['tch', 'ч'],
  ['dzh', 'ж'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ph', 'ф'],
  ['th', 'т'],
  ['gh', 'г'],
  ['wh', 'в'],
  ['ck', 'к'],
  ['ts', 'ц'],
  ['qu', 'кв'],
  ['oo', 'у'],
  ['ou', 'у'],
  ['ee', 'и'],
  ['yu', 'у'],
  ['ju', 'у'],
  ['ya', 'а'],
  ['ja', 'а'],
  ['yo', 'о'],
  ['ye', 'е'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'к'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'ж'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'и'],
  ['z', 'з'],
];
const letters: Readonly<Record<string, string>> = {
  й: 'и',
  ы: 'и',
  э: 'е',
  щ: 'ш',
  ю: 'у',
  я: 'а',
  ъ: '',
  ь: '',
  ä: 'а',
  ğ: 'г',
  ñ: 'н',
  ö: 'о',
  ş: 'ш',
  ü: 'у',
  ū: 'у',
  ı: 'и',
  é: 'е',
  è: 'е',
  ç: 'с',
};
/** Sounds that are often heard, and written, one for another. */
const classes: Readonly<Record<string, string>> = {
  о: 'а',
  е: 'и',
  д: 'т',
  б: 'п',
  г: 'к',
  з: 'с',
  в: 'ф',
  ж: 'ш',
  ц: 'с',
};

const byFirst = Map.groupBy(spellings, ([latin]) => latin[0] as string);
const soft = /^[eiy]/;
const twoWays = /x|qu|ou/;
const anyLatin = /[a-z]/;

/**
 * Writes a folded word of either alphabet by its sounds, one Cyrillic letter each, so that "самсунг" and "samsung" are
 * one.
 * `asRussian`: Latin letters of somebody who writes Russian or Kazakh with them, where x is х, qu is к and у, ou is о and у.
 */
export function soundsOf(word: string, asRussian = false): string {
  let created = '';
  if (!anyLatin.test(word)) {
    for (let at = 0; at < word.length; at++) created += letters[word[at] as string] ?? word[at];
    return created.includes('дж') ? created.replaceAll('дж', 'ж') : created;
  }
  for (let at = 0; at < word.length; ) {
    const letter = word[at] as string;
    const rest = byFirst.has(letter) ? word.slice(at, at + 4) : '';
    const [latin, sound] = byFirst.get(letter)?.find(([spelling]) => rest.startsWith(spelling)) ?? [
      letter,
      letters[letter] ?? letter,
    ];
    if (latin === 'c' && soft.test(rest.slice(1))) created += 'с';
    else if (asRussian && latin === 'x') created += 'х';
    else if (asRussian && latin === 'qu') created += 'ку';
    else if (asRussian && latin === 'ou') created += 'оу';
    else created += sound;
    at += latin.length;
  }
  return created.replaceAll('дж', 'ж');
}

/** Returns the ways a folded word may sound: Latin with x, qu or ou has two. */
export function soundings(word: string): string[] {
  const usual = soundsOf(word);
  return twoWays.test(word) ? [usual, soundsOf(word, true)] : [usual];
}

/** Creates sounds rougher still: vowels and consonants that are mixed up become one, doubled ones single. */
export function skeleton(sounds: string): string {
  let created = '';
  let last = '';
  for (let at = 0; at < sounds.length; at++) {
    const sound = sounds[at] as string;
    const rough = classes[sound] ?? sound;
    if (rough !== last) created += rough;
    last = rough;
  }
  return created;
}

const latinOf: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/**
 * Writes a folded Cyrillic word letter by letter in Latin, for article numbers said in Russian ("с25" → s25) and
 * beginnings of names.
 */
export function latinSpelling(word: string): string {
  let created = '';
  for (const letter of word) created += latinOf[letter] ?? letter;
  return created;
}
