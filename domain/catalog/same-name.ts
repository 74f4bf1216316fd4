/** First and last name of a person. */
export type PersonName = { firstName: string; lastName: string };

/** Letters of Kazakh names that keyboards without them replace, and a stress that is left out. */
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
 * Whether two names are one person's as far as text can say: first and last name in either order, whatever the case and
 * whether Kazakh letters were at hand. An empty name is nobody's.
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
