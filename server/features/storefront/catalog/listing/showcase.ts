/** A candidate of a home page row. */
export type ShowcaseProduct = {
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
export function byTurnover<T extends ShowcaseProduct>(popular: readonly T[]): T[] {
  return popular
    .map((product, index) => ({ product, worth: (1 - index / popular.length) * Math.sqrt(product.price ?? 0) }))
    .sort((first, other) => other.worth - first.worth)
    .map(({ product }) => product);
}

/** Alternates departments: the first product of each, then the second of each. */
export function inTurns<T>(products: readonly T[], departmentOf: (product: T) => number): T[] {
  const turnsUsed = new Map<number, number>();
  return products
    .map((product, index) => {
      const turn = turnsUsed.get(departmentOf(product)) ?? 0;
      turnsUsed.set(departmentOf(product), turn + 1);
      return { product, place: index, turn };
    })
    .sort((first, other) => first.turn - other.turn || first.place - other.place)
    .map(({ product }) => product);
}

/** Keeps the first product of each variant group. */
export function onePerGroup<T extends ShowcaseProduct>(products: readonly T[]): T[] {
  const groups = new Set<string>();
  return products.filter(({ variantGroup }) => {
    if (variantGroup === null) return true;
    const isFirst = !groups.has(variantGroup);
    groups.add(variantGroup);
    return isFirst;
  });
}

/** Keeps one per variant group and a few per category for variety. */
export function alternateGroups<T extends ShowcaseProduct>(products: readonly T[]): T[] {
  const categories = new Map<number, number>();
  return onePerGroup(products).filter(({ categoryId }) => {
    const count = (categories.get(categoryId) ?? 0) + 1;
    categories.set(categoryId, count);
    return count <= MAX_OF_CATEGORY;
  });
}
