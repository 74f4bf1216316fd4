import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeLine, encodeLine } from './encoded-line.ts';

it('decodes what it encodes', () => {
  const degrees = fc.integer({ min: -18_000_000, max: 18_000_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(degrees, degrees), { maxLength: 20 }), (points) => {
      const line = Int32Array.from(points.flat());
      expect(decodeLine(encodeLine(line))).toEqual(line);
    }),
  );
});

it('matches the published polyline example', () => {
  expect(encodeLine(Int32Array.from([3_850_000, -12_020_000, 4_070_000, -12_095_000, 4_325_200, -12_645_300]))).toBe(
    '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
  );
});
