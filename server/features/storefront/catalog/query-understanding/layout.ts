const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const latinShifted = '~{}:"<>';
const russianShifted = 'ёхъжэбю';
/** The row of digits as Kazakh keyboards have it. */
const digits = '2345890-=';
const kazakh = 'әіңғүұқөһ';
const digitsShifted = '@#$%*()_+';

const toRussian = mapOf(latin + latinShifted, russian + russianShifted);
const toKazakh = new Map([...toRussian, ...mapOf(digits + digitsShifted, kazakh + kazakh)]);
const toLatin = mapOf(russian + kazakh, latin + digits);

/** Latin and Cyrillic letters that look alike: one alphabet's word with a letter of the other. */
const cyrillicTwins = mapOf('aceopxykmthb', 'асеорхукмтнв');
const latinTwins = new Map([...cyrillicTwins].map(([a, b]) => [b, a]));

const hasLatin = /[a-z]/;
const hasCyrillic = /[а-яәғқңөұүһі]/;
const hasBoth = (text: string) => hasLatin.test(text) && hasCyrillic.test(text);

/**
 * Returns what was meant if the keyboard was in another layout: "fqajy" → айфон, "ыфьыгтп" → samsung, "09kf00fg" →
 * құлаққап, "ноутбуr" → ноутбук.
 * Lower-case text without spaces; the likeliest first, itself never.
 */
export function otherLayouts(typed: string): string[] {
  const found: string[] = [];
  if (hasLatin.test(typed) || /[[\];',.{}<>:]/.test(typed)) found.push(mapped(typed, toRussian));
  if (/[\d@#$%*()_+=-]/.test(typed)) found.push(mapped(typed, toKazakh));
  if (hasCyrillic.test(typed)) found.push(mapped(typed, toLatin));
  return unlike(found, typed);
}

/**
 * Returns a word typed half in Latin and half in Cyrillic letters that look alike as a word of one alphabet; none when it
 * is of one already.
 */
export function lookalikes(typed: string): string[] {
  if (hasBoth(typed))
    return unlike([mapped(typed, cyrillicTwins), mapped(typed, latinTwins)], typed).filter((text) => !hasBoth(text));
  return /\d/.test(typed) ? unlike([mapped(typed, latinTwins), mapped(typed, cyrillicTwins)], typed) : [];
}

function unlike(found: readonly string[], typed: string): string[] {
  return [...new Set(found)].filter((text) => text !== typed);
}

function mapped(text: string, map: ReadonlyMap<string, string>): string {
  let created = '';
  for (const letter of text) created += map.get(letter) ?? letter;
  return created;
}

function mapOf(from: string, to: string): Map<string, string> {
  return new Map([...from].map((letter, at) => [letter, to[at] ?? letter]));
}
