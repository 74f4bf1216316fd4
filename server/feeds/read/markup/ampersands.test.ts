import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAmpersandRepair } from './ampersands.ts';

function repaired(chunks: readonly string[]): { text: string; count: number } {
  let count = 0;
  const repair = createAmpersandRepair(() => count++);
  const text = chunks.map((chunk) => repair(chunk, false)).join('') + repair('', true);
  return { text, count };
}

test.each([
  ['Чай & кофе', 'Чай &amp; кофе', 1],
  ['a&b;c', 'a&amp;b;c', 1],
  ['&amp; &lt; &#39; &#x27; &nbsp;', '&amp; &lt; &#39; &#x27; &nbsp;', 0],
  ['?a=1&b=2&c', '?a=1&amp;b=2&amp;c', 2],
  ['a &#11; b &#xB; &#10; &#xD800; &#1114112;', 'a   b   &#10;    ', 4],
  ['<![CDATA[&#11;]]>', '<![CDATA[&#11;]]>', 0],
  ['<![CDATA[a & b]]> & c', '<![CDATA[a & b]]> &amp; c', 1],
  ['<![CDATA[a]]b & ]]]>&', '<![CDATA[a]]b & ]]]>&amp;', 1],
])('repairs %s', (text, expected, count) => {
  expect(repaired([text])).toEqual({ text: expected, count });
});

test('repairs a text identically in any chunking', () => {
  const part = fc.constantFrom(
    '&',
    '&amp;',
    '&x;',
    '<![CDATA[',
    ']]>',
    ']',
    '<',
    'a b',
    ';',
    '<b>',
    '&#1',
    '&#11;',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(part), fc.array(fc.nat(20)), (parts, cuts) => {
      const text = parts.join('');
      const chunks: string[] = [];
      let position = 0;
      for (const cut of cuts) {
        chunks.push(text.slice(position, position + cut));
        position += cut;
      }
      chunks.push(text.slice(position));
      expect(repaired(chunks)).toEqual(repaired([text]));
    }),
  );
});
