import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsToKeep } from './search-words.ts';

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
])('the words of %j are %j', (typed, words) => expect(wordsToKeep(typed)).toBe(words));

test.each([
  ['a phone', '87011234567'],
  ['a phone in groups', 'позвоните +7 (701) 123-45-67'],
  ['a phone with dots', '8.701.123.45.67'],
  ['a phone of other digits', '８７０１１２３４５６７'],
  ['a phone of Arabic digits', '٨٧٠١١٢٣٤٥٦٧'],
  ['an IIN', 'иин 900101300123'],
  ['a card', '4400 4301 2345 6789'],
  ['a card with dashes', '4400-4301-2345-6789'],
  ['a number with an invisible space', '8701\u2009123\u20094567'],
  ['a mail', 'asel@example.kz'],
  ['a mail with spaces', 'asel @ example.kz'],
  ['an address of the web', 'https://shop.example/?key=1'],
  ['a text', 'очень '.repeat(11)],
  ['a megabyte', 'a'.repeat(1_000_000)],
  ['a control character', 'samsung\u0000'],
  ['a line', 'samsung\ngalaxy'],
  ['half of a pair', 'samsung\ud83d'],
  ['a hidden character', 'sam\u200bsung'],
  ['nothing', '   '],
  ['signs', '!!! ???'],
  ['an emoji', '📱📱'],
])('%s is not kept', (_what, typed) => expect(wordsToKeep(typed)).toBeNull());

test('seven digits never get through, whatever stands round them', () => {
  const gap = fc.constantFrom('', ' ', '-', '  ', '(', ')', '+', '.', ' / ');
  const digits = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 9 }), gap), { minLength: 7, maxLength: 16 })
    .map((pairs) => pairs.map(([digit, between]) => `${digit}${between}`).join(''));
  fc.assert(
    fc.property(
      fc.string({ maxLength: 12 }),
      digits,
      fc.string({ maxLength: 12 }),
      (before, number, after) => wordsToKeep(before + number + after) === null,
    ),
  );
});

test('what is kept is kept once more as it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), (typed) => {
      const words = wordsToKeep(typed);
      return words === null || wordsToKeep(words) === words;
    }),
  );
});
