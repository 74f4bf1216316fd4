import { expect, it } from 'vitest';
import { atOnce } from '../../slices.ts';
import { createLexicon } from '../lexicon.ts';
import { tokensOf } from '../query-text.ts';
import { withRomanWords } from './roman-words.ts';
import { cyrillicSpelling } from './sound.ts';

const words = ['пылесос', 'мешок', 'чехол', 'galaxy', 's', 'samsung', 'телефон'].toSorted();
const lexicon = atOnce(createLexicon({ words, products: Int32Array.from(words, () => 1) }));
const read = (text: string) =>
  withRomanWords(tokensOf(text), lexicon)
    .map((token) => token.text)
    .join(' ');

it.each([
  ['pylesos bez meshka do 50000', 'пылесос без мешка до 50000'],
  ['chehol na samsung', 'чехол на samsung'],
  ['chehol galaxy s 25', 'чехол galaxy s 25'],
  ['kir juatin mashina', 'кир жуатын машина'],
])('reads %s as %s', (typed, meant) => {
  expect(read(typed)).toBe(meant);
});

it.each(['samsung galaxy s', 'do re mi', 'пылесос s'])('leaves "%s"', (typed) => {
  expect(read(typed)).toBe(typed);
});

it.each([
  ['tartqysh', 'тарткыш'],
  ['shynydan', 'шыныдан'],
  ['myngha', 'мынга'],
  ['deiin', 'дейин'],
])('transliterates %s to %s', (latin, cyrillic) => {
  expect(cyrillicSpelling(latin)).toBe(cyrillic);
});
