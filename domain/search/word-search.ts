/** Shorter words are ignored. */
const MIN_WORD = 2;
/** Longer words match by this many first letters, because endings inflect in both languages. */
const STEM = 4;

/** Creates a text filter: every typed word must occur as a prefix. Matches everything when nothing is typed. */
export function createWordSearch(typed: string): (text: string) => boolean {
  const words = wordsOf(typed).filter((word) => word.length >= MIN_WORD);
  return (text) => {
    const textWords = wordsOf(text);
    return words.every((word) => textWords.some((candidate) => candidate.startsWith(word.slice(0, STEM))));
  };
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d]+/gu) ?? [];
