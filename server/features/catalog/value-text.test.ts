import { describe, expect, it } from 'vitest';
import { colorHex } from './variants.ts';
import { measureText, numberText } from './value-text.ts';

describe('numbers of characteristics', () => {
  it.each([[6.1, '6,1'], [256, '256'], [5000, '5000'], [13_600, '13\u00a0600'], [0.1 + 0.2, '0,3'], [-18, '−18'], [0, '0'], [1.23456, '1,235']])('%s is written %s', (number, text) => {
    expect(numberText(number)).toBe(text);
  });

  it('stand with the unit of the language, inches short on cards', () => {
    const inch = { unit: { ru: 'дюйм', kk: 'дюйм' } };
    expect(measureText(6.1, inch, 'ru', true)).toBe('6,1″');
    expect(measureText(6.1, inch, 'kk')).toBe('6,1\u00a0дюйм');
    expect(measureText(5000, { unit: { ru: 'мА·ч', kk: 'мА·сағ' } }, 'kk')).toBe('5000\u00a0мА·сағ');
    expect(measureText(90, { unit: { ru: '%', kk: '%' } }, 'ru')).toBe('90%');
    expect(measureText(4, { unit: { ru: '', kk: '' } }, 'ru')).toBe('4');
  });
});

describe('swatches', () => {
  it.each([['Чёрный', '#1b1c1f'], ['тёмно-синий', '#1d2c4f'], ['матовый черный', '#1b1c1f'], ['чёрный матовый', '#1b1c1f'], ['қара', '#1b1c1f'], ['с рисунком', null]])('%s is %s', (name, hex) => {
    expect(colorHex(name)).toBe(hex);
  });
});
