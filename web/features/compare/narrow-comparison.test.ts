import { expect, it } from 'vitest';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Comparison } from '#contract/catalog/compare.ts';
import { narrowComparison } from './narrow-comparison.ts';

const product = (id: number) => ({ id }) as ProductCard;
const comparison: Comparison = {
  categories: [
    {
      slug: 'phones',
      name: 'Phones',
      products: [product(1), product(2), product(3)],
      cheapest: [2],
      bestRated: [0],
      groups: [
        {
          id: '0',
          name: 'Main',
          rows: [
            { id: 'memory', name: 'Memory', values: ['8', '8', '12'], differs: true, best: [2] },
            { id: 'pen', name: 'Pen', values: [null, null, 'yes'], differs: true, best: [] },
          ],
        },
      ],
    },
    { slug: 'tablets', name: 'Tablets', products: [product(4)], cheapest: [], bestRated: [], groups: [] },
  ],
  unavailable: [product(5)],
  unknown: [6],
};

it('removes a column with its differences and the rows only it had', () => {
  const {
    categories: [phones, ...otherCategories],
    unavailable,
    unknown,
  } = narrowComparison(comparison, [1, 2, 5]);
  expect(phones?.products.map(({ id }) => id)).toEqual([1, 2]);
  expect(phones?.groups[0]?.rows).toEqual([
    { id: 'memory', name: 'Memory', values: ['8', '8'], differs: false, best: [] },
  ]);
  expect(phones?.cheapest).toEqual([]);
  expect([otherCategories, unavailable.length, unknown]).toEqual([[], 1, []]);
});

it('changes nothing when no product was removed', () => {
  expect(narrowComparison(comparison, [1, 2, 3, 4, 5, 6])).toEqual(comparison);
});
