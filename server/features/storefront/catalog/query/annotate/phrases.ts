/** Values filed under phrases. */
export type Phrases<T> = {
  add(words: readonly string[], value: T): void;
  /** Finds the longest phrase at a place; `end` is exclusive. */
  at(words: readonly string[], start: number): { values: readonly T[]; end: number } | null;
};

/** Creates an empty index of phrases, whose words may stand in any order unless `isOrdered`. */
export function createPhrases<T>(isOrdered = false): Phrases<T> {
  const filed = new Map<string, T[]>();
  const known = new Set<string>();
  let longest = 0;
  const keyOf = (words: readonly string[]) => (isOrdered || words.length === 1 ? words : words.toSorted()).join(' ');
  return {
    add(words, value) {
      const key = keyOf(words);
      const values = filed.get(key) ?? [];
      if (!values.includes(value)) filed.set(key, [...values, value]);
      for (const word of words) known.add(word);
      longest = Math.max(longest, words.length);
    },
    at(words, start) {
      let end = start;
      while (end < start + longest && known.has(words[end] ?? '')) end++;
      for (; end > start; end--) {
        const values = filed.get(keyOf(words.slice(start, end)));
        if (values) return { values, end };
      }
      return null;
    },
  };
}
