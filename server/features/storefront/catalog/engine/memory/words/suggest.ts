import type { SuggestAnswer, SuggestQuery } from '../../engine.ts';
import { countBits, forEachPosition, type Window } from '../columns/bits.ts';
import type { CatalogIndex } from '../index/catalog-index.ts';
import { findPage } from '../page.ts';
import { listParts } from '../index/positions.ts';
import { getPriceView } from '../columns/prices.ts';
import { findWords, intersectWords, scoreWords } from './words.ts';

const MAX_CATEGORIES = 4;
const MAX_BRANDS = 3;
const MAX_CATEGORIES_PER_BRAND = 3;

/** Finds products, categories and brands for the typed words; `suggest` of the port. */
export function suggestProducts(
  index: CatalogIndex,
  { words, wordsNeeded, cityId, limit }: SuggestQuery,
): SuggestAnswer {
  if (words.length === 0) return { ids: [], categories: [], brands: [] };
  index.scratch.windows.clear();
  const view = getPriceView(index.prices, cityId);
  const found = findWords(index, words);
  const windows = listParts(index).map((part) => {
    const window = index.scratch.windows.cut(view.listed, part.first, part.end);
    const forms = found.get(part) ?? [];
    intersectWords(part, forms, Math.max(1, wordsNeeded ?? forms.length), window, index.scratch);
    scoreWords(part, forms, window, index.scratch);
    return window;
  });
  const total = windows.reduce((sum, window) => sum + countBits(window.words), 0);
  const { categories, brands } = countCategoriesAndBrands(index, windows);
  return {
    ids: findPage(index, view, { sort: 'relevance', offset: 0, limit, cityId }, { windows, total }, true).ids,
    categories,
    brands,
  };
}

function countCategoriesAndBrands(
  { products: { categoryOf, brandOf } }: CatalogIndex,
  windows: readonly Window[],
): Pick<SuggestAnswer, 'categories' | 'brands'> {
  const categories = createCounter(categoryOf);
  const brands = createCounter(brandOf);
  for (const window of windows) {
    forEachPosition(window, (position) => {
      categories.add(position);
      if (brandOf[position] !== 0) brands.add(position);
    });
  }
  const commonBrands = mostFrequent(brands.counts(), MAX_BRANDS);
  const categoriesByBrand = commonBrands.map(([brand]) => ({ brand, categories: createCounter(categoryOf) }));
  for (const window of categoriesByBrand.length > 0 ? windows : []) {
    forEachPosition(window, (position) => {
      const brand = brandOf[position];
      for (const item of categoriesByBrand) if (item.brand === brand) item.categories.add(position);
    });
  }
  return {
    categories: mostFrequent(categories.counts(), MAX_CATEGORIES).map(([category, count]) => ({ category, count })),
    brands: commonBrands.map(([brand, count], at) => ({
      brand,
      count,
      categories: mostFrequent(categoriesByBrand[at]?.categories.counts() ?? new Map(), MAX_CATEGORIES_PER_BRAND).map(
        ([category]) => category,
      ),
    })),
  };
}

/** Larger ids are counted in a map: a table would be sparse. */
const MAX_TABLE_SIZE = 1 << 16;

/** Counts positions by their column value; neighbours mostly share it. */
function createCounter(column: Int32Array) {
  const counts = new Map<number, number>();
  let table = new Int32Array(64);
  const tableValues: number[] = [];
  let last = -1;
  let run = 0;
  const flushRun = () => {
    if (run === 0) return;
    if (last >= MAX_TABLE_SIZE) counts.set(last, (counts.get(last) ?? 0) + run);
    else {
      if (last >= table.length) {
        const larger = new Int32Array(Math.min(MAX_TABLE_SIZE, 2 * last));
        larger.set(table);
        table = larger;
      }
      if (table[last] === 0) tableValues.push(last);
      table[last] = (table[last] as number) + run;
    }
    run = 0;
  };
  return {
    add(position: number) {
      const value = column[position] as number;
      if (value !== last) {
        flushRun();
        last = value;
      }
      run++;
    },
    counts(): Map<number, number> {
      flushRun();
      for (const value of tableValues) counts.set(value, table[value] as number);
      return counts;
    },
  };
}

function mostFrequent(counts: ReadonlyMap<number, number>, limit: number): [number, number][] {
  return [...counts].sort(([a, first], [b, second]) => second - first || a - b).slice(0, limit);
}
