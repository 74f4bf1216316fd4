import { expect, test } from 'vitest';
import { openPlaces, type VisibilityRule } from './visibility.ts';

const rule = (passes: boolean, closes: VisibilityRule['closes']): VisibilityRule => ({
  rule: 'available',
  passes,
  closes,
  row: '',
});

test('closes the places of failed rules only', () => {
  expect(openPlaces([])).toEqual(['page', 'lists', 'sale']);
  expect(openPlaces([rule(true, ['page', 'lists', 'sale']), rule(false, [])])).toEqual(['page', 'lists', 'sale']);
  expect(openPlaces([rule(false, ['sale']), rule(false, ['lists', 'sale'])])).toEqual(['page']);
});
