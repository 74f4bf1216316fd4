import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDirectory } from '../directory/directory.ts';
import type { Vocabulary } from '../engine/engine.ts';
import { understandingReader } from './reader.ts';

const directoryOf = (...brands: string[]) =>
  createDirectory({
    categories: [],
    attributes: [],
    values: [],
    categoryAttributes: [],
    categoryValues: [],
    fewNumbers: [],
    newest: [],
    brands: brands.map((name, id) => ({ id: id + 1, slug: name, name, products: 1 })),
  });
const vocabularyOf = (...words: string[]): Vocabulary => ({
  words: words.toSorted(),
  products: Int32Array.from(words, () => 1),
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('serves the last understanding after a change, new words as they are, and the next one when it is created', async () => {
  let vocabulary = vocabularyOf('телевизор', 'samsung', 'lg', 'чайник');
  const read = understandingReader({ vocabulary: () => vocabulary });
  const before = directoryOf('samsung');
  const found = (directory: typeof before, typed: string) =>
    [...read(directory).interpretations(typed)].map(({ words }) => words.map((word) => word[0]?.form));
  const first = read(before);
  expect(found(before, 'пылесосы')).toEqual([]);

  vocabulary = vocabularyOf('телевизор', 'samsung', 'lg', 'чайник', 'пылесос');
  const after = directoryOf('samsung', 'dyson');
  expect(read(after)).toBe(first);
  expect(found(after, 'пылесос')).toEqual([['пылесос']]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(read(after)).not.toBe(first);
  expect(found(after, 'пылесосы')[0]).toEqual(['пылесос']);
});
