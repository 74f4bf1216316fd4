import { expect, it } from 'vitest';
import { atOnce } from './slices.ts';
import { createLexicon } from './lexicon.ts';
import { tokensOf } from './query-text.ts';
import { withSmallWords } from './roman-words.ts';

const words = ['пылесос', 'мешок', 'чехол', 'galaxy', 's', 'samsung', 'телефон'].toSorted();
const lexicon = atOnce(createLexicon({ words, products: Int32Array.from(words, () => 1) }));
const read = (text: string) =>
  withSmallWords(tokensOf(text), lexicon)
    .map((token) => token.text)
    .join(' ');

it.each([
  ['pylesos bez meshka do 50000', 'pylesos без meshka до 50000'],
  ['chehol na samsung', 'chehol на samsung'],
])('the small words of Russian in Latin letters are Russian: %s', (typed, meant) => {
  expect(read(typed)).toBe(meant);
});

it.each(['samsung galaxy s', 'do re mi', 'chehol galaxy s 25', 'пылесос s'])('leaves "%s"', (typed) => {
  expect(read(typed)).toBe(typed);
});
