import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedParts } from './typed-part.ts';

const markTyped = (name: string, typed: string) =>
  typedParts(name, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Смартфон Samsung Galaxy', 'sam', 'Смартфон [Sam]sung Galaxy'],
  ['Смартфоны', 'СМАРТ', '[Смарт]фоны'],
  ['Samsung', 'msung', 'Samsung'],
  ['Тоңазытқыш LG', 'тоңаз lg', '[Тоңаз]ытқыш [LG]'],
  ['Чёрный чайник', 'черн чай', '[Чёрн]ый [чай]ник'],
  ['Телевизор 55"', '55"', 'Телевизор [55]"'],
  ['Samsung', '', 'Samsung'],
  ['Samsung', '!!', 'Samsung'],
  ['WH-1000XM5', 'wh-1000', '[WH]-[1000]XM5'],
  ['İstanbul', 'ist', 'İstanbul'],
])('marks in "%s" the typed text %j', (name, typed, parts) => expect(markTyped(name, typed)).toBe(parts));

test('returns parts that always add up to the whole name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (name, typed) =>
        typedParts(name, typed)
          .map(({ text }) => text)
          .join('') === name,
    ),
  );
});
