import { expect, test } from 'vitest';
import { giftCardDigits, isGiftCardNumber } from '../gifts/gift-card.ts';
import { parseOrderNumber } from '../orders/order-number.ts';
import { normalizePromoCode } from '../pricing/promo-code.ts';
import { normalizeCode } from './typed-text.ts';

test.each([
  ['SAUDA10\u200b', 'SAUDA10'],
  ['SAU\u00adDA10', 'SAUDA10'],
  ['ЖАЗ\u20132027', 'ЖАЗ-2027'],
  ['\ufeff\u2068ЖАЗ\u20112027\u2069', 'ЖАЗ-2027'],
  ['S\u200dA\u2060U\u034fD\ufe0fA\u00a010', 'SAUDA10'],
  ['ЖАЗ\u22122027\r\n', 'ЖАЗ-2027'],
])('reads a promo code copied as %j as %j', (typed, code) => {
  expect(normalizePromoCode(typed)).toBe(code);
});

test('ignores invisible characters in numbers and PINs', () => {
  expect(giftCardDigits('7770\u200b0000\u20130000\u00ad0011')).toBe('7770000000000011');
  expect(isGiftCardNumber('\u202a7770 0000 0000 0011\u202c')).toBe(true);
  expect(giftCardDigits('7770x')).toBe('');
  expect(normalizeCode('\u2066123\u200b 456\u2069')).toBe('123456');
  expect(normalizeCode('１２３４')).toBe('1234');
  expect(parseOrderNumber('№\u200b10\u00a0000\u00ad042\u20111')).toBe('10000042-1');
});
