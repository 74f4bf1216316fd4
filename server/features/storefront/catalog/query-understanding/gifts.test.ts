import { describe, expect, it } from 'vitest';
import { createGifts } from './gifts.ts';
import type { QueryPart } from './query-part.ts';
import { cleanText, tokensOf } from './query-text.ts';

const names: string[] = [];
const idOf = (name: string) => {
  if (!names.includes(name)) names.push(name);
  return names.indexOf(name);
};
const gifts = createGifts(
  (list) => list.split(',').map((name) => idOf(name.trim())),
  (word) => [{ form: word, weight: 1 }],
);
const needOf = (typed: string, { thing = '', priced = false } = {}) => {
  const parts = tokensOf(cleanText(typed)).map(({ text, ...token }) => ({ ...token, text, typed: text }) as QueryPart);
  return gifts.find(parts, {
    isThing: (at) => parts[at]?.typed === thing,
    mayBeThing: (at) => parts[at]?.typed === thing,
    isPartOfMore: () => false,
    isPartOfQuality: () => false,
    together: (at) => [at],
    priced,
  });
};
const given = (typed: string, known = {}) => needOf(typed, known)?.categories.map((id) => names[id]) ?? [];

describe('a present', () => {
  it.each([
    ['подарок мужу', 'электробритва'],
    ['подарок парню геймеру', 'игровая приставка'],
    ['мужу рыбаку на день рождения', 'внешний аккумулятор'],
    ['на новоселье аллергикам', 'очиститель воздуха'],
    ['шефу на др от отдела', 'кофемашина'],
    ['подруга родила, сюрприз', 'увлажнитель воздуха'],
    ['что нибудь деду 80 лет', 'кнопочный телефон'],
    ['күйеуіме сыйлық', 'электробритва'],
    ['сақалды жігітке туған күнге', 'триммер'],
    ['жаңа үй алған досыма сыйлық', 'умная розетка'],
    ['әпкеме 8 наурызға', 'фен'],
    ['мерейтойға апама сыйлық', 'отпариватель'],
    ['торт пісіретін жеңгеме сыйлық', 'миксер'],
    ['досыма асүйге сыйлық', 'мультиварка'],
  ])('%s', (typed, one) => {
    expect(given(typed)).toContain(one);
  });

  it('for so much money and somebody, or for whoever it is', () => {
    expect(given('дяде таксисту', { priced: true })).toContain('держатель');
    expect(given('подарок', { priced: true })).toContain('подарочный набор');
    expect(given('подарок')).toEqual([]);
  });

  it.each(['туған күн', 'мужу бритва', 'мама мыла раму', 'свадьба', 'день рождения магазина', 'платье маме'])(
    'is not asked for by "%s"',
    (typed) => {
      expect(given(typed)).toEqual([]);
    },
  );

  it('is none that others are given', () => {
    expect(needOf('әйеліме сыйлық')?.except).toEqual([[{ form: 'мужчин', weight: 1 }]]);
    expect(needOf('подарок родителям')?.except).toEqual([]);
  });

  it.each([
    ['подарок другу, у него ps5', 'ps5', 'playstation'],
    ['подарок брату, сидит в стиме', 'стиме', 'steam'],
  ])('is for what somebody has: %s', (typed, thing, word) => {
    const need = needOf(typed, { thing });
    expect(need?.categories.map((id) => names[id])).toContain('цифровые коды');
    expect(need?.words).toEqual([[{ form: word, weight: 1 }]]);
  });

  it('is not asked for where a thing is named and no word says that it is one', () => {
    expect(given('чайник маме на день рождения', { thing: 'чайник' })).toEqual([]);
  });
});
