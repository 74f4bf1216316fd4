/** First and last name of a person. */
export type PersonName = { firstName: string; lastName: string };

/** Kazakh letters and their substitutes on other keyboards, and the stress mark, which is dropped. */
const FOLDED: Readonly<Record<string, string>> = {
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
  const [first, second] = [partsOf(a), partsOf(b)];
  return first !== '' && first === second;
}

function partsOf({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ёәіңғүұқөһ]/g, (letter) => FOLDED[letter]!)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}
