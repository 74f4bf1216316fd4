import { expect, test } from 'vitest';
import { BANNER_LIMITS, fitsBanner, isForAudience, type Audience } from './home-banners.ts';

test.each([
  ['Скидки недели', true],
  ['а'.repeat(BANNER_LIMITS.word), true],
  ['а'.repeat(BANNER_LIMITS.word + 1), false],
  ['слово '.repeat(6).trim(), false],
])('checks whether %s fits a banner: %s', (words, isFitting) =>
  expect(fitsBanner(words, BANNER_LIMITS.title)).toBe(isFitting),
);

test.each<[Audience, boolean, boolean]>([
  ['all', false, true],
  ['all', true, true],
  ['guest', false, true],
  ['guest', true, false],
  ['customer', false, false],
  ['customer', true, true],
])('shows a banner for %s to a customer (%s): %s', (audience, customer, isShown) =>
  expect(isForAudience(audience, customer)).toBe(isShown),
);
