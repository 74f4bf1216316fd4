import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeCode128 } from './code128.ts';

const WIDTHS = { symbol: 11, stop: 13 };
const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

test('encodes digits as start, a symbol per pair, check and stop', () => {
  // Start C, 12, 34, 56, check (105 + 12 + 2·34 + 3·56) mod 103 = 44, stop.
  expect(encodeCode128('123456').join('')).toBe('2112321122321311233311211321312331112');
  expect(() => encodeCode128('123')).toThrow(RangeError);
  expect(() => encodeCode128('')).toThrow(RangeError);
  expect(() => encodeCode128('12a4')).toThrow(RangeError);
});

test('encodes every symbol eleven modules wide, with an even bar width and no duplicates', () => {
  const symbols = Array.from({ length: 100 }, (_, value) => encodeCode128(String(value).padStart(2, '0')).slice(6, 12));
  expect(new Set(symbols.map(String)).size).toBe(100);
  for (const symbol of symbols) {
    expect(total(symbol)).toBe(WIDTHS.symbol);
    expect(total(symbol.filter((_, index) => index % 2 === 0)) % 2).toBe(0);
  }
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 12 }), (pairs) => {
      const widths = encodeCode128(pairs.map((pair) => String(pair).padStart(2, '0')).join(''));
      expect(total(widths)).toBe((pairs.length + 2) * WIDTHS.symbol + WIDTHS.stop);
    }),
  );
});
