/** Kazakh letters and ё by the Russian letter people type instead on a keyboard without them. */
const folds: Readonly<Record<string, string>> = {
  ё: 'е',
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
};

/**
 * Brings a text to the spelling words are compared in: lower case, ё as е, Kazakh letters as their Russian neighbours.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ёәғқңөұүһі]/g, (letter) => folds[letter] ?? letter);
}
