import { expect, it } from 'vitest';
import { EVERY_PRODUCT, type CatalogAnswer } from '../engine/engine.ts';
import { plainInterpretation } from '../query/interpretation.ts';
import { resolveRelative } from './relative-numbers.ts';

const HEIGHT = 1;
const findBound = async (heights: readonly (readonly [value: number, count: number])[], direction: 'high' | 'low') => {
  const counts = heights.map(([value, count]) => ({ value, count }));
  const answer = { groups: [{ group: HEIGHT, counts }], numbers: [] } as unknown as CatalogAnswer;
  const interpretation = { ...plainInterpretation('', []), relative: [{ attribute: HEIGHT, direction }] };
  const query = { ...EVERY_PRODUCT, cityId: 1, sort: 'popular', offset: 0, limit: 0 } as const;
  const { numbers } = await resolveRelative({ search: async () => answer }, interpretation, query);
  return numbers.map(({ from, to }) => [from, to]);
};

it.each([
  [
    'about the last quarter',
    [
      [140, 4],
      [150, 4],
      [160, 4],
      [170, 4],
    ],
    'low',
    [[null, 140]],
  ],
  [
    'no more of another kind',
    [
      [85, 1],
      [145, 2],
      [177, 2],
      [178, 2],
      [190, 20],
    ],
    'low',
    [[null, 145]],
  ],
  [
    'as many as leave a choice',
    [
      [85, 1],
      [145, 1],
      [177, 2],
      [190, 20],
    ],
    'low',
    [[null, 177]],
  ],
  [
    'much, whatever its kind',
    [
      [10, 20],
      [30, 3],
      [100, 3],
      [200, 1],
    ],
    'high',
    [[30, null]],
  ],
  ['nothing of what all have', [[85, 10]], 'low', []],
] as const)('takes %s', async (_, heights, direction, bounds) => {
  expect(await findBound(heights, direction)).toEqual(bounds);
});
