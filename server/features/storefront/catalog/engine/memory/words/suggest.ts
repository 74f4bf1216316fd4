import type { SuggestAnswer, SuggestQuery } from '../../engine.ts';
import { countBits, forEachPosition, type Window } from '../columns/bits.ts';
import type { CatalogIndex } from '../index/catalog-index.ts';
import { findPage } from '../page.ts';
import { listParts } from '../index/positions.ts';
import { priceView } from '../columns/prices.ts';
import { findWords, intersectWords, scoreWords } from './words.ts';

const MAX_CATEGORIES = 4;
const MAX_BRANDS = 3;
const MAX_OF_BRAND = 3;

/** Finds products, categories and brands for the typed words; `suggest` of the port. */
export function suggestProducts(
  index: CatalogIndex,
  { words, wordsNeeded, cityId, limit }: SuggestQuery,
): SuggestAnswer {
  if (words.length === 0) return { ids: [], categories: [], brands: [] };
  index.scratch.windows.clear();
  const view = priceView(index.prices, cityId);
  const found = findWords(index, words);
  const windows = listParts(index).map((part) => {
    const window = index.scratch.windows.cut(view.listed, part.first, part.end);
    const forms = found.get(part) ?? [];
    intersectWords(part, forms, Math.max(1, wordsNeeded ?? forms.length), window, index.scratch);
    scoreWords(part, forms, window, index.scratch);
    return window;
  });
  const total = windows.reduce((sum, window) => sum + countBits(window.words), 0);
  const { categories, brands } = mostCommon(index, windows);
  return {
    ids: findPage(index, view, { sort: 'relevance', offset: 0, limit }, { windows, total }, true).ids,
    categories,
    brands,
  };
}

function mostCommon(
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
  const commonBrands = commonest(brands.counts(), MAX_BRANDS);
  const inside = commonBrands.map(([brand]) => ({ brand, categories: createCounter(categoryOf) }));
  for (const window of inside.length > 0 ? windows : []) {
    forEachPosition(window, (position) => {
      const brand = brandOf[position];
      for (const item of inside) if (item.brand === brand) item.categories.add(position);
    });
  }
  return {
    categories: commonest(categories.counts(), MAX_CATEGORIES).map(([category, count]) => ({ category, count })),
    brands: commonBrands.map(([brand, count], at) => ({
      brand,
      count,
      categories: commonest(inside[at]?.categories.counts() ?? new Map(), MAX_OF_BRAND).map(([category]) => category),
    })),
  };
}

/** Larger ids are counted in a map: a table would be sparse. */
const MAX_TABLE = 1 << 16;

/** Counts positions by their column value; neighbours mostly share it. */
function createCounter(column: Int32Array) {
  const counts = new Map<number, number>();
  let table = new Int32Array(64);
  const met: number[] = [];
  let last = -1;
  let run = 0;
  const settle = () => {
    if (run === 0) return;
    if (last >= MAX_TABLE) counts.set(last, (counts.get(last) ?? 0) + run);
    else {
      if (last >= table.length) {
        const larger = new Int32Array(Math.min(MAX_TABLE, 2 * last));
        larger.set(table);
        table = larger;
      }
      if (table[last] === 0) met.push(last);
      table[last] = (table[last] as number) + run;
    }
    run = 0;
  };
  return {
    add(position: number) {
      const value = column[position] as number;
      if (value !== last) {
        settle();
        last = value;
      }
      run++;
    },
    counts(): Map<number, number> {
      settle();
      for (const value of met) counts.set(value, table[value] as number);
      return counts;
    },
  };
}

function commonest(counts: ReadonlyMap<number, number>, limit: number): [number, number][] {
  return [...counts].sort(([a, first], [b, second]) => second - first || a - b).slice(0, limit);
}
