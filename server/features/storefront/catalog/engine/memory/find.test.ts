import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  scanEveryProduct,
  syntheticCatalogue,
  syntheticFrame,
  syntheticProduct,
  syntheticQuery,
  syntheticSales,
  feedSink,
  type SyntheticProduct,
} from '#test/factories/catalog/synthetic-products.ts';
import { EVERY_PRODUCT, type CatalogQuery } from '../engine.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import { createIndexBuilder } from './index/builder.ts';
import { findProducts } from './find.ts';
import { findPosition } from './index/positions.ts';
import { setOffers } from './columns/prices.ts';
import { setStock } from './columns/stock.ts';
import { createTailBuilder } from './index/tail.ts';
import { sampleSize } from '#test/harness/depth.ts';

function indexOf(products: readonly SyntheticProduct[]): CatalogIndex {
  const builder = createIndexBuilder(syntheticFrame.categories, syntheticFrame.names);
  feedSink(products, builder);
  return builder.finish();
}

/** Milliseconds; generous, so machine load does not fail the test. */
const PATIENCE = 300_000;
const pick = fc.nat();
/** Possible catalogue events; `pick` chooses among the current products. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('sales' as const), pick, sales: syntheticSales }),
  fc.record({ kind: fc.constant('changed' as const), pick, product: syntheticProduct }),
  fc.record({ kind: fc.constant('added' as const), product: syntheticProduct }),
  fc.record({ kind: fc.constant('deleted' as const), pick }),
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** Applies events to an index and to a plain list of products in parallel. */
function play(
  products: readonly SyntheticProduct[],
  events: readonly Event[],
  index: CatalogIndex,
): SyntheticProduct[] {
  const liveProducts = new Map(products.map((item) => [item.id, item]));
  const changed = new Set<number>();
  events.forEach((happened, at) => {
    const pickedId =
      'pick' in happened ? [...liveProducts.keys()][happened.pick % Math.max(1, liveProducts.size)] : 5000 + at;
    if (pickedId === undefined) return;
    if (happened.kind === 'sales') {
      const picked = liveProducts.get(pickedId) as SyntheticProduct;
      liveProducts.set(pickedId, { ...picked, ...happened.sales });
      const position = findPosition(index, pickedId);
      setOffers(index.prices, position, happened.sales.offers);
      setStock(index.stock, position, happened.sales.buyable, happened.sales.places);
      return;
    }
    if (happened.kind === 'deleted') liveProducts.delete(pickedId);
    else liveProducts.set(pickedId, { ...happened.product, id: pickedId });
    changed.add(pickedId);
    const tail = createTailBuilder(index, syntheticFrame);
    feedSink(
      [...liveProducts.values()].filter(({ id }) => changed.has(id)),
      tail,
    );
    tail.finish(changed);
  });
  return [...liveProducts.values()];
}

const plain: CatalogQuery = {
  ...EVERY_PRODUCT,
  cityId: 1,
  sort: 'cheap',
  offset: 0,
  limit: 100,
  countGroups: [0, 11],
  countNumbers: [21, 22],
  countCategories: [1, 2],
};
const eitherForm = (...forms: string[]): CatalogQuery => ({
  ...plain,
  sort: 'relevance',
  words: forms.map((form) => [{ form, weight: 1 }]),
  wordsNeeded: 1,
});
/** Queried before and after: lists with cached counts, and words whose weights depend on product frequency. */
const always: CatalogQuery[] = [
  plain,
  { ...plain, cityId: 2, category: 2 },
  eitherForm('алма', 'бета', 'лист'),
  eitherForm('гамма', 'ветка'),
  eitherForm('x200', 'brand1', 'га'),
];

describe('the index', () => {
  it(
    'answers every query like a full scan',
    () => {
      let found = 0;
      fc.assert(
        fc.property(
          syntheticCatalogue,
          fc.array(syntheticQuery, { minLength: 1, maxLength: 6 }),
          (products, queries) => {
            const index = indexOf(products);
            for (const query of queries) {
              const expected = scanEveryProduct(products, query);
              if (expected.total > 0) found++;
              expect(findProducts(index, query)).toEqual(expected);
            }
          },
        ),
        { numRuns: sampleSize(200) },
      );
      expect(found).toBeGreaterThan(sampleSize(150));
    },
    PATIENCE,
  );

  it(
    'still does after any changes of prices, stock, products, words, values and catalogue',
    () => {
      let found = 0;
      fc.assert(
        fc.property(
          syntheticCatalogue,
          fc.array(event, { maxLength: 20, size: 'large' }),
          fc.array(syntheticQuery, { minLength: 2, maxLength: 5 }),
          (products, events, queries) => {
            const index = indexOf(products);
            for (const query of [...always, ...queries]) findProducts(index, query);
            const live = play(products, events, index);
            expect(index.size).toBe(live.length);
            for (const query of [...always, ...queries]) {
              const expected = scanEveryProduct(live, query);
              if (expected.total > 0) found++;
              expect(findProducts(index, query)).toEqual(expected);
            }
          },
        ),
        { numRuns: sampleSize(200) },
      );
      expect(found).toBeGreaterThan(sampleSize(150));
    },
    PATIENCE,
  );

  it('does not cache price bounds across price changes', () => {
    const priced = fc.array(fc.tuple(syntheticProduct, fc.integer({ min: 1, max: 900 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(priced, fc.nat(), fc.integer({ min: 1, max: 999 }), (drafts, picks, price) => {
        const products = drafts.map(
          ([draft, own], at): SyntheticProduct => ({
            ...draft,
            id: at + 1,
            offers: [{ cityId: 0, price: own, discount: 0 }],
          }),
        );
        const index = indexOf(products);
        findProducts(index, plain);
        const id = 1 + (picks % products.length);
        setOffers(index.prices, findPosition(index, id), [{ cityId: 0, price, discount: 0 }]);
        const prices = products.map((item) => (item.id === id ? price : (item.offers[0]?.price ?? 0)));
        expect(findProducts(index, plain).price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
      }),
      { numRuns: 100 },
    );
  });

  it('knows the words of new products', () => {
    fc.assert(
      fc.property(syntheticCatalogue, fc.array(event, { maxLength: 8 }), (products, events) => {
        const index = indexOf(products);
        const vocabularyBefore = index.vocabulary;
        const fresh = indexOf(play(products, events, index)).vocabulary.words;
        const { words, products: counts } = index.vocabulary;
        expect(words).toEqual([...new Set(words)].sort());
        expect(fresh.filter((word) => !words.includes(word))).toEqual([]);
        expect([...counts].every((count) => count > 0) && counts.length === words.length).toBe(true);
        if (words.every((word) => vocabularyBefore.words.includes(word)))
          expect(index.vocabulary.words).toEqual(vocabularyBefore.words);
      }),
      { numRuns: 100 },
    );
  });
});
