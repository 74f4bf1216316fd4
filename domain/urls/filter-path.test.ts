import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FLAG_VALUE,
  formatFilterPath,
  formatRange,
  hasFilterValue,
  parseFilterPath,
  parseRange,
  priceRange,
  removeFilter,
  toggleFilterValue,
} from './filter-path.ts';

const order = ['brend', 'pamyat', 'diagonal', 'nfc'];

test.each([
  ['/f/brend/apple', { filters: [{ attribute: 'brend', values: ['apple'] }] }],
  ['f/brend/apple', { filters: [{ attribute: 'brend', values: ['apple'] }] }],
  ['brend/apple,samsung', { filters: [{ attribute: 'brend', values: ['apple', 'samsung'] }] }],
  ['brend/apple%2Csamsung', { filters: [{ attribute: 'brend', values: ['apple', 'samsung'] }] }],
  [
    'brend/apple/price/1000-5000',
    { filters: [{ attribute: 'brend', values: ['apple'] }], price: { from: 1000, to: 5000 } },
  ],
  ['price/1000-', { filters: [], price: { from: 1000 } }],
  ['price/-5000', { filters: [], price: { to: 5000 } }],
  ['price/0-5000', { filters: [], price: { to: 5000 } }],
  ['price/0-999999999', { filters: [] }],
  ['all_prices/0-999999999', { filters: [] }],
  ['all_prices/1000-5000', { filters: [], price: { from: 1000, to: 5000 } }],
  [
    'nfc/yes/diagonal/5.5-6.7',
    {
      filters: [
        { attribute: 'nfc', values: ['yes'] },
        { attribute: 'diagonal', values: ['5.5-6.7'] },
      ],
    },
  ],
  ['moroz/-30--20', { filters: [{ attribute: 'moroz', values: ['-30--20'] }] }],
  ['diagonal/-6.7', { filters: [{ attribute: 'diagonal', values: ['-6.7'] }] }],
  ['brend/a,a/brend/b', { filters: [{ attribute: 'brend', values: ['a', 'b'] }] }],
  ['f/f', { filters: [] }],
])('parses %s', (path, expected) => {
  expect(parseFilterPath(path)).toEqual(path === 'f/f' ? null : expected);
});

test.each([
  '',
  '/f/',
  'brend',
  'brend/',
  'brend//',
  '/f//apple',
  'brend/apple/',
  'brend/apple/pamyat',
  'Brend/apple',
  'brend/Apple',
  'brend/apple,',
  'brend/,',
  'brend/a b',
  'brend/%zz',
  'brend/../x',
  'price/-',
  'price/',
  'price/5',
  'price/-5-',
  'price/-5--1',
  'price/--1',
  'price/5-1',
  'price/1.5-2',
  'price/a-b',
  'price/1-2,3-4',
  'price/1-2/price/1-2',
  'price/1234567890-',
  `brend/${'a'.repeat(81)}`,
  `brend/${Array.from({ length: 61 }, (_, index) => `v${index}`).join(',')}`,
  Array.from({ length: 21 }, (_, index) => `a${index}/x`).join('/'),
])('rejects %s', (path) => {
  expect(parseFilterPath(path)).toBeNull();
});

test.each([
  [
    [
      { attribute: 'nfc', values: ['yes'] },
      { attribute: 'brend', values: ['samsung', 'apple'] },
    ],
    { from: 1000 },
    'brend/apple,samsung/nfc/yes/price/1000-',
  ],
  [
    [
      { attribute: 'zoom', values: ['5'] },
      { attribute: 'aaa', values: ['1'] },
      { attribute: 'nfc', values: ['yes'] },
    ],
    undefined,
    'nfc/yes/aaa/1/zoom/5',
  ],
  [[{ attribute: 'brend', values: [] }], undefined, ''],
  [[], { from: 0, to: 999_999_999 }, ''],
  [[], { to: 5000 }, 'price/-5000'],
])('formats %o %o as %s', (filters, price, path) => {
  expect(formatFilterPath(filters, price, order)).toBe(path);
});

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4})?$/);
const groups = fc.uniqueArray(
  fc.record({
    attribute: slug.filter((name) => name !== 'price'),
    values: fc.uniqueArray(slug, { minLength: 1, maxLength: 5 }),
  }),
  {
    selector: (group) => group.attribute,
    maxLength: 6,
  },
);
const bounds = fc.option(fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 5000, max: 900_000 })), {
  nil: undefined,
});

test('parses canonical paths back to themselves', () => {
  fc.assert(
    fc.property(groups, bounds, fc.array(slug, { maxLength: 4 }), (filters, range, categoryOrder) => {
      const path = formatFilterPath(filters, range && { from: range[0], to: range[1] }, categoryOrder);
      if (path === '') return;
      const parsed = parseFilterPath(`/f/${path}`);
      expect(parsed && formatFilterPath(parsed.filters, parsed.price, categoryOrder)).toBe(path);
    }),
  );
});

test('restores the filters when toggled twice', () => {
  fc.assert(
    fc.property(groups, slug, slug, (filters, attribute, value) => {
      const toggledTwice = toggleFilterValue(toggleFilterValue(filters, attribute, value), attribute, value);
      expect(formatFilterPath(toggledTwice, undefined, [])).toBe(formatFilterPath(filters, undefined, []));
    }),
  );
});

test('adds and removes values and whole attributes', () => {
  const filters = toggleFilterValue([], 'nfc', FLAG_VALUE);
  expect(hasFilterValue(filters, 'nfc', 'yes')).toBe(true);
  const two = toggleFilterValue(toggleFilterValue(filters, 'brend', 'apple'), 'brend', 'samsung');
  expect(removeFilter(two, 'brend', 'apple')).toEqual([
    { attribute: 'nfc', values: ['yes'] },
    { attribute: 'brend', values: ['samsung'] },
  ]);
  expect(removeFilter(two, 'brend')).toEqual(filters);
  expect(toggleFilterValue(filters, 'nfc', FLAG_VALUE)).toEqual([]);
});

test.each([
  ['1-2', { from: 1, to: 2 }],
  ['1.5-', { from: 1.5 }],
  ['-2', { to: 2 }],
  ['-30--20', { from: -30, to: -20 }],
  ['-30-', { from: -30 }],
  ['--20', { to: -20 }],
  ['-30-20', { from: -30, to: 20 }],
  ['-1.5-0', { from: -1.5, to: 0 }],
  ['-20--30', null],
  ['--', null],
  ['2-1', null],
  ['-', null],
  ['1', null],
  ['a-2', null],
  ['128-256-512', null],
])('parses %s as the range %o', (text, range) => {
  expect(parseRange(text)).toEqual(range);
  if (range) expect(formatRange(range)).toBe(text);
});

test('formats range ends with at most three decimals', () => {
  expect(formatRange({ from: -0.0001, to: 0.1 + 0.2 })).toBe('0-0.3');
  expect(formatRange({ from: 1.23456 })).toBe('1.235-');
});

test.each([
  [5000, 1000, { from: 1000, to: 5000 }],
  [0, 5000, { to: 5000 }],
  [undefined, 999_999_999, undefined],
  [undefined, undefined, undefined],
  [7, undefined, { from: 7 }],
  [6.5, undefined, { from: 7 }],
  [-5, 10, { to: 10 }],
])('turns the typed %s and %s into %o', (from, to, expected) => {
  expect(priceRange(from, to)).toEqual(expected);
});
