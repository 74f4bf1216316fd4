import { describe, expect, it } from 'vitest';
import { codeTokens, numberedNames, queryTokens, textTokens } from './tokens.ts';

describe('words', () => {
  it('are compared without ё and Kazakh letters', () => {
    expect(queryTokens('Тёмный ҚҰЛАҚҚАП, Iphone')).toEqual(['темный', 'кулаккап', 'iphone']);
  });

  it('of a text include letters and digits separately, and a number with its unit', () => {
    expect([...textTokens('iPhone15 256 ГБ')].sort()).toEqual(['15', '256', '256гб', 'iphone', 'iphone15', 'гб']);
  });

  it('of a size in inches are equal for every notation of inches', () => {
    expect([...textTokens('Телевизор 55"')]).toContain('55дюйм');
    expect([...textTokens('Телевизор 6,7″')]).toContain('6.7дюйм');
  });

  it('of a name include it joined with its model number', () => {
    const names = 'Смартфон Redmi Note 14 Pro 12/512 ГБ; Windows 11, Galaxy S25 Ultra 256 ГБ; USB 3.2; ThinkPad 14"';
    expect(numberedNames(`${names}; ThinkBook 16 G6`)).toEqual(['note14', 'windows11', 'thinkbook16']);
    expect([...textTokens('iPhone 17')]).toEqual(['iphone', '17', 'iphone17']);
  });

  it('of an article number include the whole number', () => {
    expect([...codeTokens('SM-S931B')]).toEqual(['sm', 's931b', 'sms931b']);
  });
});
