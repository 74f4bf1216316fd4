import { expect, test } from 'vitest';
import { RUSSIAN_NEIGHBOURS } from './kazakh-letters.ts';

const RUSSIAN = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';

test('maps every letter missing on a Russian keyboard, and ё to е', () => {
  expect(Object.keys(RUSSIAN_NEIGHBOURS).sort()).toEqual([...'әғқңөұүһіё'].sort());
});

test('maps to Russian letters that are not mapped themselves', () => {
  for (const neighbour of Object.values(RUSSIAN_NEIGHBOURS)) {
    expect(RUSSIAN).toContain(neighbour);
    expect(RUSSIAN_NEIGHBOURS).not.toHaveProperty(neighbour);
  }
});
