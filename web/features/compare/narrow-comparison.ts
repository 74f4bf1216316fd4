import type { CompareCategory, Comparison } from '#contract/catalog/compare.ts';

/** Limits a comparison to some products without a request: a removed column takes its differences and rows along. */
export function narrowComparison(comparison: Comparison, ids: readonly number[]): Comparison {
  const wanted = new Set(ids);
  return {
    categories: comparison.categories
      .map((category) => withProducts(category, wanted))
      .filter(({ products }) => products.length > 0),
    unavailable: comparison.unavailable.filter(({ id }) => wanted.has(id)),
    unknown: comparison.unknown.filter((id) => wanted.has(id)),
  };
}

function withProducts(category: CompareCategory, wanted: ReadonlySet<number>): CompareCategory {
  const kept = category.products.flatMap(({ id }, place) => (wanted.has(id) ? [place] : []));
  if (kept.length === category.products.length) return category;
  // The server decides which remaining values are best.
  const groups = category.groups
    .map((group) => ({
      ...group,
      rows: group.rows
        .map((row) => {
          const values = kept.map((place) => row.values[place] ?? null);
          return { ...row, values, best: [], differs: new Set(values).size > 1 };
        })
        .filter(({ values }) => values.some((value) => value !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
  return {
    ...category,
    products: kept.flatMap((place) => category.products[place] ?? []),
    groups,
    cheapest: [],
    bestRated: [],
  };
}
