import { describe, expect, it } from 'vitest';
import { partOf } from '../../normalize/query-part.ts';
import { tokensOf } from '../../normalize/query-text.ts';
import { createAttributeNames } from './attribute-names.ts';
import type { KnownNumber } from './wish-answers.ts';
import { createWishes } from './wishes.ts';

const length = { family: 'length', factor: 1 };
const numbers: KnownNumber[] = [
  { id: 1, name: 'высота', called: ['Высота', 'Биіктігі'], ...length, numbers: [85, 180] },
  { id: 3, name: 'глубина', called: ['Глубина', 'Тереңдігі'], ...length, numbers: [55, 60] },
  { id: 2, name: 'ширина', called: ['Ширина', 'Ені'], ...length, numbers: [48, 55, 60] },
  {
    id: 4,
    name: 'число конфорок',
    called: ['Число конфорок', 'Конфорка саны'],
    family: null,
    factor: 1,
    numbers: [2, 4],
  },
  { id: 5, name: 'объем', called: ['Объём', 'Көлемі'], family: 'volume', factor: 1000, numbers: [300, 400] },
  {
    id: 6,
    name: 'объем камеры',
    called: ['Объём камеры', 'Камера көлемі'],
    family: 'volume',
    factor: 1000,
    numbers: [90, 120],
  },
];
const names = createAttributeNames(
  numbers.flatMap(({ called }) => called),
  (word) => word,
);
const wishes = createWishes(() => numbers, names);
const filtersOf = (query: string) => {
  const parts = tokensOf(query).map((token) => partOf(token));
  return (wishes.of(parts)?.answersIn(1) ?? []).map((answer) => 'filter' in answer && answer.filter?.attribute);
};

const boundsOf = (query: string, from = wishes) => {
  const parts = tokensOf(query).map((token) => partOf(token));
  return (from.of(parts)?.answersIn(1) ?? []).map(({ filter }) => {
    const round = (value: number | null | undefined) => (typeof value === 'number' ? Math.round(value) : null);
    return [filter?.attribute, round(filter?.from), round(filter?.to)];
  });
};

describe('a number', () => {
  it.each([
    ['холодильник камера көлемі 300 литр', [[6, 285, 315]]],
    ['холодильник камера көлемі 90 литр', [[6, 90, 90]]],
    [
      'холодильник объем камеры от 90 до 120 л',
      [
        [6, 90, null],
        [6, null, 120],
      ],
    ],
    [
      'холодильник 90-120 л',
      [
        [6, 90, null],
        [6, null, 120],
      ],
    ],
    [
      'холодильник 300-400 л',
      [
        [5, 300, null],
        [5, null, 400],
      ],
    ],
  ])('is of what the catalogue calls so: %s', (query, bounds) => {
    expect(boundsOf(query)).toEqual(bounds);
  });
});

it('prefers the exact number of an attribute of which more will do', () => {
  const ofRooms = createWishes(() => [
    { id: 7, name: 'площадь помещения', called: [], family: 'area', factor: 1, numbers: [25, 35, 50] },
  ]);
  const parts = tokensOf('кондиционер 35 шаршы').map((token) => partOf(token));
  const [answer] = ofRooms.of(parts)?.answersIn(1) ?? [];
  expect(answer).toMatchObject({ wider: { attribute: 7, to: null } });
  expect([Math.round(answer?.filter?.from ?? 0), Math.round(answer?.filter?.to ?? 0)]).toEqual([35, 35]);
});

describe('quantities of one kind', () => {
  const data = { family: 'data', factor: 2 ** 20 };
  const ofMemory = createWishes(() => [
    { id: 1, name: 'оперативная память', called: [], ...data, numbers: [8, 16] },
    { id: 2, name: 'объем ssd', called: [], ...data, numbers: [512, 1024] },
  ]);
  it.each([
    'ноутбук 16 гб озу 512 гб ssd',
    'ноутбук 16гб озу 512гб ssd',
    'ноутбук озу 16 гб ssd 512 гб',
    'ноутбук ssd 512 гб озу 16 гб',
    'ноутбук 16 гб 512 ssd',
  ])('are each of the name next to it: %s', (query) => {
    const parts = tokensOf(query).map((token) => partOf(token));
    const answers = ofMemory.of(parts)?.answersIn(1) ?? [];
    const bounds = answers.map(({ filter }) => [
      filter?.attribute,
      Math.round(((filter?.from ?? 0) + (filter?.to ?? 0)) / 2),
    ]);
    expect(bounds.toSorted()).toEqual([
      [1, 16],
      [2, 512],
    ]);
  });
});

