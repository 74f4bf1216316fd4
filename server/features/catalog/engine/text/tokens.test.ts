import { describe, expect, it } from 'vitest';
import { codeTokens, queryTokens, textTokens } from './tokens.ts';

describe('words', () => {
  it('are compared without ё and Kazakh letters', () => {
    expect(queryTokens('Тёмный ҚҰЛАҚҚАП, Iphone')).toEqual(['темный', 'кулаккап', 'iphone']);
  });

  it('of a text include letters and digits apart, and a number with its unit', () => {
    expect([...textTokens('iPhone15 256 ГБ')].sort()).toEqual(['15', '256', '256гб', 'iphone', 'iphone15', 'гб']);
  });

  it('of a size in inches are the same however inches are written', () => {
    expect([...textTokens('Телевизор 55"')]).toContain('55дюйм');
    expect([...textTokens('Телевизор 6,7″')]).toContain('6.7дюйм');
  });

  it('of an article number include it whole', () => {
    expect([...codeTokens('SM-S931B')]).toEqual(['sm', 's931b', 'sms931b']);
  });
});
