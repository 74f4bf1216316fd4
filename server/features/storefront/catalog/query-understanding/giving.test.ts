import { describe, expect, it } from 'vitest';
import { givenIn } from './giving.ts';
import type { QueryPart } from './query-part.ts';
import { cleanText, tokensOf } from './query-text.ts';

const given = (typed: string, thing = '') => {
  const parts = tokensOf(cleanText(typed)).map((token): QueryPart => ({ ...token, typed: token.text, mended: false }));
  return givenIn(parts, {
    isThing: (at) => parts[at]?.typed === thing,
    mayBeThing: (at) => parts[at]?.typed === thing,
    isPartOfMore: () => false,
    isPartOfQuality: () => false,
    together: (at) => [at],
    priced: false,
  });
};
const left = (typed: string, thing?: string) =>
  given(typed, thing)
    ?.left.map(({ text }) => text)
    .join(' ') ?? null;

describe('a present where something is named', () => {
  it.each([
    ['тёще на 60 лет мясорубка', 'мясорубка'],
    ['любимой жене на 8 марта утюг с паром', 'утюг с паром'],
    ['хочу подарить брату на днюху геймпад', 'хочу геймпад'],
    ['внуку 7 лет планшет', 'планшет'],
    ['мужу рыбаку на день рождения колонка', 'колонка'],
    ['анама туған күніне утюг', 'утюг'],
    ['әпкеме 8 наурызға фен', 'фен'],
    ['қызымның мұғаліміне сыйлыққа чайник', 'чайник'],
    ['әкеме 60 қа толуына бритва', 'бритва'],
    ['інім 10 жасар оған дрон', 'оган дрон'],
    ['алты балам бар тоңазытқыш', 'бар тоназыткыш'],
  ])('"%s"', (typed, thing) => {
    expect(left(typed, thing.split(' ').at(-1))).toBe(thing);
  });

  it('is sure of it where more than a person is named', () => {
    expect(given('сестре на юбилей фен', 'фен')?.sure).toBe(true);
    expect(given('сестре фен', 'фен')?.sure).toBe(false);
  });

  it.each(['фен', 'жена говорит пылесос шумит', 'пылесос гарантия 2 года', 'подарок маме', 'бабушке телефон'])(
    'is not told by "%s"',
    (typed) => {
      expect(left(typed)).toBeNull();
    },
  );
});
