import { expect, test } from 'vitest';
import { pluralize, pluralRu } from './plural.ts';

test.each([
  [0, 'товаров'],
  [1, 'товар'],
  [2, 'товара'],
  [4, 'товара'],
  [5, 'товаров'],
  [10, 'товаров'],
  [11, 'товаров'],
  [12, 'товаров'],
  [14, 'товаров'],
  [19, 'товаров'],
  [20, 'товаров'],
  [21, 'товар'],
  [22, 'товара'],
  [25, 'товаров'],
  [101, 'товар'],
  [111, 'товаров'],
  [112, 'товаров'],
  [1001, 'товар'],
])('inflects for %i: %s', (count, noun) => {
  expect(pluralRu(count, 'товар', 'товара', 'товаров')).toBe(noun);
});

test('keeps the Kazakh noun singular after any number', () => {
  const products = { ru: ['товар', 'товара', 'товаров'], kk: 'тауар' } as const;
  for (const count of [1, 2, 5, 21, 100]) expect(pluralize(count, products, 'kk')).toBe(`${count}\u00a0тауар`);
  expect(pluralize(22, products, 'ru')).toBe('22\u00a0товара');
});
