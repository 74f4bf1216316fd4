import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '#test/factories/catalog/vocabulary.ts';
import { attributes } from '#demo/catalog/attributes.ts';
import { fold } from '../engine/text/fold.ts';
import { choiceNames } from './choice-names.data.ts';
import type { KnownChoice } from './quality-answers.ts';
import { createUnderstanding } from './understanding.ts';

const categories = [
  { id: 11, ru: 'Кондиционеры', kk: 'Кондиционерлер' },
  { id: 12, ru: 'Увлажнители воздуха', kk: 'Ауа ылғалдандырғыштар' },
  { id: 13, ru: 'Ремешки для часов', kk: 'Сағат баулары' },
  { id: 14, ru: 'Варочные панели', kk: 'Пісіру панельдері' },
  { id: 15, ru: 'Мыши', kk: 'Тінтуірлер' },
].map(({ id, ...name }) => ({ id, parentId: null, name, accessory: false }));
const choiceOf = (
  id: number,
  ru: string,
  kk: string,
  values: readonly [ru: string, kk: string][] | null,
): KnownChoice => ({
  id,
  name: fold(ru),
  called: [ru, kk],
  values: values && values.map((called, at) => ({ id: id * 10 + at, name: fold(called[0]), called })),
});
const choices = {
  wifi: choiceOf(1, 'Wi-Fi', 'Wi-Fi', [
    ['Нет', 'Жоқ'],
    ['Wi-Fi 5', 'Wi-Fi 5'],
  ]),
  app: choiceOf(2, 'Управление со смартфона', 'Смартфоннан басқару', null),
  material: choiceOf(3, 'Материал', 'Материалы', [
    ['Титан', 'Титан'],
    ['Нейлон', 'Нейлон'],
    ['Стекло', 'Шыны'],
  ]),
  clasp: choiceOf(4, 'Застёжка', 'Ілмегі', [
    ['Магнитная', 'Магнитті'],
    ['Пряжка', 'Тоға'],
  ]),
  kind: choiceOf(5, 'Тип', 'Түрі', [
    ['Индукционная', 'Индукциялық'],
    ['Газовая', 'Газды'],
    ['Без дисковода', 'Дисководсыз'],
  ]),
  chip: choiceOf(7, 'Видеокарта', 'Бейнекарта', [
    ['GeForce RTX 5070', 'GeForce RTX 5070'],
    ['GeForce RTX 5070 Ti', 'GeForce RTX 5070 Ti'],
  ]),
  port: choiceOf(6, 'Интерфейс', 'Интерфейс', [
    ['USB 3.2', 'USB 3.2'],
    ['USB 2.0', 'USB 2.0'],
  ]),
};
const ofCategory: Readonly<Record<number, readonly KnownChoice[]>> = {
  11: [choices.wifi],
  12: [choices.app],
  13: [choices.material, choices.clasp],
  14: [choices.kind],
  15: [choices.port, choices.chip],
};
const texts = [
  ...Object.values(choices).flatMap(({ values }) => (values ?? []).flatMap(({ called = [] }) => called)),
  'Игровая приставка Sony PlayStation 5',
  'Кабель',
];
const vocabulary = vocabularyOf([...texts, ...categories.flatMap(({ name }) => [name.ru, name.kk])]);
const { interpretations } = createUnderstanding({
  vocabulary,
  categories,
  brands: [],
  choicesOf: (category) => ofCategory[category] ?? [],
  everyChoice: Object.values(choices),
});
/** What the interpretations of a query ask for, as `attribute=value`, or `attribute!value`. */
const askedIn = (query: string) =>
  [...interpretations(query)].map(({ values, exceptValues = [] }) =>
    [
      ...values.map((one) => `${one.group}=${one.values.join()}`),
      ...exceptValues.map((one) => `${one.group}!${one.values.join()}`),
    ].join(' '),
  );

describe('what is lacking is asked for by the values that say so', () => {
  it.each([
    ['кондиционер без вайфая', '1=10'],
    ['вайфайсыз кондиционер', '1=10'],
    ['вайфайы жоқ кондиционер', '1=10'],
    ['кондиционеру вайфай не нужен', '1=10'],
    ['приставка без дисковода', '5=52'],
    ['увлажнитель без приложения', '2!1'],
    ['смарт емес ылғалдандырғыш', '2!1'],
    ['не умный увлажнитель', '2!1'],
    ['қосымшасыз ылғалдандырғыш', '2!1'],
  ])('%s', (query, asked) => {
    expect(askedIn(query)[0]).toBe(asked);
  });

  it.each([
    ['кондиционер с вайфаем', '1=11'],
    ['вайфайы бар кондиционер', '1=11'],
    ['увлажнитель с приложением', '2=1'],
    ['умный увлажнитель', '2=1'],
  ])('and what is had by the others: %s', (query, asked) => {
    expect(askedIn(query)[0]).toBe(asked);
  });

  it.each([
    ['варочная панель не индукция', '5!50'],
    ['индукция емес варочная панель', '5!50'],
  ])('and a value that is denied is left out: %s', (query, asked) => {
    expect(askedIn(query)[0]).toBe(asked);
  });

  it.each(['мышь без вайфая', 'ремешок без приложения', 'варочная панель без вайфая'])(
    'where the category has it: %s',
    (query) => {
      expect(askedIn(query).join('')).toBe('');
    },
  );
});

describe('values', () => {
  it.each([
    ['ремешок с титановой пряжкой', '3=30'],
    ['нейлоновый ремешок', '3=31'],
    ['стиклянный ремешок', '3=32'],
    ['магнитпен ремешок', '4=40'],
    ['ремешок на магните', '4=40'],
    ['мышь usb 3.2', '6=60'],
    ['мышь rtx 5070', '7=70'],
    ['мышь rtx 5070 ti', '7=71'],
  ])('are known by what is made of them and by their whole name: %s', (query, asked) => {
    expect(askedIn(query).join(' ')).toContain(asked);
  });

  it('are left to the words where these tell more', () => {
    expect(askedIn('нейлоновый ремешок').at(-1)).toBe('');
  });
});

it('names attributes that the catalogue has', () => {
  const known = new Set(attributes.map(({ name }) => name.ru));
  const named = choiceNames.flatMap((row) => (row.split('|')[0] ?? '').split('@').map((name) => name.trim()));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
