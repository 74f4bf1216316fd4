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
])('the URL name %s is the language %s', (name, language) => {
  expect(languageFromUrl(name)).toBe(language);
});

test('Russian has no segment, Kazakh is kz', () => {
  expect([urlSegment('ru'), urlSegment('kk')]).toEqual(['', 'kz']);
  expect([urlName('ru'), urlName('kk')]).toEqual(['ru', 'kz']);
});

test('Intl locales carry the country', () => {
  expect([intlLocale('ru'), intlLocale('kk')]).toEqual(['ru-KZ', 'kk-KZ']);
});

test.each([
  [{ ru: 'Чайник', kk: 'Шәйнек' }, 'kk', 'Шәйнек'],
  [{ ru: 'Чайник', kk: 'Шәйнек' }, 'ru', 'Чайник'],
  [{ ru: 'Чайник', kk: '' }, 'kk', 'Чайник'],
  [{ ru: 'Чайник', kk: ' ' }, 'kk', 'Чайник'],
] as const)('%o in %s is %s', (text, language, expected) => {
  expect(pick(text, language)).toBe(expected);
});
