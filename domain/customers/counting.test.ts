import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bucketCount,
  deviceForWidth,
  MAX_VITAL,
  pageKind,
  pageProduct,
  VITALS,
  vitalBucket,
  vitalPercentile,
  type Vital,
} from './counting.ts';

test.each([
  ['/', 'home'],
  ['/c/noutbuki/f/brend/asus', 'category'],
  ['/p/17', 'product'],
  ['/search?q=tv', 'search'],
  ['/checkout', 'checkout'],
  ['/thanks/10000001', 'order'],
  ['/profile/my-orders', 'profile'],
  ['/landing-pages/gaming', 'campaign'],
  ['/articles/kak-vybrat', 'article'],
  ['/shops/almaty', 'shops'],
  ['/gid-bonus', 'info'],
  ['/constructor', 'info'],
])('classifies %s as %s', (path, kind) => expect(pageKind(path)).toBe(kind));

test.each([
  ['/p/17', 17],
  ['/p/17-telefon', 17],
  ['/p/17/reviews', 17],
  ['/p/17x', null],
  ['/c/17', null],
])('reads the product of %s: %s', (path, product) => expect(pageProduct(path)).toBe(product));

test.each([
  [390, 'phone'],
  [599, 'phone'],
  [820, 'tablet'],
  [1440, 'desktop'],
] as const)('classifies a window of %s px as %s', (width, device) => expect(deviceForWidth(width)).toBe(device));

const vital = fc.constantFrom<Vital>(...VITALS);

test('estimates the 75th percentile from buckets within 10 %', () => {
  fc.assert(
    fc.property(vital, fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 1 }), (name, shares) => {
      const values = shares.map((share) => share * share * MAX_VITAL[name]).sort((a, b) => a - b);
      const counts = Array.from({ length: bucketCount(name) }, () => 0);
      for (const value of values) counts[vitalBucket(name, value)]!++;
      const expected = values[Math.ceil(values.length * 0.75) - 1]!;
      expect(vitalPercentile(name, counts, 0.75)! / expected).toBeGreaterThan(0.9);
      expect(vitalPercentile(name, counts, 0.75)! / expected).toBeLessThan(1.11);
    }),
  );
});

test('has a bucket for every value, and no percentile without values', () => {
  fc.assert(
    fc.property(vital, fc.double({ min: 0, noNaN: true, noDefaultInfinity: false }), (name, value) => {
      const bucket = vitalBucket(name, value);
      return Number.isInteger(bucket) && bucket >= 0 && bucket < bucketCount(name);
    }),
  );
  expect(vitalPercentile('LCP', [0, 0], 0.75)).toBeNull();
});
