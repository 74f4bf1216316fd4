import { expect, test } from 'vitest';
import { cachedDate } from './cached-date.ts';

const now = new Date('2026-11-22T14:00:00Z');

test.each([
  ['2026-11-22T07:05:00Z', '12:05'],
  ['2026-11-21T20:00:00Z', '01:00'],
  ['2026-11-21T07:05:00Z', '21.11.2026 12:05'],
  ['nonsense', ''],
])('formats the cache time %s as %o', (iso, expected) => {
  expect(cachedDate(iso, now)).toBe(expected);
});
