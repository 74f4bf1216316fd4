import { textTokens } from '../engine/text/tokens.ts';
import type { CategoryTree } from './category-tree.ts';
import type { NamedProduct } from './classify/training.ts';

const seriesWord = /^([a-z]{1,2})(\d{1,3})$/;

/** Words and brands of the products of categories. */
export type ProductWords = {
  /** Share of a category's products (0–1) whose names have a word, in its most usual form. */
  share(category: number, forms: readonly string[]): number;
  hasBrand(category: number, brand: number): boolean;
  count(category: number): number;
  /** Words with the letters of a model's word and the nearest other number; none of a word without a number. */
  nearestModels(category: number, word: string): readonly string[];
};

/** Words and brands of the products of a leaf category. */
type Leaf = { total: number; words: Map<string, number>; brands: Set<number> };
/** Counts by leaf category; can be copied between threads. */
export type ProductCounts = ReadonlyMap<number, Leaf>;

/** Counts words and brands of products by leaf category. */
export function countProducts(products: readonly NamedProduct[]): ProductCounts {
  const leaves = new Map<number, Leaf>();
  for (const { names, category, brand } of products) {
    const leaf = leaves.get(category) ?? { total: 0, words: new Map(), brands: new Set() };
    leaves.set(category, leaf);
    leaf.total++;
    if (brand !== null) leaf.brands.add(brand);
    for (const word of new Set(names.flatMap((name) => [...textTokens(name)])))
      leaf.words.set(word, (leaf.words.get(word) ?? 0) + 1);
  }
  return leaves;
}

/** Sums the counts of leaves over the category tree. */
export function createProductWords(tree: CategoryTree, leaves: ProductCounts): ProductWords {
  const leavesOf = (category: number) => tree.leavesOf(category).flatMap((id) => leaves.get(id) ?? []);
  return {
    share(category, forms) {
      const own = leavesOf(category);
      const total = own.reduce((sum, leaf) => sum + leaf.total, 0);
      const found = Math.max(
        0,
        ...forms.map((form) => own.reduce((sum, { words }) => sum + (words.get(form) ?? 0), 0)),
      );
      return total === 0 ? 0 : Math.min(1, found / total);
    },
    hasBrand: (category, brand) => leavesOf(category).some(({ brands }) => brands.has(brand)),
    count: (category) => leavesOf(category).reduce((sum, { total }) => sum + total, 0),
    nearestModels(category, word) {
      const [, letters, number] = seriesWord.exec(word) ?? [];
      if (letters === undefined) return [];
      const distance = (other: string) => {
        const [, ownLetters, own] = seriesWord.exec(other) ?? [];
        return ownLetters === letters && own?.length === number?.length
          ? Math.abs(Number(own) - Number(number))
          : Infinity;
      };
      const others = [...new Set(leavesOf(category).flatMap(({ words }) => [...words.keys()]))];
      const nearest = Math.min(...others.map(distance));
      return nearest === Infinity ? [] : others.filter((other) => distance(other) === nearest);
    },
  };
}
