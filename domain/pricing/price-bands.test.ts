import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceBands } from './price-bands.ts';

test.each([
  [36_990, 1_099_990, [{ to: 100_000 }, { from: 100_000, to: 400_000 }, { from: 400_000 }]],
  [100_000, 250_000, [{ to: 150_000 }, { from: 150_000 }]],
  [4_990, 3_299_990, [{ to: 40_000 }, { from: 40_000, to: 400_000 }, { from: 400_000 }]],
  [990, 9_990, [{ to: 2_000 }, { from: 2_000, to: 5_000 }, { from: 5_000 }]],
  [100_000, 149_999, []],
  [100_000, 100_000, []],
  [0, 0, []],
])('splits %i to %i into %o', (min, max, bands) => {
  expect(priceBands(min, max)).toEqual(bands);
});

test('returns contiguous bands with products in both end bands', () => {
  const sum = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(sum, sum, (left, right) => {
      const [min, max] = [Math.min(left, right), Math.max(left, right)];
      const bands = priceBands(min, max);
      for (const [index, band] of bands.entries()) {
        expect(band.from).toBe(bands[index - 1]?.to);
        if (band.from !== undefined && band.to !== undefined) expect(band.from).toBeLessThan(band.to);
      }
      if (bands.length > 0) {
        expect(bands[0]!.to).toBeGreaterThan(min);
        expect(bands.at(-1)!.from).toBeLessThan(max);
      }
    }),
  );
});
