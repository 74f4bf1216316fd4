import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bucketsOf,
  deviceOf,
  MAX_VITAL,
  pageKind,
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
])('%s is a page of the kind %s', (path, kind) => expect(pageKind(path)).toBe(kind));

test.each([
  [390, 'phone'],
  [599, 'phone'],
  [820, 'tablet'],
  [1440, 'desktop'],
] as const)('a window of %s px is a %s', (width, device) => expect(deviceOf(width)).toBe(device));

const vital = fc.constantFrom<Vital>(...VITALS);

test('the 75th percentile from buckets is within a tenth of the true one', () => {
  fc.assert(
    fc.property(vital, fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 1 }), (name, shares) => {
      const values = shares.map((share) => share * share * MAX_VITAL[name]).sort((a, b) => a - b);
      const counts = Array.from({ length: bucketsOf(name) }, () => 0);
      for (const value of values) counts[vitalBucket(name, value)]!++;
      const exact = values[Math.ceil(values.length * 0.75) - 1]!;
      expect(vitalPercentile(name, counts, 0.75)! / exact).toBeGreaterThan(0.9);
      expect(vitalPercentile(name, counts, 0.75)! / exact).toBeLessThan(1.11);
    }),
  );
});

test('every value has a bucket, and nothing has no percentile', () => {
  fc.assert(
    fc.property(vital, fc.double({ min: 0, noNaN: true, noDefaultInfinity: false }), (name, value) => {
      const bucket = vitalBucket(name, value);
      return Number.isInteger(bucket) && bucket >= 0 && bucket < bucketsOf(name);
    }),
  );
  expect(vitalPercentile('LCP', [0, 0], 0.75)).toBeNull();
});
