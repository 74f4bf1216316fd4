import { describe, expect, it } from 'vitest';
import { readableMeasure, readableSize, unitWordRu, keepMeasuresTogether } from './units.ts';

describe('formats measures in readable units', () => {
  it.each([
    [0.35, 'кг', '350 г'],
    [0.2275, 'кг', '228 г'],
    [1, 'кг', '1 кг'],
    [0, 'кг', '0 кг'],
    [999, 'г', '999 г'],
    [12_400, 'г', '12.4 кг'],
    [1855, 'мм', '185.5 см'],
    [162, 'мм', '162 мм'],
    [2000, 'мл', '2000 мл'],
  ])('formats the size %s %s as %s', (value, unit, expected) => {
    const size = readableSize(value, unit);
    expect(`${size.value} ${size.unit}`).toBe(expected);
  });

  it.each([
    [1024, 'ГБ', '1 ТБ'],
    [1536, 'ГБ', '1.5 ТБ'],
    [4096, 'ГБ', '4 ТБ'],
    [2 * 1024 ** 2, 'МБ', '2 ТБ'],
    [512, 'ГБ', '512 ГБ'],
    [1000, 'ГБ', '1000 ГБ'],
    [1100, 'ГБ', '1100 ГБ'],
    [1024, 'Вт', '1024 Вт'],
  ])('formats %s %s as %s', (value, unit, expected) => {
    const measure = readableMeasure(value, unit);
    expect(`${measure.value} ${measure.unit}`).toBe(expected);
  });

  it.each([
    [6.3, 'дюйм', 'дюйма'],
    [24, 'дюйм', 'дюйма'],
    [55, 'дюйм', 'дюймов'],
    [21, 'день', 'день'],
    [5, 'год', 'лет'],
    [5, 'ГБ', 'ГБ'],
  ])('gives %s the noun form of %s: %s', (value, unit, word) => {
    expect(unitWordRu(value, unit)).toBe(word);
  });

  it.each([
    ['Смартфон POCO 8/256 ГБ, чёрный', 'Смартфон POCO 8/256_ГБ, чёрный'],
    ['Кабель Apple, 1,2 м', 'Кабель Apple, 1,2_м'],
    ['Сплит 35 м² и 5 мин', 'Сплит 35_м² и 5_мин'],
    ['Gift Card 10000 ₸', 'Gift Card 10_000_₸'],
    ['Powerbank 5000 мА·ч', 'Powerbank 5000_мА·ч'],
    ['Galaxy S25 Ultra, 3 мешка', 'Galaxy S25 Ultra, 3 мешка'],
  ])('keeps %s together as %s', (text, expected) => {
    expect(keepMeasuresTogether(text)).toBe(expected.replaceAll('_', '\u00a0'));
  });
});
