import { expect, it } from 'vitest';
import { datePlaces } from './dates.ts';
import { tokensOf } from '../../normalize/query-text.ts';

const left = (text: string) => {
  const tokens = tokensOf(text);
  const places = datePlaces(tokens);
  return tokens
    .filter((_, at) => !places.has(at))
    .map((token) => token.text)
    .join(' ');
};

it.each([
  ['сестре на 8 марта утюг', 'сестре утюг'],
  ['к 1 сентября ноутбук', 'ноутбук'],
  ['8 мартқа утюг', 'утюг'],
  ['7 мамырға сағат', 'сагат'],
  ['дедушке на 75 лет радио', 'дедушке радио'],
  ['планшет ребенку 6 лет', 'планшет ребенку'],
  ['60 жасына чайник', 'чайник'],
  ['12 жастағы балаға планшет', 'балага планшет'],
  ['әкеме 60-қа толды ұстара', 'акеме устара'],
  ['балама 6 ай пюре жасау', 'балама пюре жасау'],
  ['блендер ребенку 6 месяцев', 'блендер ребенку'],
])('a day or an age is no number of a product: %s', (text, rest) => {
  expect(left(text)).toBe(rest);
});

it.each([
  'холодильник гарантия 10 лет',
  'антивирус на 12 месяцев',
  'антивирус на 2 года',
  'чайник 2 литра',
  'қазан 5 литр',
])('leaves %s', (text) => {
  expect(left(text).split(' ')).toHaveLength(tokensOf(text).length);
});
