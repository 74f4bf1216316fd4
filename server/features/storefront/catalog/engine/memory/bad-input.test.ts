import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { syntheticCatalogue, syntheticFrame, feedSink } from '#test/factories/catalog/synthetic-products.ts';
import { EVERY_PRODUCT, type CatalogQuery } from '../engine.ts';
import { createIndexBuilder } from './index/builder.ts';
import { findProducts } from './find.ts';
import { suggestProducts } from './words/suggest.ts';

const plain: CatalogQuery = {
  ...EVERY_PRODUCT,
  cityId: 1,
  sort: 'popular',
  offset: 0,
  limit: 24,
  countGroups: [0, 11],
  countNumbers: [21],
  countCategories: [1],
};
const products = fc.sample(syntheticCatalogue, { seed: 7, numRuns: 20 }).toSorted((a, b) => b.length - a.length)[0];
const builder = createIndexBuilder(syntheticFrame.categories, syntheticFrame.names);
feedSink(products ?? [], builder);
const index = builder.finish();
const word = [{ form: 'алма', weight: 1 }];

describe('arbitrary input', () => {
  it.each<[string, Partial<CatalogQuery>, total: 'all' | 'none']>([
    ['a page far beyond the last', { offset: 10 ** 12 }, 'all'],
    ['a page without an end', { limit: 10 ** 12 }, 'all'],
    ['a category there is not', { category: 10 ** 9 }, 'none'],
    ['a city there is not', { cityId: -5 }, 'all'],
    ['no value of a group', { values: [{ group: 0, values: [] }] }, 'none'],
    ['a group there is not', { values: [{ group: 10 ** 9, values: [1] }] }, 'none'],
    [
      'very many values',
      { values: [{ group: 0, values: Array.from({ length: 20_000 }, (_, index) => index) }] },
      'all',
    ],
    ['numbers of an attribute there is not', { numbers: [{ attribute: 10 ** 9, from: null, to: null }] }, 'none'],
    ['numbers from high to low', { numbers: [{ attribute: 21, from: 9, to: 0 }] }, 'none'],
    ['numbers without an end', { numbers: [{ attribute: 21, from: -Infinity, to: Infinity }] }, 'all'],
    ['prices from high to low', { price: { from: 10 ** 15, to: -(10 ** 15) } }, 'none'],
    ['words without forms', { words: [[], [], []] }, 'none'],
    ['more words needed than asked', { words: [word], wordsNeeded: 5 }, 'none'],
    ['very many words', { words: Array.from({ length: 10_000 }, () => word) }, 'all'],
    [
      'very many forms',
      { words: [Array.from({ length: 20_000 }, (_, index) => ({ form: `алма${index % 3 ? index : ''}`, weight: 1 }))] },
      'all',
    ],
    [
      'words no text has',
      {
        words: [
          [
            { form: '\u0000', weight: 1 },
            { form: '\ud800', weight: 0 },
            { form: '', weight: 2 },
          ],
        ],
      },
      'none',
    ],
    [
      'the same group twice',
      {
        values: [
          { group: 0, values: [1, 2, 3, 4] },
          { group: 0, values: [1, 2, 3, 4] },
        ],
      },
      'all',
    ],
    [
      'everything counted many times',
      {
        countGroups: Array.from({ length: 3_000 }, (_, index) => index),
        countNumbers: Array.from({ length: 3_000 }, (_, index) => index),
        countCategories: Array.from({ length: 3_000 }, (_, index) => index),
      },
      'all',
    ],
  ])('gets an answer: %s', (_, query, total) => {
    const answer = findProducts(index, { ...plain, ...query });
    expect(answer.total > 0).toBe(total === 'all');
    expect(answer.ids.length).toBeLessThanOrEqual(answer.total);
    expect(
      findProducts(index, { ...plain, ...query, onePerModel: true, sort: 'relevance' }).ids.length,
    ).toBeLessThanOrEqual(answer.total);
    expect(suggestProducts(index, { words: query.words ?? [], cityId: 1, limit: 6 }).ids.length).toBeLessThanOrEqual(6);
    expect(findProducts(index, plain).total).toBeGreaterThan(0);
  });
});
