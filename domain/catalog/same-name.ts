/** First and last name of a person. */
export type PersonName = { firstName: string; lastName: string };

/** Kazakh letters and their substitutes on other keyboards, and the stress mark, which is dropped. */
const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  ё: 'е',
  ә: 'а',
  і: 'и',
  ң: 'н',
  ғ: 'г',
  ү: 'у',
  ұ: 'у',
  қ: 'к',
  ө: 'о',
  һ: 'х',
};

/**
 * Returns whether two names can be one person's: first and last name in either order, ignoring case and Kazakh letter
 * substitutes. An empty name matches nobody.
 */
export function isSameName(a: PersonName, b: PersonName): boolean {
  const [first, second] = [nameKey(a), nameKey(b)];
  return first !== '' && first === second;
}

function nameKey({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ёәіңғүұқөһ]/g, (letter) => FOLDED_LETTERS[letter]!)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}
