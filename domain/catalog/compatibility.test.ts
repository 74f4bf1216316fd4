import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCompatibleModels, modelPhrases } from './compatibility.ts';

const keys = (value: string) => parseCompatibleModels(value).map(({ key }) => key);
const matches = (value: string, name: string) => modelPhrases(name).some((phrase) => keys(value).includes(phrase));

describe('models named by a value', () => {
  it.each<[string, string[]]>([
    ['Galaxy S25', ['galaxy s25']],
    ['iPhone 16 / 16 Pro; Galaxy S25+', ['iphone 16', 'iphone 16 pro', 'galaxy s25+']],
    ['Redmi Note 14 Pro Plus, Redmi 15C', ['redmi note 14 pro+', 'redmi 15c']],
    ['Dyson V8 и V10', ['dyson v8']],
    ['SM-S931B', ['sm s931b']],
    ['Xbox Series S, Xbox Series X', ['xbox series s', 'xbox series x']],
    ['Smart TV', []],
    ['все модели Bosch Serie', []],
    ['Android', []],
    ['USB-C', []],
    ['USB 3.0', []],
    ['iOS 15 и новее', []],
    ['универсальный', []],
    ['15.6', []],
    ['', []],
    [';;/,', []],
  ])('lists the models of %s', (value, expected) => {
    expect(keys(value)).toEqual(expected);
  });

  it('keeps the name as it was written', () => {
    expect(parseCompatibleModels('Подходит: нет; Galaxy  S25 Ultra')).toEqual([
      { key: 'galaxy s25 ultra', name: 'Galaxy S25 Ultra' },
    ]);
  });
});

describe('compatibility', () => {
  it.each([
    ['Galaxy S25', 'Смартфон Samsung Galaxy S25 12/256 ГБ, чёрный'],
    ['Galaxy S25+', 'Смартфон Samsung Galaxy S25 Plus 256GB'],
    ['iPhone 17', 'Смартфон Apple iPhone 17 256 ГБ'],
    ['iPhone 17', 'Apple iPhone 17 256Gb Black'],
    ['Redmi Note 14', 'Xiaomi Redmi Note 14 5G (8 ГБ)'],
    ['Samsung Galaxy A56', 'SAMSUNG GALAXY A56 қара'],
    ['Xbox Series X', 'Игровая приставка Microsoft Xbox Series X 1024 ГБ, чёрный'],
    ['Roborock Q7 M5', 'Робот-пылесос Roborock Q7 M5, белый'],
  ])('holds for %s and %s', (value, name) => {
    expect(matches(value, name)).toBe(true);
  });

  it.each([
    ['Galaxy S25', 'Смартфон Samsung Galaxy S25 Ultra 12/256 ГБ'],
    ['Galaxy S25', 'Смартфон Samsung Galaxy S25+ 256 ГБ'],
    ['Galaxy S25', 'Смартфон Samsung Galaxy S25 FE 8/128 ГБ'],
    ['iPhone 17 Pro', 'Смартфон Apple iPhone 17 Pro Max 256 ГБ'],
    ['iPhone 1', 'Смартфон Apple iPhone 17'],
    ['iPhone 17', 'Чехол для iPhone 17'],
    ['Redmi Note 1', 'Xiaomi Redmi Note 14'],
  ])('fails for %s and %s', (value, name) => {
    expect(matches(value, name)).toBe(false);
  });

  it('holds for the model itself but not for one with a longer name', () => {
    const word = fc
      .stringMatching(/^[A-Z][a-z]{2,7}$/)
      .filter(
        (text) =>
          ![
            'For',
            'Plus',
            'Type',
            'Usb',
            'From',
            'Wifi',
            'Ios',
            'Dual',
            'Sim',
            'Ver',
            'Qc',
            'Nfc',
            'Lte',
            'Esim',
            'Eac',
            'Rst',
            'Global',
            'Cellular',
          ].includes(text),
      );
    fc.assert(
      fc.property(word, fc.integer({ min: 2, max: 999 }), word, (line, number, longer) => {
        const model = `${line} ${number}`;
        expect(matches(model, `Смартфон ${model} 8/256 ГБ, чёрный`)).toBe(true);
        expect(matches(model, `Смартфон ${model} ${longer} 8/256 ГБ, чёрный`)).toBe(false);
        expect(matches(`${model} ${longer}`, `Смартфон ${model} ${longer} 8/256 ГБ`)).toBe(true);
      }),
    );
  });

  it('reads any text in linear time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        expect(modelPhrases(text).length).toBeLessThanOrEqual(240);
        expect(parseCompatibleModels(text)).toBeInstanceOf(Array);
      }),
    );
  });
});
