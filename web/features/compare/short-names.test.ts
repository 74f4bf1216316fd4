import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const named = (brand: string | null, ...names: string[]) => names.map((name) => ({ name, brand }));

test.each([
  [
    'the thing and the brand of all are left out, the model stays whole',
    named('Samsung', 'Смартфон Samsung Galaxy S25 12/256 ГБ', 'Смартфон Samsung Galaxy A56 8/128 ГБ'),
    ['Galaxy S25 12/256 ГБ', 'Galaxy A56 8/128 ГБ'],
  ],
  [
    'brands that differ stay',
    [...named('Samsung', 'Смартфон Samsung Galaxy S25'), ...named('Apple', 'Смартфон Apple iPhone 17')],
    ['Samsung Galaxy S25', 'Apple iPhone 17'],
  ],
  [
    'a brand of two words',
    named('Western Digital', 'SSD-диск Western Digital Blue 1 ТБ', 'SSD-диск Western Digital Red 2 ТБ'),
    ['Blue 1 ТБ', 'Red 2 ТБ'],
  ],
  [
    'no brand, nothing is known to be left out',
    named(null, 'Кабель USB 1 м', 'Кабель USB 2 м'),
    ['Кабель USB 1 м', 'Кабель USB 2 м'],
  ],
  ['one product keeps its name', named('Samsung', 'Смартфон Samsung Galaxy S25'), ['Смартфон Samsung Galaxy S25']],
  ['the same name twice stays', named('Sony', 'Sony X', 'Sony X'), ['Sony X', 'Sony X']],
])('%s', (_rule, products, names) => {
  expect(shortNames(products)).toEqual(names);
});
