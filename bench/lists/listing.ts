import type { Sort } from '#contract/catalog/catalog.ts';
import { BRAND_GROUP, FLAG_YES, type CatalogQuery } from '#server/features/storefront/catalog/engine/engine.ts';
import { createIndexBuilder } from '#server/features/storefront/catalog/engine/memory/index/builder.ts';
import type { CatalogIndex } from '#server/features/storefront/catalog/engine/memory/index/catalog-index.ts';
import { findProducts } from '#server/features/storefront/catalog/engine/memory/find.ts';
import { setOffers } from '#server/features/storefront/catalog/engine/memory/columns/prices.ts';
import { median, percentile, roundTo } from '../run/figure.ts';
import { matchExactWords } from '../pages/plain-words.ts';
import { suggestProducts } from '#server/features/storefront/catalog/engine/memory/words/suggest.ts';

/** Milliseconds of one listing at the median and the 99th percentile, and listings per second of CPU. */
type ListingFigures = { products: number; facetValues: number; p50: number; p99: number; perCpuSecond: number };
/**
 * Listings with 0–3 filters, the same with one card per model, deep pages of both, unfiltered lists without cached counts, two words with facets, suggestions,
 * and listings right after a price change.
 */
export type ListingBench = {
  listing: ListingFigures;
  small: ListingFigures;
  models: ListingFigures;
  deep: ListingFigures;
  deepModels: ListingFigures;
  withoutCounts: ListingFigures;
  words: ListingFigures;
  suggest: ListingFigures;
  afterPriceChange: ListingFigures;
  buildMs: number;
};

const ENUM_GROUPS = 20;
const VALUES_PER_GROUP = 19;
const FLAG_GROUPS = 20;
const BRAND_COUNT = 60;
const NUMBER_COLUMNS = 6;
const QUERY_COUNT = 3_000;
const PASSES = 5;
const WARM_UP_RUNS = 500;
const SORTS: Sort[] = ['popular', 'cheap', 'expensive', 'rating', 'new', 'discount'];
const NOUNS = [
  'смартфон',
  'телевизор',
  'холодильник',
  'наушники',
  'пылесос',
  'ноутбук',
  'чайник',
  'кабель',
  'монитор',
  'принтер',
];

/** Measures the in-process index on synthetic catalogues: every product has a value in nearly every group. */
export async function benchListing(): Promise<ListingBench> {
  const startedAt = performance.now();
  const index = createIndex(20_000);
  const buildMs = Math.round(performance.now() - startedAt);
  return {
    listing: measure(index, (random) => {
      findProducts(index, randomQuery(random, {}));
    }),
    small: ((small) =>
      measure(small, (random) => {
        findProducts(small, randomQuery(random, {}));
      }))(createIndex(5_000)),
    models: measure(index, (random) => {
      findProducts(index, randomQuery(random, { onePerModel: true }));
    }),
    deep: measure(index, (random) => {
      findProducts(index, deepQuery(random, 800, {}));
    }),
    deepModels: measure(index, (random) => {
      findProducts(index, deepQuery(random, 500, { onePerModel: true }));
    }),
    withoutCounts: measure(index, (random) => {
      for (const view of index.prices.views.values()) view.countsByCategory.clear();
      findProducts(index, randomQuery(random, { values: [], numbers: [], price: null }));
    }),
    words: measure(index, (random) => {
      findProducts(
        index,
        randomQuery(random, {
          words: [
            NOUNS[Math.floor(random() * NOUNS.length)] ?? '',
            `brand${1 + Math.floor(random() * BRAND_COUNT)}`,
          ].map((form) => [{ form, weight: 1 }]),
          sort: 'relevance',
        }),
      );
    }),
    suggest: measure(index, (random) => {
      suggestProducts(index, {
        words: matchExactWords(
          (NOUNS[Math.floor(random() * NOUNS.length)] ?? '').slice(0, 3 + Math.floor(random() * 4)),
          index.vocabulary,
        ),
        cityId: 1,
        limit: 6,
      });
    }),
    afterPriceChange: measure(index, (random) => {
      setOffers(index.prices, Math.floor(random() * index.size), [
        { cityId: 0, price: 1_000 + Math.floor(random() * 900_000), discount: 0 },
      ]);
      findProducts(index, randomQuery(random, { sort: 'cheap' }));
    }),
    buildMs,
  };
}

/**
 * Repeats a series of queries several times. The fastest answer to a query counts, so other load of the machine does
 * not affect the 99th percentile.
 */
