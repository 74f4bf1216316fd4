import { expect, it } from 'vitest';
import { namesFromAncestors } from './rows.ts';

const categories = [
  { id: 1, treeFrom: 1, treeTo: 4, names: ['Наушники и микрофоны', 'Құлаққаптар мен микрофондар'] },
  { id: 2, treeFrom: 2, treeTo: 2, names: ['Полноразмерные наушники', 'Толық өлшемді құлаққаптар'] },
  { id: 3, treeFrom: 3, treeTo: 3, names: ['Микрофоны', 'Микрофондар'] },
  { id: 4, treeFrom: 4, treeTo: 4, names: ['Стойки', 'Тіректер'] },
];
const listAncestorNames = (id: number) =>
  namesFromAncestors(categories, categories[id - 1] as (typeof categories)[number]);

it('takes from a compound parent category only the names that no sibling has', () => {
  expect(listAncestorNames(2)).toEqual(['наушники', 'кулаккаптар']);
  expect(listAncestorNames(3)).toEqual(['микрофоны', 'микрофондар']);
  expect(listAncestorNames(4)).toEqual([]);
  expect(listAncestorNames(1)).toEqual([]);
});

it('matches names of siblings in any inflected form', () => {
  const laundry = [
    { id: 1, treeFrom: 1, treeTo: 3, names: ['Стирка и сушка'] },
    { id: 2, treeFrom: 2, treeTo: 2, names: ['Стиральные машины'] },
    { id: 3, treeFrom: 3, treeTo: 3, names: ['Сушильные машины'] },
  ] as const;
  expect([namesFromAncestors(laundry, laundry[1]), namesFromAncestors(laundry, laundry[2])]).toEqual([
    ['стирка'],
    ['сушка'],
  ]);
});