describe('a side of furniture named right before or behind its number', () => {
  const inCentimetres = createWishes(() => numbers.map((number) => ({ ...number, factor: 10 })), names);
  it.each([
    ['холодильник глубиной 48 см', 3, 48],
    ['холодильник 48 см глубиной', 3, 48],
    ['тоңазытқыш тереңдігі 48 см', 3, 48],
    ['холодильник высотой 150 см', 1, 150],
  ])('is that side, about as long, though only another one has the number: %s', (query, attribute, value) => {
    expect(boundsOf(query, inCentimetres)).toEqual([[attribute, Math.round(value * 0.975), Math.round(value * 1.025)]]);
  });

  it('is exactly as long where a product is', () => {
    expect(boundsOf('холодильник глубиной 60 см', inCentimetres)).toEqual([[3, 60, 60]]);
  });
});

describe('a number without a unit', () => {
  it.each([
    ['холодильник объем 300', [[5, 300, 300]]],
    ['холодильник объем 17', []],
    ['плита ширина 50', [[2, 50, 50]]],
    ['газ плита ені 50', [[2, 50, 50]]],
    ['50 шириной плита', [[2, 50, 50]]],
    ['варочная панель 2 конфорки', [[4, 2, 2]]],
    ['4 конфоркалы плита', [[4, 4, 4]]],
    ['плита не меньше 4 конфорок', [[4, 4, null]]],
    ['цена 50', []],
  ])('is of what is named beside it: %s', (query, bounds) => {
    expect(boundsOf(query)).toEqual(bounds);
  });
});

describe('a quantity with a word that compares', () => {
  it.each([
    ['холодильник не шире 55 см', 2],
    ['холодильник уже 60 см', 2],
    ['холодильник не выше 85 см', 1],
    ['холодильник ниже 180 см', 1],
    ['холодильник шириной до 55 см', 2],
    ['холодильник высотой до 170', 1],
    ['ширина не более 60 холодильник', 2],
  ])('is of what the word says: %s', (query, attribute) => {
    expect(filtersOf(query)).toContain(attribute);
  });
});

describe('a number that nothing names', () => {
  const numbersOf = (query: string) => {
    const parts = tokensOf(query).map((token) => partOf(token));
    const known: KnownNumber[] = [
      { id: 1, name: 'диагональ экрана', called: [], family: 'inch', factor: 1, numbers: null },
      { id: 2, name: 'встроенная память', called: [], family: 'data', factor: 1024 ** 2, numbers: null },
      { id: 3, name: 'емкость аккумулятора', called: [], family: 'charge', factor: 1, numbers: null },
      { id: 4, name: 'длина', called: [], family: 'length', factor: 1000, numbers: null },
    ];
    const found =
      createWishes(() => known)
        .of(parts)
        ?.answersIn(1) ?? [];
    return found.map(({ filter }) => {
      const round = (value: number | null | undefined) => (typeof value === 'number' ? Math.round(value) : null);
      return [filter?.attribute, round(filter?.from), round(filter?.to)];
    });
  };
  it.each([
    ['телевизор больше 50', [[1, 50, null]]],
    ['телевизор 50ден үлкен', [[1, 50, null]]],
    [
      'телевизор 43тен үлкен 65ке жетпейтін',
      [
        [1, 43, null],
        [1, null, 65],
      ],
    ],
    ['планшет который на 256', [[2, 256, 256]]],
    ['планшет 128ден кем емес', [[2, 128, null]]],
    ['телевизор 165 см диагональ', [[1, 64, 66]]],
    ['планшет до 200', []],
    ['чехол от 15 pro', []],
    ['дедушке 70 лет телефон', []],
  ])('is of what is said so: %s', (query, bounds) => {
    expect(numbersOf(query)).toEqual(bounds);
  });

  it('a depth is no diagonal of a screen', () => {
    const parts = tokensOf('часы 100 метров').map((token) => partOf(token));
    const screen: KnownNumber = {
      id: 1,
      name: 'диагональ экрана',
      called: [],
      family: 'inch',
      factor: 1,
      numbers: null,
    };
    expect(
      createWishes(() => [screen])
        .of(parts)
        ?.answersIn(1),
    ).toEqual([]);
  });
});

describe('"narrow" of a washing machine', () => {
  const load: KnownNumber = {
    id: 9,
    name: 'загрузка белья',
    called: ['Загрузка белья'],
    family: 'weight',
    factor: 1,
    numbers: [6],
  };
  const relativeOf = (query: string, own: readonly KnownNumber[]) =>
    createWishes(() => own, names)
      .of(tokensOf(query).map((token) => partOf(token)))
      ?.answersIn(1)
      .map(({ relative }) => relative);

  it.each(['узкая стиральная машина', 'тар кір жуғыш'])('%s: is its depth', (query) => {
    expect(relativeOf(query, [...numbers, load])).toEqual([{ attribute: 3, direction: 'low' }]);
  });

  it('is the width of a machine without a depth, and of other products', () => {
    const noDepth = numbers.filter(({ name }) => name !== 'глубина');
    expect(relativeOf('узкая стиральная машина', [...noDepth, load])).toEqual([{ attribute: 2, direction: 'low' }]);
    expect(relativeOf('узкий холодильник', numbers)).toEqual([{ attribute: 2, direction: 'low' }]);
  });
});
