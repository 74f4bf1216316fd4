/** Longer words are rare, and their keys would take memory. */
const MAX_LENGTH = 40;

/** Remembers the results for the last words, at most `max` of them: one query looks up a word a dozen times. */
export function memoized<T>(find: (word: string) => T, max: number): (word: string) => T {
  const found = new Map<string, T>();
  return (word) => {
    const before = found.get(word);
    if (before !== undefined) return before;
    const now = find(word);
    if (found.size >= max) found.clear();
    if (word.length <= MAX_LENGTH) found.set(word, now);
    return now;
  };
}
