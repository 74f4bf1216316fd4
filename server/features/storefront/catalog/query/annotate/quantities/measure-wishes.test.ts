import { describe, expect, it } from 'vitest';
import { measureWishes } from './measure-wishes.ts';
import { tokensOf } from '../../normalize/query-text.ts';

const wishes = (text: string) => measureWishes(tokensOf(text)).map(({ bound, base }) => [bound, base]);

describe('a quantity', () => {
  it.each([
    ['моник больше 27 дюймов', 'from', true],
    ['монитор побольше 27 дюймов', 'from', true],
    ['монитор больше чем 27 дюймов', 'from', true],
    ['монитор не меньше 27 дюймов', 'from', false],
    ['монитор от 27 дюймов', 'from', false],
    ['холодильник пониже 170 см', 'to', true],
    ['холодильник не выше 170 см', 'to', false],
    ['27 дюймнан үлкен монитор', 'from', true],
    ['27 дүймнан үлкен монитор', 'from', true],
    ['27 дюймнан кем емес монитор', 'from', false],
    ['ені 60 см-ден тар тоңазытқыш', 'to', true],
    ['бойы 150 см-ден аспайтын тоңазытқыш', 'to', false],
    ['пылесос тише 75 дб', 'to', false],
    ['2 кг ауыр', 'exact', false],
    ['кемі 3 метр кабель', 'from', false],
    ['кем дегенде 3 метр кабель', 'from', false],
    ['кабель 3 метрден кем болмасын', 'from', false],
    ['монитор 27 дюймнен кіші емес', 'from', false],
    ['монитор 27 дюймнен үлкенірек', 'from', true],
    ['монитор 27 дюймге жетпейтін', 'to', true],
    ['аэрогриль 6 литр не одан үлкен', 'from', false],
    ['морозильник 200 литр немесе одан аз', 'to', false],
  ])('of which more, or less, may be wanted: %s', (text, bound, strict) => {
    expect(measureWishes(tokensOf(text))).toMatchObject([{ bound, strict }]);
  });

  it.each([
    ['телевизор 65 дюймов', [['exact', 65]]],
    ['телевизор до 75 дюймов', [['to', 75]]],
    ['кондиционер 35 шаршы', [['from', 35]]],
  ])('%s', (text, said) => {
    expect(wishes(text)).toEqual(said);
  });

  it.each([
    'телевизор от 65 до 75 дюймов',
    'телевизор от 65 дюймов до 75 дюймов',
    'телевизор с 65 до 75 дюймов',
    'телевизор 65-75 дюймов',
    'телевизор 65 – 75 дюймов',
    'телевизор между 65 и 75 дюймами',
    '65-тен 75 дюймге дейін теледидар',
    '65 дюймнен 75 дюймге дейін теледидар',
    '65-75 дюйм аралығында теледидар',
    '65 пен 75 дюйм арасындағы теледидар',
  ])('may be a range: %s', (text) => {
    expect(wishes(text)).toEqual([
      ['from', 65],
      ['to', 75],
    ]);
    expect(measureWishes(tokensOf(text))[0]?.range).toMatchObject({ bases: [65, 75] });
  });

  it.each(['смартфон 8/256 гб', 'redmi 12-8 гб', '2 л 5 л'])('is no range in %s', (text) => {
    expect(measureWishes(tokensOf(text)).every(({ range }) => range === undefined)).toBe(true);
  });

  it.each(['кабель около 5 метров', 'кабель 5 метрдей', '5 метр шамасында кабель'])(
    'may be approximate: %s',
    (text) => {
      expect(measureWishes(tokensOf(text))).toMatchObject([{ bound: 'exact', base: 5000, about: true }]);
    },
  );

  it('lends its unit to no number of something else', () => {
    expect(wishes('samsung 65 до 75 дюймов')).toEqual([['to', 75]]);
    expect(wishes('от 500 литров до 75 дюймов')).toEqual([
      ['from', 500_000],
      ['to', 75],
    ]);
  });
});
