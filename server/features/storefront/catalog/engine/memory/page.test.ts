import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EVERY_PRODUCT, type CatalogQuery } from '../engine.ts';
import { createIndexBuilder } from './index/builder.ts';
import { findProducts } from './find.ts';
import { selectSmallest, sortedSlice } from './columns/smallest.ts';

const SIZE = 4_000;
const everyProduct: CatalogQuery = {
  ...EVERY_PRODUCT,
  cityId: 1,
  sort: 'popular',
  offset: 0,
  limit: SIZE,
};

/** Enough products for every paging strategy: walking an order, keeping the best, partitioning all. */
function bigIndex() {
  const builder = createIndexBuilder([{ id: 1, treeFrom: 1, treeTo: 1, names: ['всё'] }]);
  for (let id = 1; id <= SIZE; id++) {
    builder.addProduct({
      id,
      categoryId: 1,
      brandId: id % 7 === 0 ? 1 : null,
      brandName: '',
      names: [`товар ${id % 11}`],
      codes: [],
      variantGroup: id % 3 === 0 ? `m${id % 900}` : null,
      popularity: (id * 7_919) % 1_000,
      ratingHundredths: (id * 31) % 500,
      ratingCount: id % 5,
      createdAt: (id * 613) % 2_000,
      buyable: id % 5 !== 0,
    });
    if (id % 4 !== 0) builder.addCity(id, 1);
    if (id % 2 === 0) builder.addLook(id, 1 + (id % 40));
    builder.addOffer(id, { cityId: 0, price: 100 + ((id * 977) % 1_500), discount: (id * 13) % 40 });
  }
  return builder.finish();
}

it('returns every page of the complete sorted list', () => {
  const index = bigIndex();
  const sort = fc.constantFrom<CatalogQuery['sort'][]>(
    'popular',
    'cheap',
    'expensive',
    'rating',
    'new',
    'discount',
    'relevance',
  );
  const arbitraryFilter = fc.constantFrom<Partial<CatalogQuery>[]>(
    {},
    { values: [{ group: 0, values: [1] }] },
    {
      words: [
        [
          { form: '3', weight: 1 },
          { form: '4', weight: 0.5 },
        ],
      ],
    },
    { price: { from: 200, to: 220 } },
  );
  const fullLists = new Map<string, number[]>();
  fc.assert(
    fc.property(
      sort,
      arbitraryFilter,
      fc.boolean(),
      fc.integer({ min: 0, max: SIZE + 100 }),
      fc.integer({ min: 0, max: 300 }),
      (by, filter, onePerModel, offset, limit) => {
        const query = { ...everyProduct, ...filter, sort: by, onePerModel };
        const key = JSON.stringify([by, filter, onePerModel]);
        const expected = fullLists.get(key) ?? findProducts(index, query).ids;
        fullLists.set(key, expected);
        expect(findProducts(index, { ...query, offset, limit }).ids).toEqual(expected.slice(offset, offset + limit));
      },
    ),
    { numRuns: 1_000 },
  );
  expect(Math.max(...[...fullLists.values()].map((ids) => ids.length))).toBe(SIZE);
});

it('moves the smallest keys to the front from any initial order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 300 }),
      fc.nat(),
      fc.nat(),
      (numbers, first, other) => {
        const sorted = numbers.toSorted((a, b) => a - b);
        const count = 1 + (first % numbers.length);
        const keys = Float64Array.from(numbers);
        selectSmallest(keys, count, numbers.length);
        expect([...keys.subarray(0, count)].sort((a, b) => a - b)).toEqual(sorted.slice(0, count));
        expect(keys[count - 1]).toBe(sorted[count - 1]);
        const from = other % (numbers.length + 1);
        expect([...sortedSlice(Float64Array.from(numbers), numbers.length, from, Math.max(from, count))]).toEqual(
          sorted.slice(from, Math.max(from, count)),
        );
      },
    ),
    { numRuns: 1_000 },
  );
});