function measure(index: CatalogIndex, runQuery: (random: () => number) => void): ListingFigures {
  const warmUpRandom = seededRandom(8);
  for (let run = 0; run < WARM_UP_RUNS; run++) runQuery(warmUpRandom);
  const times = new Float64Array(QUERY_COUNT).fill(Infinity);
  const perCpuSecond: number[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const random = seededRandom(7);
    const cpu = process.cpuUsage();
    for (let query = 0; query < QUERY_COUNT; query++) {
      const start = performance.now();
      runQuery(random);
      times[query] = Math.min(times[query] as number, performance.now() - start);
    }
    const cpuUsed = process.cpuUsage(cpu);
    perCpuSecond.push(QUERY_COUNT / ((cpuUsed.user + cpuUsed.system) / 1e6));
  }
  return {
    products: index.size,
    facetValues: index.main.groups.values.length,
    p50: roundTo(percentile(times, 0.5), 3),
    p99: roundTo(percentile(times, 0.99), 3),
    perCpuSecond: Math.round(median(perCpuSecond)),
  };
}

function randomQuery(random: () => number, overrides: Partial<CatalogQuery>): CatalogQuery {
  const pick = (limit: number) => Math.floor(random() * limit);
  const filterCount = pick(4);
  const values = Array.from({ length: filterCount }, (_, index) =>
    index === 0
      ? { group: BRAND_GROUP, values: [1 + pick(BRAND_COUNT), 1 + pick(BRAND_COUNT)] }
      : { group: 100 + pick(ENUM_GROUPS), values: [1 + pick(VALUES_PER_GROUP), 1 + pick(VALUES_PER_GROUP)] },
  );
  return {
    category: 1,
    words: [],
    values,
    numbers: filterCount === 3 ? [{ attribute: 300 + pick(NUMBER_COLUMNS), from: 20, to: 80 }] : [],
    price: filterCount === 2 ? { from: 50_000, to: 500_000 } : null,
    cityId: 1 + pick(3),
    sort: SORTS[pick(SORTS.length)] ?? 'popular',
    offset: 0,
    limit: 24,
    countGroups: [
      BRAND_GROUP,
      ...Array.from({ length: ENUM_GROUPS }, (_, index) => 100 + index),
      ...Array.from({ length: FLAG_GROUPS }, (_, index) => 200 + index),
    ],
    countNumbers: Array.from({ length: NUMBER_COLUMNS }, (_, index) => 300 + index),
    countCategories: [1],
    ...overrides,
  };
}

/** One of the first `pages` of an unfiltered list. */
const deepQuery = (random: () => number, pages: number, overrides: Partial<CatalogQuery>): CatalogQuery =>
  randomQuery(random, {
    offset: 24 * Math.floor(random() * pages),
    values: [],
    numbers: [],
    price: null,
    ...overrides,
  });

function createIndex(size: number): CatalogIndex {
  const random = seededRandom(size);
  const pick = (limit: number) => Math.floor(random() * limit);
  const builder = createIndexBuilder([{ id: 1, treeFrom: 1, treeTo: 1, names: ['Техника', 'Техника'] }]);
  for (let id = 1; id <= size; id++) {
    const brand = 1 + Math.floor(random() ** 2 * BRAND_COUNT);
    builder.addProduct({
      id,
      categoryId: 1,
      brandId: brand,
      brandName: `brand${brand}`,
      names: [`${NOUNS[pick(NOUNS.length)]} brand${brand} модель ${pick(4_000)} ${2 ** (5 + pick(5))} ГБ`],
      codes: [`M-${id}`],
      variantGroup: pick(2) === 0 ? `model${pick(size / 8)}` : null,
      popularity: pick(10_000),
      ratingHundredths: pick(500),
      ratingCount: pick(300),
      createdAt: pick(1e6),
      buyable: pick(10) > 0,
    });
    for (let group = 0; group < ENUM_GROUPS; group++)
      if (pick(10) > 0)
        builder.addValue({
          productId: id,
          group: 100 + group,
          value: 1 + Math.floor(random() ** 2 * VALUES_PER_GROUP),
        });
    for (let flag = 0; flag < FLAG_GROUPS; flag++)
      if (pick(3) === 0) builder.addValue({ productId: id, group: 200 + flag, value: FLAG_YES });
    for (let column = 0; column < NUMBER_COLUMNS; column++)
      builder.addNumber({ productId: id, attribute: 300 + column, number: pick(100) });
    builder.addOffer(id, { cityId: 0, price: 1_000 + pick(900_000), discount: pick(4) === 0 ? pick(40) : 0 });
    if (pick(3) === 0) builder.addCity(id, 1 + pick(3));
    if (pick(2) === 0) builder.addLook(id, 1 + pick(size / 8));
    if (pick(20) === 0) builder.addOffer(id, { cityId: 2, price: 1_000 + pick(900_000), discount: 0 });
  }
  return builder.finish();
}

/** A seeded generator of numbers 0–1, the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
