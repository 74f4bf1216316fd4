import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const createProducts = (brand: string | null, ...names: string[]) => names.map((name) => ({ name, brand }));

test.each([
  [
    'drops the shared product type and brand, keeps the model',
    createProducts('Samsung', 'Смартфон Samsung Galaxy S25 12/256 ГБ', 'Смартфон Samsung Galaxy A56 8/128 ГБ'),
    ['Galaxy S25 12/256 ГБ', 'Galaxy A56 8/128 ГБ'],
  ],
  [
    'keeps different brands',
    [
      ...createProducts('Samsung', 'Смартфон Samsung Galaxy S25'),
      ...createProducts('Apple', 'Смартфон Apple iPhone 17'),
    ],
    ['Samsung Galaxy S25', 'Apple iPhone 17'],
  ],
  [
    'drops a brand of two words',
    createProducts('Western Digital', 'SSD-диск Western Digital Blue 1 ТБ', 'SSD-диск Western Digital Red 2 ТБ'),
    ['Blue 1 ТБ', 'Red 2 ТБ'],
  ],
  [
    'drops nothing without a brand',
    createProducts(null, 'Кабель USB 1 м', 'Кабель USB 2 м'),
    ['Кабель USB 1 м', 'Кабель USB 2 м'],
  ],
  [
    'keeps the name of a single product',
    createProducts('Samsung', 'Смартфон Samsung Galaxy S25'),
    ['Смартфон Samsung Galaxy S25'],
  ],
  ['keeps two equal names', createProducts('Sony', 'Sony X', 'Sony X'), ['Sony X', 'Sony X']],
])('%s', (_title, products, names) => {
  expect(shortNames(products)).toEqual(names);
});
