import type { CompareCategory, Comparison } from '#contract/catalog/compare.ts';

/** Limits a comparison to some products without a request: a removed column takes its differences and rows along. */
export function narrowComparison(comparison: Comparison, ids: readonly number[]): Comparison {
  const idSet = new Set(ids);
  return {
    categories: comparison.categories
      .map((category) => narrowCategory(category, idSet))
      .filter(({ products }) => products.length > 0),
    unavailable: comparison.unavailable.filter(({ id }) => idSet.has(id)),
    unknown: comparison.unknown.filter((id) => idSet.has(id)),
  };
}

function narrowCategory(category: CompareCategory, idSet: ReadonlySet<number>): CompareCategory {
  const remainingIndexes = category.products.flatMap(({ id }, index) => (idSet.has(id) ? [index] : []));
  if (remainingIndexes.length === category.products.length) return category;
  // The server decides which remaining values are best.
  const groups = category.groups
    .map((group) => ({
      ...group,
      rows: group.rows
        .map((row) => {
          const values = remainingIndexes.map((index) => row.values[index] ?? null);
          return { ...row, values, best: [], differs: new Set(values).size > 1 };
        })
        .filter(({ values }) => values.some((value) => value !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
  return {
    ...category,
    products: remainingIndexes.flatMap((index) => category.products[index] ?? []),
    groups,
    cheapest: [],
    bestRated: [],
  };
}
