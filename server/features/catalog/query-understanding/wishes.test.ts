import { describe, expect, it } from 'vitest';
import type { QueryPart } from './query-parts.ts';
import { tokensOf } from './query-text.ts';
import { createWishes, type KnownNumber } from './wishes.ts';

const length = { family: 'length', factor: 1 };
const numbers: KnownNumber[] = [
  { id: 1, name: 'высота', ...length, numbers: [85, 180] },
  { id: 3, name: 'глубина', ...length, numbers: [55, 60] },
  { id: 2, name: 'ширина', ...length, numbers: [48, 55, 60] },
];
const wishes = createWishes(() => numbers);
const filtersOf = (query: string) => {
  const parts = tokensOf(query).map((token): QueryPart => ({ ...token, typed: token.text, mended: false }));
  return (wishes.of(parts)?.answersIn(1) ?? []).map((answer) => 'filter' in answer && answer.filter?.attribute);
};

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
