import { expect, test } from 'vitest';
import { relatedArticles, readingMinutes, type ArticleRelation } from './articles.ts';

test.each([
  [0, 1],
  [1200, 1],
  [1799, 1],
  [1800, 2],
  [6000, 5],
])('reads %i characters in %i minutes', (characters, minutes) => expect(readingMinutes(characters)).toBe(minutes));

const article = (slug: string, topic: ArticleRelation['topic'], category: string): ArticleRelation => ({
  slug,
  topic,
  category,
});
const articles = [
  article('a', 'care', 'coffee'),
  article('b', 'choose', 'tv'),
  article('c', 'choose', 'washers'),
  article('d', 'care', 'washers'),
  article('e', 'choose', 'phones'),
];

test.each([
  ['c', ['d', 'e', 'b', 'a']],
  ['b', ['c', 'e', 'd', 'a']],
  ['e', ['b', 'c', 'a', 'd']],
])('orders after %s: same category, same topic, then the others from the next one on', (slug, expected) =>
  expect(relatedArticles(articles, slug, 9).map((next) => next.slug)).toEqual(expected),
);

test('returns nothing for an unknown article and at most the requested number', () => {
  expect(relatedArticles(articles, 'z', 3)).toEqual([]);
  expect(relatedArticles(articles, 'a', 2)).toHaveLength(2);
});
