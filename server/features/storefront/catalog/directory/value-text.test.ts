import { describe, expect, it } from 'vitest';
import { colorHex } from './colors.ts';
import type { DirectoryAttribute } from './directory.ts';
import { formatFact, formatMeasure, formatNumber, type StoredValue } from './value-text.ts';

describe('attribute numbers', () => {
  it.each([
    [6.1, '6,1'],
    [256, '256'],
    [5000, '5000'],
    [13_600, '13\u00a0600'],
    [0.1 + 0.2, '0,3'],
    [-18, '−18'],
    [0, '0'],
    [1.23456, '1,235'],
  ])('writes %s as %s', (number, text) => {
    expect(formatNumber(number)).toBe(text);
  });

  it('have the unit in the language, with short inches on cards', () => {
    const inch = { unit: { ru: 'дюйм', kk: 'дюйм' } };
    expect(formatMeasure(6.1, inch, 'ru', true)).toBe('6,1″');
    expect(formatMeasure(6.3, inch, 'ru')).toBe('6,3\u00a0дюйма');
    expect(formatMeasure(55, inch, 'ru')).toBe('55\u00a0дюймов');
    expect(formatMeasure(6.1, inch, 'kk')).toBe('6,1\u00a0дюйм');
    expect(formatMeasure(5000, { unit: { ru: 'мА·ч', kk: 'мА·сағ' } }, 'kk')).toBe('5000\u00a0мА·сағ');
    expect(formatMeasure(1024, { unit: { ru: 'ГБ', kk: 'ГБ' } }, 'ru')).toBe('1\u00a0ТБ');
    expect(formatMeasure(90, { unit: { ru: '%', kk: '%' } }, 'ru')).toBe('90%');
    expect(formatMeasure(4, { unit: { ru: '', kk: '' } }, 'ru')).toBe('4');
  });
});

describe('key facts on a card', () => {
  const attribute = (name: string, unit = '', type: DirectoryAttribute['type'] = 'number'): DirectoryAttribute => ({
    id: 1,
    slug: 'x',
    type,
    name: { ru: name, kk: 'Атауы' },
    unit: { ru: unit, kk: unit },
    groupSlug: '',
    group: { ru: '', kk: '' },
    position: 1,
    values: new Map([
      [7, { id: 7, slug: '2', name: { ru: '2', kk: '2' }, sortNumber: 2 }],
      [8, { id: 8, slug: 'net', name: { ru: 'Нет', kk: 'Жоқ' }, sortNumber: null }],
    ]),
    bySlug: new Map(),
    numbers: null,
  });
  const createValue = (value: Partial<StoredValue>): StoredValue => ({
    attributeId: 1,
    valueId: null,
    number: null,
    flag: null,
    textRu: null,
    textKk: null,
    ...value,
  });

  it.each<[string, DirectoryAttribute, Partial<StoredValue>, string | null]>([
    ['a number with a unit says enough', attribute('Объём', 'л'), { number: 66 }, '66\u00a0л'],
    ['a bare number is named', attribute('Число программ'), { number: 5 }, 'Число программ: 5'],
    ['so are pieces', attribute('В упаковке', 'шт.'), { number: 2 }, 'В упаковке: 2\u00a0шт.'],
    ['and a number among few', attribute('Конфорки', '', 'enum'), { valueId: 7 }, 'Конфорки: 2'],
    ['a flag is its name', attribute('NFC', '', 'flag'), { flag: true }, 'NFC'],
    ['a bare word is named', attribute('Диафрагма', '', 'enum'), { valueId: 8 }, 'Диафрагма: Нет'],
    ['what it has not is no key fact', attribute('NFC', '', 'flag'), { flag: false }, null],
    ['a long name leaves it out', attribute('Очень длинное название характеристики товара'), { number: 5 }, null],
  ])('%s', (_name, attribute, value, expected) => {
    expect(formatFact(createValue(value), attribute, 'ru')).toBe(expected);
  });
});

describe('swatches', () => {
  it.each([
    ['Чёрный', '#1b1c1f'],
    ['тёмно-синий', '#1d2c4f'],
    ['матовый черный', '#1b1c1f'],
    ['чёрный матовый', '#1b1c1f'],
    ['қара', '#1b1c1f'],
    ['с рисунком', null],
  ])('maps %s to %s', (name, hex) => {
    expect(colorHex(name)).toBe(hex);
  });
});
