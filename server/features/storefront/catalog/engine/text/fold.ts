import { RUSSIAN_NEIGHBOURS } from '#domain/text/kazakh-letters.ts';

/** Folds a text for comparison: lower case, ё as е, Kazakh letters as similar Russian ones. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ёәғқңөұүһі]/g, (letter) => RUSSIAN_NEIGHBOURS[letter] ?? letter);
}
