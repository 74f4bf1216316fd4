import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test.each([
  ['Коротко.', 'Коротко.'],
  ['Первый абзац.\nВторой.', 'Первый абзац.'],
  ['Тихий, быстрый и лёгкий прибор', 'Тихий, быстрый и…'],
  ['Тихий, быстрый, — лёгкий', 'Тихий, быстрый…'],
  ['', ''],
])('cuts %j to %j', (text, expected) => {
  expect(excerpt(text, 18)).toBe(expected);
});
