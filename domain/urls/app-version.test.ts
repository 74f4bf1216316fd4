import { expect, test } from 'vitest';
import { isOlderVersion } from './app-version.ts';

test.each([
  ['1.2.3', '1.2.4', true],
  ['1.9.0', '1.10.0', true],
  ['1.10.0', '1.9.9', false],
  ['2.0.0', '1.9.9', false],
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '', false],
  ['', '1.2.3', false],
])('reports whether %s is older than %s: %s', (version, other, expected) => {
  expect(isOlderVersion(version, other)).toBe(expected);
});
