import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveAttributeShape, numberInUnit, parseValue, type ParsedValue } from './measure.ts';
import { convertUnit, findUnit } from './units.ts';

const number = (value: number, unit = ''): ParsedValue => ({ kind: 'number', number: value, unit });
const flag = (value: boolean): ParsedValue => ({ kind: 'flag', flag: value });
const dimensions = (numbers: number[], unit = ''): ParsedValue => ({ kind: 'dimensions', numbers: numbers, unit });
const range = (from: number, to: number, unit = ''): ParsedValue => ({ kind: 'range', from, to, unit });
const text = (value: string): ParsedValue => ({ kind: 'text', text: value });

test.each<[raw: string, unit: string | undefined, expected: ParsedValue]>([
  ['6.1 дюйм', undefined, number(6.1, 'дюйм')],
  ['6,1"', undefined, number(6.1, 'дюйм')],
  ['15.6″', undefined, number(15.6, 'дюйм')],
  ['256 ГБ', undefined, number(256, 'ГБ')],
  ['256gb', undefined, number(256, 'ГБ')],
  ['1 ТБ', undefined, number(1, 'ТБ')],
  ['0,8 м', undefined, number(0.8, 'м')],
  ['4.99', undefined, number(4.99)],
  ['4.99', 'кг', number(4.99, 'кг')],
  ['500 г', 'кг', number(500, 'г')],
  ['6.1', 'дюйма', number(6.1, 'дюйм')],
  ['7', 'программ', number(7, 'программ')],
  ['10 000 мА·ч', undefined, number(10000, 'мА·ч')],
  ['10\u00a0000 мАч', undefined, number(10000, 'мА·ч')],
  ['5000 mAh', undefined, number(5000, 'мА·ч')],
  ['650 Bт', undefined, number(650, 'Вт')],
  ['1,5 кВт', undefined, number(1.5, 'кВт')],
  ['5 мВт', undefined, number(5, 'мВт')],
  ['-18 °C', undefined, number(-18, '°C')],
  ['−18°С', undefined, number(-18, '°C')],
  ['1200 об/мин', undefined, number(1200, 'об/мин')],
  ['300 кд/м²', undefined, number(300, 'кд/м²')],
  ['2 года', undefined, number(2, 'год')],
  ['12 мес.', undefined, number(12, 'мес')],
  ['100%', undefined, number(100, '%')],
  ['3 мс', undefined, number(3, 'мс')],
  ['Есть', undefined, flag(true)],
  ['да', undefined, flag(true)],
  ['YES', undefined, flag(true)],
  ['Бар', undefined, flag(true)],
  ['N', undefined, flag(false)],
  ['Нет', undefined, flag(false)],
  ['жоқ', undefined, flag(false)],
  ['-', undefined, flag(false)],
  ['280х190х93 мм', undefined, dimensions([280, 190, 93], 'мм')],
  ['280x190x93', undefined, dimensions([280, 190, 93])],
  ['280 × 190 × 93 мм', undefined, dimensions([280, 190, 93], 'мм')],
  ['28,5*19*9.3 см', undefined, dimensions([28.5, 19, 9.3], 'см')],
  ['280мм х 190мм х 93мм', undefined, dimensions([280, 190, 93], 'мм')],
  ['60X60X85', 'см', dimensions([60, 60, 85], 'см')],
  ['145-290В', undefined, range(145, 290, 'В')],
  ['6-8 ч', undefined, range(6, 8, 'ч')],
  ['от 0 до 40 °С', undefined, range(0, 40, '°C')],
  ['220В - 240В', undefined, range(220, 240, 'В')],
  ['-10 … 40 °C', undefined, range(-10, 40, '°C')],
  ['12В/7Ач', undefined, text('12В/7Ач')],
  ['650ВА / 390Вт', undefined, text('650ВА / 390Вт')],
  ['50/60 ±0.5Гц', undefined, text('50/60 ±0.5Гц')],
  ['5 портов', undefined, text('5 портов')],
  ['3840x2160', undefined, text('3840x2160')],
  ['до 10 ч', undefined, text('до 10 ч')],
  ['Чёрный', undefined, text('Чёрный')],
  ['  Металл,\n пластик ', undefined, text('Металл, пластик')],
  ['', undefined, text('')],
  ['20-90% (без конденсации)', undefined, text('20-90% (без конденсации)')],
  ['2024-05-01', undefined, text('2024-05-01')],
  ['IP68', undefined, text('IP68')],
  ['4K', undefined, text('4K')],
  ['5G', undefined, text('5G')],
  ['5 g', undefined, number(5, 'г')],
  ['6500K', undefined, number(6500, 'К')],
])('parses %j (unit %j)', (raw, unit, expected) => {
  expect(parseValue(raw, unit)).toEqual(expected);
});

test('never throws and returns finite numbers only', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.string(), { nil: undefined }), (raw, unit) => {
      const value = parseValue(raw, unit);
      expect(value.kind !== 'number' || Number.isFinite(value.number)).toBe(true);
    }),
  );
});

