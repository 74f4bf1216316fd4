import { expect, test } from 'vitest';
import { MAX_BUYER_TEXT, withoutLinks } from './without-links.ts';

test.each([
  'Выигрыш: https://evil.kz/win',
  'Выигрыш: EVIL.KZ/win?a=1',
  'Выигрыш: www.evil.kz',
  'Выигрыш: evil。kz',
  'Выигрыш: ｅｖｉｌ．ｋｚ',
  'Выигрыш: evil\u200b.kz',
  'Выигрыш: ev\u00adil.kz',
  'Выигрыш: win@evil.kz',
  'Выигрыш: mailto:win@evil.kz',
  'Выигрыш: javascript://evil.kz',
  'Выигрыш: http://10.0.0.1/win',
  'Выигрыш: +7 (900) 123-45-67',
])('removes the link of %j', (text) => {
  expect(withoutLinks(text)).toBe('Выигрыш:');
});

test.each([
  ['проспект Абая, 10, кв. 5', 'проспект Абая, 10, кв. 5'],
  ['ул.Абая,10/2 корп.3', 'ул. Абая,10/2 корп. 3'],
  ['мкр. «Самал-2», д. 77А', 'мкр. «Самал-2», д. 77А'],
  ['дом № 5', 'дом № 5'],
  ['Ө. Жәнібеков көшесі', 'Ө. Жәнібеков көшесі'],
  ['сайт.рф/win', 'сайт. рф/win'],
])('keeps the address %j', (text, kept) => {
  expect(withoutLinks(text)).toBe(kept);
});

test('limits the length', () => {
  expect(withoutLinks('я'.repeat(500))).toHaveLength(MAX_BUYER_TEXT);
});
