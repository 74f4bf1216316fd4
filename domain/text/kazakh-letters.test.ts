import { expect, test } from 'vitest';
import { RUSSIAN_NEIGHBOURS } from './kazakh-letters.ts';

const RUSSIAN = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';

test('every letter that a Russian keyboard lacks has its neighbour, and ё is written as е', () => {
  expect(Object.keys(RUSSIAN_NEIGHBOURS).sort()).toEqual([...'әғқңөұүһіё'].sort());
});

test('a neighbour is a letter of the Russian alphabet that has no neighbour itself', () => {
  for (const neighbour of Object.values(RUSSIAN_NEIGHBOURS)) {
    expect(RUSSIAN).toContain(neighbour);
    expect(RUSSIAN_NEIGHBOURS).not.toHaveProperty(neighbour);
  }
});
