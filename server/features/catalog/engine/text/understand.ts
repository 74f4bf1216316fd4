import { queryTokens } from './tokens.ts';

/** One word to look for; a prefix finds every word that begins so. */
export type Term = { text: string; prefix: boolean };

/** What the index knows about words; understanding asks, never reads the index itself. */
export type Vocabulary = {
  /** The word is in some text, or begins one when `prefix`. */
  has(term: Term): boolean;
  /** Known words alike in letters, the closest first. */
  alike(word: string): readonly string[];
};

const mostWords = 12;
const endings = 3;
const shortestStem = 4;

/**
 * Lays out readings of the typed words from the strictest to the loosest: all words as they are (the last one as the
 * beginning of a word), unknown words by a word alike or by their stem, without unknown words, then without one word at a time.
 */
export function* readings(typed: string, vocabulary: Vocabulary): Generator<Term[]> {
  const terms = queryTokens(typed).slice(0, mostWords).map((text, index, all) => ({ text, prefix: index === all.length - 1 }));
  if (terms.length === 0) return;
  yield terms;
  const mended = terms.map((term) => (vocabulary.has(term) ? term : mend(term, vocabulary)));
  const known = mended.filter((term) => term !== null);
  if (known.length === 0) return;
  yield known;
  yield* shorter(known);
}

/** Writes a reading the way people see it. */
export function readingText(terms: readonly Term[]): string {
  return terms.map((term) => term.text).join(' ');
}

function mend(term: Term, vocabulary: Vocabulary): Term | null {
  const [closest] = vocabulary.alike(term.text);
  if (closest !== undefined) return { text: closest, prefix: false };
  for (let cut = 1; cut <= endings; cut++) {
    const stem = { text: term.text.slice(0, -cut), prefix: true };
    if (stem.text.length >= shortestStem && vocabulary.has(stem)) return stem;
  }
  return null;
}

function* shorter(terms: Term[]): Generator<Term[]> {
  if (terms.length < 2) return;
  for (let left = terms.length - 1; left >= 0; left--) yield terms.toSpliced(left, 1);
  if (terms.length > 2) for (const term of terms.toSorted((a, b) => b.text.length - a.text.length)) yield [term];
}
