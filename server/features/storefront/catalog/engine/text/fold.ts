import { RUSSIAN_NEIGHBOURS } from '#domain/text/kazakh-letters.ts';

/**
 * Brings a text to the spelling words are compared in: lower case, ё as е, Kazakh letters as their Russian neighbours.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ёәғқңөұүһі]/g, (letter) => RUSSIAN_NEIGHBOURS[letter] ?? letter);
}
