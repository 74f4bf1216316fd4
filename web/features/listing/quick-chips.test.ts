import { expect, test } from 'vitest';
import type { Facet, Listing } from '#contract/catalog.ts';
import { quickChips } from './quick-chips.ts';

const facet = (slug: string, type: Facet['type'], values: [string, number, boolean?][]): Facet => ({
  slug,
  name: slug,
  type,
  unit: '',
  range: null,
  values: values.map(([name, count, selected = false]) => ({ slug: name, name: name.toUpperCase(), count, selected })),
});
const brands = facet('brend', 'enum', [
  ['samsung', 105],
  ['xiaomi', 54],
  ['apple', 46],
  ['honor', 36],
  ['vivo', 32],
]);
const memory = facet('pamyat', 'enum', [
  ['64', 11],
  ['128', 110],
  ['256', 170],
  ['512', 78],
  ['1024', 13],
]);
const bands = [
  { from: null, to: 100_000, count: 80 },
  { from: 100_000, to: null, count: 300 },
];
const listing = (facets: Facet[], priceBands = bands, filters = '') =>
  ({ facets, priceBands, filters, total: 200, price: { min: 1, max: 2, from: null, to: null } }) as unknown as Listing;
const shown = (of: Listing) => quickChips(of).map(({ key, count, filters }) => `${key}: ${count} ${filters}`);

test('brands, the first filter of the category in its own order, and prices, each with what it leaves', () => {
  expect(shown(listing([brands, facet('nfc', 'flag', [['est', 5]]), memory]))).toEqual([
    'brend samsung: 105 brend/samsung',
    'brend xiaomi: 54 brend/xiaomi',
    'brend apple: 46 brend/apple',
    'pamyat 128: 110 pamyat/128',
    'pamyat 256: 170 pamyat/256',
    'pamyat 512: 78 pamyat/512',
    'price null-100000: 80 price/-100000',
    'price 100000-null: 300 price/100000-',
  ]);
});

test('what is chosen is not offered again, the rest builds on it', () => {
  const chosen = facet('brend', 'enum', [
    ['samsung', 105, true],
    ['xiaomi', 54],
  ]);
  expect(
    shown(
      listing(
        [
          chosen,
          facet('pamyat', 'enum', [
            ['128', 1],
            ['256', 2],
          ]),
        ],
        [],
        'brend/samsung',
      ),
    ),
  ).toEqual(['pamyat 128: 1 brend/samsung/pamyat/128', 'pamyat 256: 2 brend/samsung/pamyat/256']);
});

test('a value that would leave everything or nothing is no choice', () => {
  expect(
    shown(
      listing(
        [
          facet('brend', 'enum', [
            ['samsung', 5],
            ['xiaomi', 0],
          ]),
        ],
        [],
      ),
    ),
  ).toEqual([]);
  expect(
    shown(
      listing(
        [
          facet('brend', 'enum', [
            ['samsung', 199],
            ['filtero', 1],
          ]),
        ],
        [],
      ),
    ),
  ).toEqual([]);
  expect(shown(listing([], []))).toEqual([]);
});
