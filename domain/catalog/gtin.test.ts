import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseManufacturerCode, parseGtin } from './gtin.ts';

test.each(['4006381333931', '96385074', '036000291452', '10012345678902', '400 6381-333931'])(
  'accepts the global number %s',
  (code) => {
    expect(parseGtin(code)).toBe(code.replace(/[\s-]/g, ''));
  },
);

test.each([
  '',
  '4006381333932',
  '400638133393',
  'A006381333931',
  '2000000000015',
  '0200000000011',
  '20000004',
  '9900000000004',
  '0000000000000',
  '1'.repeat(20),
])('rejects "%s"', (code) => {
  expect(parseGtin(code)).toBeNull();
});

test('accepts exactly one check digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300_000_000_000, max: 979_999_999_999 }), (body) => {
      expect(
        Array.from({ length: 10 }, (_, digit) => parseGtin(`${body}${digit}`)).filter((code) => code !== null),
      ).toHaveLength(1);
    }),
  );
});

test.each([
  ['MX-200/B', 'x1', 'MX-200/B'],
  [' MU6G3ZM/A ', '17', 'MU6G3ZM/A'],
  ['6901443', '12', '6901443'],
  ['AS20888', 'AS20888', null],
  ['AS20888', '20888', null],
  ['20888', 'AS20888', null],
  ['4711', 'x', null],
  ['', 'x', null],
])('reads the MPN %s in the offer %s as %s', (code, supplierId, expected) => {
  expect(parseManufacturerCode(code, supplierId)).toBe(expected);
});
