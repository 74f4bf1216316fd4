import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeLoggedQuery } from './logged-query.ts';

test.each([
  ['  Ноутбук   ASUS  ', 'ноутбук asus'],
  ['Тоңазытқыш', 'тоңазытқыш'],
  ['ТОҢАЗЫТҚЫШ', 'тоңазытқыш'],
  ['rtx 4060', 'rtx 4060'],
  ['iphone 15 pro 256 гб', 'iphone 15 pro 256 гб'],
  ['55"', '55"'],
  ['телевизор до 300000', 'телевизор до 300000'],
  ['wh-1000xm5', 'wh-1000xm5'],
  ['й', null],
  ['tv', 'tv'],
  ['lg\u00a0oled', 'lg oled'],
])('normalizes %j to %j', (typed, words) => expect(normalizeLoggedQuery(typed)).toBe(words));

test.each([
  ['a phone', '87011234567'],
  ['a grouped phone number', 'позвоните +7 (701) 123-45-67'],
  ['a phone with dots', '8.701.123.45.67'],
  ['a phone number in other digits', '８７０１１２３４５６７'],
  ['a phone number in Arabic digits', '٨٧٠١١٢٣٤٥٦٧'],
  ['an IIN', 'иин 900101300123'],
  ['a card', '4400 4301 2345 6789'],
  ['a card with dashes', '4400-4301-2345-6789'],
  ['a number with a zero-width space', '8701\u2009123\u20094567'],
  ['a mail', 'asel@example.kz'],
  ['a mail with spaces', 'asel @ example.kz'],
  ['a web address', 'https://shop.example/?key=1'],
  ['a text', 'очень '.repeat(11)],
  ['a megabyte', 'a'.repeat(1_000_000)],
  ['a control character', 'samsung\u0000'],
  ['a line', 'samsung\ngalaxy'],
  ['an unpaired surrogate', 'samsung\ud83d'],
  ['a hidden character', 'sam\u200bsung'],
  ['nothing', '   '],
  ['signs', '!!! ???'],
  ['an emoji', '📱📱'],
])('drops %s', (_what, typed) => expect(normalizeLoggedQuery(typed)).toBeNull());

test('never keeps seven digits, whatever separates them', () => {
  const gap = fc.constantFrom('', ' ', '-', '  ', '(', ')', '+', '.', ' / ');
  const digits = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 9 }), gap), { minLength: 7, maxLength: 16 })
    .map((pairs) => pairs.map(([digit, between]) => `${digit}${between}`).join(''));
  fc.assert(
    fc.property(
      fc.string({ maxLength: 12 }),
      digits,
      fc.string({ maxLength: 12 }),
      (before, number, after) => normalizeLoggedQuery(before + number + after) === null,
    ),
  );
});

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), (typed) => {
      const words = normalizeLoggedQuery(typed);
      return words === null || normalizeLoggedQuery(words) === words;
    }),
  );
});
