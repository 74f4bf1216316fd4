import { expect, test } from 'vitest';
import { chooseEncoding, hasCurrentVersion } from './negotiation.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip; q=0', ''],
  ['BR', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['sbr, xgzip', ''],
  ['br;q=nonsense', ''],
  ['', ''],
  [undefined, ''],
])('answers accept-encoding %s with "%s"', (header, packing) => {
  expect(chooseEncoding({ headers: { 'accept-encoding': header } })).toBe(packing);
});

test('chooses only among the available encodings', () => {
  expect(chooseEncoding({ headers: { 'accept-encoding': 'br, gzip' } }, ['gzip'])).toBe('gzip');
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('evaluates if-none-match %s', (tags, isMatch) => {
  expect(hasCurrentVersion({ headers: { 'if-none-match': tags } }, '"a"')).toBe(isMatch);
});
