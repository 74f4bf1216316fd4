import type { SuggestAnswer, SuggestQuery } from '../engine.ts';
import { countBits, eachPosition, type Window } from './bits.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { pageOf } from './page.ts';
import { indexPartsOf } from './positions.ts';
import { priceView } from './prices.ts';
import { findWords, keepWithWords, scoreWords } from './words.ts';

const MAX_CATEGORIES = 4;
const MAX_BRANDS = 3;
const MAX_OF_BRAND = 3;

/** Finds products, categories and brands for what has been typed; `suggest` of the port. */
export function suggestGoods(index: CatalogIndex, { words, wordsNeeded, cityId, limit }: SuggestQuery): SuggestAnswer {
  if (words.length === 0) return { ids: [], categories: [], brands: [] };
  index.scratch.windows.clear();
  const view = priceView(index.prices, cityId);
  const found = findWords(index, words);
  const windows = indexPartsOf(index).map((part) => {
    const window = index.scratch.windows.cut(view.listed, part.first, part.end);
    const forms = found.get(part) ?? [];
    keepWithWords(part, forms, Math.max(1, wordsNeeded ?? forms.length), window, index.scratch);
    scoreWords(part, forms, window, index.scratch);
    return window;
  });
  const total = windows.reduce((sum, window) => sum + countBits(window.words), 0);
  const { categories, brands } = mostCommon(index, windows);
  return {
    ids: pageOf(index, view, { sort: 'relevance', offset: 0, limit }, { windows, total }, true).ids,
    categories,
    brands,
  };
}

function mostCommon(
  { goods: { categoryOf, brandOf } }: CatalogIndex,
  windows: readonly Window[],
): Pick<SuggestAnswer, 'categories' | 'brands'> {
  const categories = new Map<number, number>();
  const brands = new Map<number, number>();
  for (const window of windows) {
    eachPosition(window, (position) => {
      add(categories, categoryOf[position] as number);
      if (brandOf[position] !== 0) add(brands, brandOf[position] as number);
    });
  }
  const most = mostOf(brands, MAX_BRANDS);
  const where = new Map(most.map(([brand]): [number, Map<number, number>] => [brand, new Map()]));
  for (const window of windows) {
    eachPosition(window, (position) => {
      const inside = where.get(brandOf[position] as number);
      if (inside) add(inside, categoryOf[position] as number);
    });
  }
  return {
    categories: mostOf(categories, MAX_CATEGORIES).map(([category, count]) => ({ category, count })),
    brands: most.map(([brand, count]) => ({
      brand,
      count,
      categories: mostOf(where.get(brand) ?? new Map(), MAX_OF_BRAND).map(([category]) => category),
    })),
  };
}

function add(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostOf(counts: Map<number, number>, most: number): [number, number][] {
  return [...counts].sort(([a, one], [b, other]) => other - one || a - b).slice(0, most);
}