test('parses its own output, with either decimal separator', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.constantFrom('.', ','),
      fc.constantFrom('ГБ', 'мм', 'Вт', 'кг', 'л', 'Гц'),
      (thousandths, point, unit) => {
        const integer = Math.floor(thousandths / 1000);
        const rest = String(thousandths % 1000).padStart(3, '0');
        expect(parseValue(`${integer}${point}${rest} ${unit}`)).toEqual(number(Number(`${integer}.${rest}`), unit));
      },
    ),
  );
});

describe('units', () => {
  test.each([
    [1, 'ТБ', 'ГБ', 1024],
    [2, 'м', 'см', 200],
    [55, 'см', 'м', 0.55],
    [1500, 'Вт', 'кВт', 1.5],
    [2, 'год', 'мес', 24],
    [3, 'м', 'м', 3],
    [250, 'г', 'кг', 0.25],
  ])('converts %d %s to %s: %d', (value, from, to, expected) => expect(convertUnit(value, from, to)).toBe(expected));
  test('refuses to convert between families', () => expect(convertUnit(1, 'м', 'кг')).toBeUndefined());
  test('distinguishes milliwatts from megawatts and kilovolts from square metres', () => {
    expect(findUnit('мВт')?.factor).toBe(0.001);
    expect(findUnit('кв.м')?.ru).toBe('м²');
    expect(findUnit('кВ')?.ru).toBe('кВ');
  });
  test('converts back to the same number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(['ТБ', 'ГБ'], ['м', 'мм'], ['кг', 'г'], ['ч', 'мин']),
        (value, [a = '', b = '']) => {
          expect(convertUnit(convertUnit(value, a, b) ?? Number.NaN, b, a)).toBeCloseTo(value, 6);
        },
      ),
    );
  });
});

test("returns a number in the attribute's unit", () => {
  expect(numberInUnit(parseValue('1 ТБ'), 'ГБ')).toBe(1024);
  expect(numberInUnit(parseValue('120'), 'см')).toBe(120);
  expect(numberInUnit(parseValue('120 кг'), 'см')).toBeUndefined();
  expect(numberInUnit(parseValue('Есть'), 'см')).toBeUndefined();
});

const samples = (...values: (string | [string, number])[]) =>
  values.map((value) => (typeof value === 'string' ? { raw: value, count: 1 } : { raw: value[0], count: value[1] }));
const numbered = (many: number, unit: string) => Array.from({ length: many }, (_, index) => `${index + 1} ${unit}`);

describe('attribute type', () => {
  test('is a number for many different numbers of one unit', () =>
    expect(deriveAttributeShape(samples(...numbered(13, 'Вт')))).toEqual({ type: 'number', unit: 'Вт' }));
  test('tolerates one odd value in ten', () =>
    expect(deriveAttributeShape(samples(...numbered(18, 'Вт'), 'много', 'мало')).type).toBe('number'));
  test('is text with more odd values', () =>
    expect(deriveAttributeShape(samples(...numbered(17, 'Вт'), 'много', 'мало', 'разная')).type).toBe('text'));
  test('merges units of one family into the most common one', () =>
    expect(deriveAttributeShape(samples(...numbered(20, 'ГБ'), '1 ТБ', '2 ТБ'))).toEqual({
      type: 'number',
      unit: 'ГБ',
    }));
  test('gives bare numbers the common unit', () =>
    expect(deriveAttributeShape(samples(...numbered(14, 'кг'), ['5', 40]))).toEqual({ type: 'number', unit: 'кг' }));
  test('is text for mixed families', () =>
    expect(deriveAttributeShape(samples(...numbered(14, 'Вт'), ...numbered(14, 'кг'))).type).toBe('text'));
  test('is a choice for a few sizes', () =>
    expect(deriveAttributeShape(samples(['64 ГБ', 5], ['128 ГБ', 9], ['256 ГБ', 3]))).toEqual({
      type: 'enum',
      unit: 'ГБ',
    }));
  test('is a flag for yes and no', () =>
    expect(deriveAttributeShape(samples(['Есть', 9], ['Нет', 4]))).toEqual({ type: 'flag', unit: '' }));
  test('is a choice for short repeated words', () =>
    expect(deriveAttributeShape(samples(['Чёрный', 20], ['Белый', 3])).type).toBe('enum'));
  test('is text for words that do not repeat', () =>
    expect(
      deriveAttributeShape(samples(...Array.from({ length: 40 }, (_, index) => `модель ${index} особая`))).type,
    ).toBe('text'));
  test('is text for long sentences', () =>
    expect(deriveAttributeShape(samples([`${'длинное '.repeat(10)}слово`, 50])).type).toBe('text'));
  test('is never a choice for an incomplete list', () =>
    expect(deriveAttributeShape(samples(['Чёрный', 20], ['Белый', 3]), false).type).toBe('text'));
  test('is text for long numeric codes', () =>
    expect(
      deriveAttributeShape(samples(...Array.from({ length: 30 }, (_, index) => String(8504403000 + index)))),
    ).toEqual({
      type: 'text',
      unit: '',
    }));
  test('is text without values', () => expect(deriveAttributeShape([])).toEqual({ type: 'text', unit: '' }));
});
