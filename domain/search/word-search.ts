/** Words shorter than this say nothing of what is looked for. */
const MIN_WORD = 2;
/** Endings change in both languages: a longer word is found by its beginning. */
const STEM = 4;

/**
 * Creates a test of texts against what was typed: every typed word must occur in the text, by its beginning. Nothing typed
 * matches every text.
 */
export function createWordSearch(typed: string): (text: string) => boolean {
  const words = wordsOf(typed).filter((word) => word.length >= MIN_WORD);
  return (text) => {
    const own = wordsOf(text);
    return words.every((word) => own.some((one) => one.startsWith(word.slice(0, STEM))));
  };
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d]+/gu) ?? [];
