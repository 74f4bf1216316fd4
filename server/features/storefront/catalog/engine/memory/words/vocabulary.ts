import type { Vocabulary } from '../../engine.ts';
import { findWord, type WordIndex } from './word-index.ts';

/** Lists the words of a part with the number of products of each. */
export function createVocabulary({ words, starts }: WordIndex): Vocabulary {
  const products = new Int32Array(words.length);
  for (let word = 0; word < products.length; word++)
    products[word] = (starts[word + 1] as number) - (starts[word] as number);
  return { words, products };
}

/**
 * Adds words that only the tail has; returns the previous vocabulary when there is none. Counts of known words stay
 * those of the main part.
 */
export function mergeVocabulary(previous: Vocabulary, main: WordIndex, tail: WordIndex): Vocabulary {
  const newWords = tail.words.filter((word) => findWord(main.words, word) < 0);
  if (
    previous.words.length === main.words.length + newWords.length &&
    newWords.every((word) => findWord(previous.words, word) >= 0)
  )
    return previous;
  const mainVocabulary = createVocabulary(main);
  const added = createVocabulary(tail);
  const words: string[] = [];
  const products = new Int32Array(main.words.length + newWords.length);
  let next = 0;
  const append = (word: string, count: number) => {
    products[words.push(word) - 1] = count;
  };
  const appendNew = (word: string) => append(word, added.products[findWord(tail.words, word)] as number);
  main.words.forEach((word, index) => {
    while (next < newWords.length && (newWords[next] as string) < word) appendNew(newWords[next++] as string);
    append(word, mainVocabulary.products[index] as number);
  });
  while (next < newWords.length) appendNew(newWords[next++] as string);
  return { words, products };
}
