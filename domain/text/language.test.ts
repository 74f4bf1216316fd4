import { expect, test } from 'vitest';
import { intlLocale, languageFromUrl, pick, urlName, urlSegment } from './language.ts';

test.each([
  ['kz', 'kk'],
  ['ru', 'ru'],
  ['kk', undefined],
  ['KZ', undefined],
  ['', undefined],
  ['constructor', undefined],
  [undefined, undefined],
])('maps the URL name %s to %s', (name, language) => {
  expect(languageFromUrl(name)).toBe(language);
});

test('writes no segment for Russian and kz for Kazakh', () => {
  expect([urlSegment('ru'), urlSegment('kk')]).toEqual(['', 'kz']);
  expect([urlName('ru'), urlName('kk')]).toEqual(['ru', 'kz']);
});

test('includes the country in Intl locales', () => {
  expect([intlLocale('ru'), intlLocale('kk')]).toEqual(['ru-KZ', 'kk-KZ']);
});

test.each([
  [{ ru: 'Чайник', kk: 'Шәйнек' }, 'kk', 'Шәйнек'],
  [{ ru: 'Чайник', kk: 'Шәйнек' }, 'ru', 'Чайник'],
  [{ ru: 'Чайник', kk: '' }, 'kk', 'Чайник'],
  [{ ru: 'Чайник', kk: ' ' }, 'kk', 'Чайник'],
] as const)('picks from %o in %s %s', (text, language, expected) => {
  expect(pick(text, language)).toBe(expected);
});
