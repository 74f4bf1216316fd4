import { expect, test } from 'vitest';
import type { Facet } from '#contract/catalog/catalog.ts';
import { parseFilterPath } from '#domain/urls/filter-path.ts';
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
const listing = (facets: Facet[], priceBands = bands, filters = '') => ({
  list: { facets, productCount: 200 },
  chosen: { filters: [], ...parseFilterPath(filters), order: facets.map(({ slug }) => slug) },
  priceBands,
});
const chipTexts = ({ list, chosen, priceBands }: ReturnType<typeof listing>) =>
  quickChips(list, chosen, priceBands).map(
    ({ name, from, to, count, filters }) => `${name ?? `${from}-${to}`}: ${count} ${filters}`,
  );

test("lists brands, the category's first filter in its own order, and prices, each with its count", () => {
  expect(chipTexts(listing([brands, facet('nfc', 'flag', [['est', 5]]), memory]))).toEqual([
    'SAMSUNG: 105 brend/samsung',
    'XIAOMI: 54 brend/xiaomi',
    'APPLE: 46 brend/apple',
    '128: 110 pamyat/128',
    '256: 170 pamyat/256',
    '512: 78 pamyat/512',
    'null-100000: 80 price/-100000',
    '100000-null: 300 price/100000-',
  ]);
});

test('leaves out chosen values and adds the others to the choice', () => {
  const chosenFacet = facet('brend', 'enum', [
    ['samsung', 105, true],
    ['xiaomi', 54],
  ]);
  expect(
    chipTexts(
      listing(
        [
          chosenFacet,
          facet('pamyat', 'enum', [
            ['128', 1],
            ['256', 2],
          ]),
        ],
        [],
        'brend/samsung',
      ),
    ),
  ).toEqual(['128: 1 brend/samsung/pamyat/128', '256: 2 brend/samsung/pamyat/256']);
});

test('leaves out a value that would keep everything or nothing', () => {
  expect(
    chipTexts(
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
    chipTexts(
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
  expect(chipTexts(listing([], []))).toEqual([]);
});
