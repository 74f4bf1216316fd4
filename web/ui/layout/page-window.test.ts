import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
  [16, 20, [1, 'gap', 15, 16, 17, 'gap', 20]],
  [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
])('lists the pages around page %i of %i', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});

test('includes the page, its neighbours and both ends in ascending order; never hides a single page behind a gap', () => {
  const position = fc
    .integer({ min: 1, max: 400 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(position, ([page, pages]) => {
      const items = pageWindow(page, pages);
      expect(items.length).toBeLessThanOrEqual(7);
      for (const expectedPage of [1, page - 1, page, page + 1, pages])
        if (expectedPage >= 1 && expectedPage <= pages) expect(items).toContain(expectedPage);
      items.forEach((item, index) => {
        const previous = items[index - 1];
        if (item === 'gap') expect(Number(items[index + 1]) - Number(previous)).toBeGreaterThan(2);
        else if (typeof previous === 'number') expect(item).toBe(previous + 1);
      });
    }),
  );
});
