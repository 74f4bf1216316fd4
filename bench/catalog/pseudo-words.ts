const CONSONANTS = { cyrillic: [...'бвгдзклмнпрстфх'], latin: [...'bdfgklmnprstvxz'] };
const VOWELS = { cyrillic: [...'аеиоу'], latin: [...'aeiou'] };

/** Creates a pronounceable word for a number, distinct per number, in either alphabet. */
export function pseudoWord(number: number, alphabet: 'cyrillic' | 'latin'): string {
  const syllables = CONSONANTS[alphabet].length * VOWELS[alphabet].length;
  let word = '';
  for (let remaining = number + syllables ** 2; remaining > 0; remaining = Math.floor(remaining / syllables)) {
    const syllable = remaining % syllables;
    word += `${CONSONANTS[alphabet][Math.floor(syllable / 5)] ?? ''}${VOWELS[alphabet][syllable % 5] ?? ''}`;
  }
  return word;
}

/** A seeded generator of numbers 0–1, the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
