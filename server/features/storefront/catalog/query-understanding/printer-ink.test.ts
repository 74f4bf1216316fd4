import { expect, it } from 'vitest';
import { withInk } from './printer-ink.ts';
import type { QueryPart } from './query-part.ts';
import { cleanText, tokensOf } from './query-text.ts';

const read = (typed: string) =>
  withInk(tokensOf(cleanText(typed)).map((token): QueryPart => ({ ...token, typed: token.text, mended: false })))
    .map(({ text }) => text)
    .join(' ');

it('reads the paint of a printer as its ink, and no other', () => {
  expect(read('краска к принтеру')).toBe('чернила к принтеру');
  expect(read('синяя краска кэнон g3430')).toBe('синяя чернила кэнон g3430');
  expect(read('canon принтерге бояу')).toBe('canon принтерге чернила');
  expect(read('краска для стен')).toBe('краска для стен');
});

it('reads what a printer prints in, and not what colour it is of', () => {
  expect(read('тусти лазер принтер')).toBe('цветной лазер принтер');
  expect(read('ақ түсті принтер')).toBe('ак тусти принтер');
  expect(read('түсті телефон')).toBe('тусти телефон');
});
