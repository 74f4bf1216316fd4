import { expect, test } from 'vitest';
import { reviewAuthor } from './review.ts';

test.each([
  ['Әсел', 'Ким', 'Әсел К.'],
  ['Жан-Поль', 'әбілов', 'Жан-Поль Ә.'],
  [' Дана ', '', 'Дана'],
])('shortens the author "%s %s" to "%s"', (first, last, author) => {
  expect(reviewAuthor(first, last)).toBe(author);
});
