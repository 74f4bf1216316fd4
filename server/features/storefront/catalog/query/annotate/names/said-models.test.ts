import { expect, it } from 'vitest';
import { createLexicon } from '../../normalize/lexicon.ts';
import { queryPartsOf } from '../../normalize/query-parts.ts';
import { atOnce } from '../../slices.ts';

const words = [
  '16',
  '14',
  '5060',
  'a56',
  'galaxy',
  'iphone',
  'iphone16',
  'note',
  'note14',
  'pro',
  'pro14',
  'rtx',
  'rtx5060',
  's25',
];
const lexicon = atOnce(createLexicon({ words: words.toSorted(), products: Int32Array.from(words, () => 1) }));
const read = (text: string) =>
  queryPartsOf(text, lexicon, false)
    .parts.map((part) => part.text)
    .join(' ');

it.each([
  ['rtx пятьдесят шестьдесят', 'rtx 5060'],
  ['galaxy эс двадцать пять', 'galaxy s 25'],
  ['galaxy а пятьдесят шесть', 'galaxy a 56'],
  ['шестнадцатый iphone', 'iphone 16'],
  ['он алтыншы iphone', 'iphone 16'],
  ['16 iphone', 'iphone 16'],
  ['note 14 pro', 'note 14 pro'],
  ['ноут 14 pro', 'ноут 14 pro'],
])('the number of a model stands behind its name: %s', (text, parts) => {
  expect(read(text)).toBe(parts);
});

it.each(['iphone семь дней', 'два iphone', 'iphone с 16 гб'])('is left where it is none: %s', (text) => {
  expect(read(text)).not.toMatch(/iphone (?:7|2|16)$/);
});
