/** A candidate of a home page row. */
export type Candidate = {
  readonly id: number;
  readonly categoryId: number;
  readonly variantGroup: string | null;
  readonly price: number | null;
};

const MAX_OF_CATEGORY = 2;

/**
 * Orders popular products by revenue: popularity rank against the square root of the price. A phone ranks above ink
 * that sells as often.
 */
export function sortByRevenue<T extends Candidate>(popular: readonly T[]): T[] {
  return popular
    .map((product, index) => ({ product, score: (1 - index / popular.length) * Math.sqrt(product.price ?? 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ product }) => product);
}

/** Alternates departments: the first product of each, then the second of each. */
export function alternate<T>(products: readonly T[], departmentOf: (product: T) => number): T[] {
  const counts = new Map<number, number>();
  return products
    .map((product, index) => {
      const turn = counts.get(departmentOf(product)) ?? 0;
      counts.set(departmentOf(product), turn + 1);
      return { product, place: index, turn };
    })
    .sort((a, b) => a.turn - b.turn || a.place - b.place)
    .map(({ product }) => product);
}

/** Keeps the first product of each variant group. */
export function onePerVariantGroup<T extends Candidate>(products: readonly T[]): T[] {
  const groups = new Set<string>();
  return products.filter(({ variantGroup }) => {
    if (variantGroup === null) return true;
    const isFirst = !groups.has(variantGroup);
    groups.add(variantGroup);
    return isFirst;
  });
}

/** Keeps one per variant group and a few per category for variety. */
export function diversify<T extends Candidate>(products: readonly T[]): T[] {
  const categories = new Map<number, number>();
  return onePerVariantGroup(products).filter(({ categoryId }) => {
    const count = (categories.get(categoryId) ?? 0) + 1;
    categories.set(categoryId, count);
    return count <= MAX_OF_CATEGORY;
  });
}
