import { describe, expect, it } from 'vitest';
import { byTurnover, inTurns, alternateGroups, type ShowcaseProduct } from './showcase.ts';

const product = (
  id: number,
  price: number | null,
  categoryId = id,
  variantGroup: string | null = null,
): ShowcaseProduct => ({
  id,
  categoryId,
  variantGroup,
  price,
});
const listIds = (products: readonly ShowcaseProduct[]) => products.map(({ id }) => id);

describe('byTurnover', () => {
  it('ranks a phone above equally popular ink', () => {
    expect(listIds(byTurnover([product(1, 5_990), product(2, 2_490), product(3, 369_990)]))).toEqual([3, 1, 2]);
  });

  it('ranks unpopular products last at any price', () => {
    const popular = [product(1, 300_000), ...Array.from({ length: 98 }, (_, index) => product(index + 2, 10_000))];
    expect(listIds(byTurnover([...popular, product(100, 2_000_000)]))[0]).toBe(1);
  });

  it('keeps the order of equal prices', () => {
    expect(listIds(byTurnover([product(1, 1_000), product(2, 1_000), product(3, null)]))).toEqual([1, 2, 3]);
  });
});

it('alternates departments', () => {
  const departments = new Map([
    [1, 10],
    [2, 10],
    [3, 20],
    [4, 10],
    [5, 20],
  ]);
  const products = [1, 2, 3, 4, 5].map((id) => product(id, 1_000));
  expect(listIds(inTurns(products, ({ id }) => departments.get(id) ?? 0))).toEqual([1, 3, 2, 5, 4]);
});

it('keeps one per variant group and two per category', () => {
  const products = [
    product(1, 1, 7, 'a'),
    product(2, 1, 7, 'a'),
    product(3, 1, 7),
    product(4, 1, 7),
    product(5, 1, 8, 'a'),
  ];
  expect(listIds(alternateGroups(products))).toEqual([1, 3]);
});
