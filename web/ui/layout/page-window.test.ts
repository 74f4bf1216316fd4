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
      const shown = pageWindow(page, pages);
      expect(shown.length).toBeLessThanOrEqual(7);
      for (const wanted of [1, page - 1, page, page + 1, pages])
        if (wanted >= 1 && wanted <= pages) expect(shown).toContain(wanted);
      shown.forEach((one, at) => {
        const before = shown[at - 1];
        if (one === 'gap') expect(Number(shown[at + 1]) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(one).toBe(before + 1);
      });
    }),
  );
});
