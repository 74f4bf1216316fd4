/** Shorter words are ignored. */
const MIN_WORD_LENGTH = 2;
/** Longer words match by this many first letters, because endings inflect in both languages. */
const STEM_LENGTH = 4;

/** Creates a text filter: every typed word must occur as a prefix. Matches everything when nothing is typed. */
export function createWordSearch(typed: string): (text: string) => boolean {
  const words = splitWords(typed).filter((word) => word.length >= MIN_WORD_LENGTH);
  return (text) => {
    const textWords = splitWords(text);
    return words.every((word) => textWords.some((candidate) => candidate.startsWith(word.slice(0, STEM_LENGTH))));
  };
}

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d]+/gu) ?? [];
