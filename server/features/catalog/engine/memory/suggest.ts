import type { SuggestAnswer, SuggestQuery } from '../engine.ts';
import { cutWindow, eachPosition } from './bits.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { applyWords, byScore } from './find.ts';
import { priceView } from './prices.ts';

const mostCategories = 4;
const mostBrands = 3;

/** Finds goods, categories and brands for what has been typed; `suggest` of the port. */
export function suggestGoods(index: CatalogIndex, { words, wordsNeeded, cityId, limit }: SuggestQuery): SuggestAnswer {
  const base = cutWindow(priceView(index.prices, cityId).listed, 0, index.size);
  const scores = applyWords(index, words, wordsNeeded, base);
  if (!scores) return { ids: [], categories: [], brands: [] };
  const categories = new Map<number, number>();
  const brands = new Map<number, { count: number; categories: Map<number, number> }>();
  eachPosition(base, (position) => {
    const category = index.categoryOf[position] as number;
    const brand = index.brandOf[position] as number;
    categories.set(category, (categories.get(category) ?? 0) + 1);
    if (brand === 0) return;
    let seen = brands.get(brand);
    if (!seen) brands.set(brand, seen = { count: 0, categories: new Map() });
    seen.count++;
    seen.categories.set(category, (seen.categories.get(category) ?? 0) + 1);
  });
  return {
    ids: byScore(index, base, scores).slice(0, limit).map((position) => index.ids[position] as number),
    categories: mostOf(categories, mostCategories).map(([category, count]) => ({ category, count })),
    brands: [...brands].sort(([a, one], [b, other]) => other.count - one.count || a - b).slice(0, mostBrands)
      .map(([brand, { count, categories: where }]) => ({ brand, count, category: mostOf(where, 1)[0]?.[0] ?? 0 })),
  };
}

function mostOf(counts: Map<number, number>, most: number): [number, number][] {
  return [...counts].sort(([a, one], [b, other]) => other - one || a - b).slice(0, most);
}
