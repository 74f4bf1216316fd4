import { describe, expect, it } from 'vitest';
import { matchRank, splitHouse, candidateKeys } from './street-match.ts';

describe('street rank', () => {
  it.each([
    ['Сатпаева', 'улица Сатпаева', 'name'],
    ['ул. сатпаева 10', 'улица Сатпаева', 'name'],
    ['Сәтбаев', 'улица Сатпаева', 'alias'],
    ['Фурманова', 'проспект Назарбаева', 'alias'],
    ['Сатп', 'улица Сатпаева', 'prefix'],
    ['Абай даң', 'Абай даңғылы', 'name'],
    ['Абая проспе', 'проспект Абая', 'name'],
    ['Фараби', 'проспект Аль-Фараби', 'words'],
    ['Сатпаева', 'улица Акпаева', 'similar'],
  ])('matches %s to %s by %s', (typed, street, rank) => {
    expect(matchRank(typed, street, 'Алматы')).toBe(rank);
  });

  it('accepts old names of the same city only', () => {
    expect(matchRank('Фурманова', 'проспект Назарбаева', 'Шымкент')).toBe('similar');
  });
});

it.each([
  ['Абая 10а', { name: 'Абая', house: '10а' }],
  ['Абая, д. 10/2', { name: 'Абая', house: 'д. 10/2' }],
  ['Абая', null],
  ['10', null],
])('splits %s into a name and a house', (text, split) => {
  expect(splitHouse(text)).toEqual(split);
});

it.each([
  ['Жібек жолы даңғ', ['жибек жолы данг', 'жибек жолы']],
  ['Абай к', ['абай к', 'абай']],
  ['28А', ['28 а']],
  ['Жібек жолы даңғылы', ['жибек жолы']],
  ['проспект', ['проспект']],
  ['', []],
])('reads %j as the keys %j', (text, keys) => {
  expect(candidateKeys(text)).toEqual(keys);
});
