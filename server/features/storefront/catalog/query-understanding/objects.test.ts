import { expect, it } from 'vitest';
import type { Need } from './need.ts';
import { isObjectOf } from './objects.ts';
import type { QueryPart } from './query-part.ts';
import { tokensOf } from './query-text.ts';
import type { Segment } from './segment.ts';

const isObject = (typed: string, thing: string, action: string) => {
  const parts = tokensOf(typed).map((token): QueryPart => ({ ...token, typed: token.text, mended: false }));
  const named = parts.find(({ text }) => text === thing) as QueryPart;
  const need: Need = { categories: [1], words: [], tokens: [], actions: parts.filter(({ text }) => text === action) };
  const segment = { ...named, category: { id: 2, whole: true } } as unknown as Segment;
  return isObjectOf(segment, need, parts, (word) => word === 'фильм');
};

it.each([
  ['телефонды соққыдан қорғайтын', 'телефонды', 'коргайтын'],
  ['телефоным түседі соққыдан қорғайтын бірдеңе', 'телефоным', 'коргайтын'],
  ['зарядить телефон', 'телефон', 'зарядить'],
])('what is done with it is no thing that is sought: %s', (typed, thing, action) => {
  expect(isObject(typed, thing, action)).toBe(true);
});

it.each([
  ['соққыдан қорғайтын телефон', 'телефон', 'коргайтын'],
  ['суретке түсіретін фильм', 'фильм', 'тусиретин'],
])('and what does it is: %s', (typed, thing, action) => {
  expect(isObject(typed, thing, action)).toBe(false);
});
