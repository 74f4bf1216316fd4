import type { FeedCategory } from './categories.ts';
import { categoryKey, isGenericName, normalizeName } from './category-names.ts';
import type { CategoryRow } from './category-row.ts';

/**
 * Finds the shop's category for a supplier's category by name: the same words, then a known synonym. A name that
 * depends on its parent must have the same parent. Of several, prefers the one below the same parent, then a leaf, then
 * the oldest.
 */
export function createCategoryFinder(rows: readonly CategoryRow[]) {
  const byWords = new Map<string, CategoryRow[]>();
  const byKey = new Map<string, CategoryRow[]>();
  const parents = new Set(rows.map((row) => row.parentId));
  const addToIndex = (index: Map<string, CategoryRow[]>, key: string, row: CategoryRow) => {
    const list = index.get(key);
    if (!list) index.set(key, [row]);
    else if (!list.includes(row)) list.push(row);
  };
  for (const row of rows) {
    for (const name of [row.nameRu, row.nameKk]) {
      addToIndex(byWords, normalizeName(name), row);
      addToIndex(byKey, categoryKey(name), row);
    }
  }

  return {
    find({ nameRu, slug }: FeedCategory, parentId: number | null): CategoryRow | undefined {
      // A feed with addresses brings the shop's own tree.
      if (slug !== '') return undefined;
      const found = byWords.get(normalizeName(nameRu)) ?? byKey.get(categoryKey(nameRu)) ?? [];
      const siblings = found.filter((row) => row.parentId === parentId);
      if (isGenericName(nameRu)) return siblings[0];
      return siblings[0] ?? found.find((row) => !parents.has(row.id)) ?? found[0];
    },
  };
}
