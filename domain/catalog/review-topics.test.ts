import { expect, test } from 'vitest';
import { summarizeReviews } from './review-topics.ts';

const review = (advantages: string, flaws = '') => ({ advantages, flaws });
const repeat = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

test('counts reviews by topic in both languages, advantages as praise and flaws as criticism', () => {
  const summary = summarizeReviews([
    ...repeat(3, review('Отличная камера, лёгкий', 'Дорогой')),
    review('Камерасы жақсы, экраны жарық', 'Бағасы қымбат'),
    review('Фото и снимки', 'Камера шумит ночью'),
  ]);
  expect(summary.map(({ name, praised, criticized }) => [name.ru, praised, criticized])).toEqual([
    ['Камера', 5, 1],
    ['Цена', 0, 4],
    ['Размер и вес', 3, 0],
  ]);
});

test('counts a review once per topic', () => {
  const [camera] = summarizeReviews(repeat(5, review('Камера, камера и ещё раз фото')));
  expect(camera).toMatchObject({ praised: 5, criticized: 0 });
});

test.each([
  ['fewer than five reviews', repeat(4, review('Камера'))],
  ['topics with one or two mentions', [...repeat(2, review('Камера')), ...repeat(5, review('Всё хорошо', 'Нет'))]],
  ['words that only contain a stem', repeat(6, review('Оценил подарок, интересно, завес'))],
])('lists nothing for %s', (_name, reviews) => {
  expect(summarizeReviews(reviews)).toEqual([]);
});
