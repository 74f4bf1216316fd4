import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNodes, readXml } from '#test/factories/catalog/exporting.ts';
import { element, emptyElement, shorten } from './xml.ts';

const hostile = [
  'Мир & "дружба" <b>',
  ']]>',
  '<![CDATA[x]]>',
  '\u0000\u0008\u001f!',
  '👍🏽',
  '\ud83d',
  '\udc4d',
  'a\u0001b',
  '\uffff\ufffe',
  '&amp;',
  "'",
  '\t строка\nвторая',
];
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...hostile),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 }).map((codes) => String.fromCharCode(...codes)),
);
const strip = (text: string) =>
  [...text]
    .filter((sign) => !/^[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]$/.test(sign))
    .join('')
    .replace(/\r\n?/g, '\n');

test('writes any text as a well-formed element that parses back, without forbidden characters', () => {
  fc.assert(
    fc.property(anything, anything, (text, value) => {
      const [node] = findNodes(
        readXml(`<root>${element('e', text, { a: value })}${emptyElement('l', { a: value })}</root>`),
        'e',
      );
      expect(node?.text).toBe(strip(text));
      expect(node?.attributes.a).toBe(strip(value.replace(/[\n\r\t]/g, ' ')));
    }),
    { numRuns: 500, examples: hostile.map((text) => [text, text]) },
  );
});

test('leaves out an element without text, and writes one with an empty text', () => {
  expect([element('e', undefined), element('e', null), element('e', ''), element('e', 0)]).toEqual([
    '',
    '',
    '<e></e>',
    '<e>0</e>',
  ]);
});

test('cuts a long text between words and never inside a character', () => {
  expect(shorten('раз два три четыре', 13)).toBe('раз два три');
  expect(shorten('👍👍👍', 2)).toBe('👍👍');
  expect(shorten('коротко', 7)).toBe('коротко');
});
