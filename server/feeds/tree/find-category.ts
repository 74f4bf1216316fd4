import type { FeedCategory } from './categories.ts';
import { categoryKey, isGenericName, wordsOf } from './category-names.ts';
import type { CategoryRow } from './category-row.ts';

/**
 * Finds the category of the shop that a supplier's category is, by name: the same words, then a known synonym; a name
 * that means something only below its parent must stand below the same one. Of several the one below the same parent
 * wins, then the one that has nothing below it, then the oldest.
 */
export function createCategoryFinder(rows: readonly CategoryRow[]) {
  const byWords = new Map<string, CategoryRow[]>();
  const byKey = new Map<string, CategoryRow[]>();
  const parents = new Set(rows.map((row) => row.parentId));
  const put = (index: Map<string, CategoryRow[]>, key: string, row: CategoryRow) => {
    const list = index.get(key);
    if (!list) index.set(key, [row]);
    else if (!list.includes(row)) list.push(row);
  };
  for (const row of rows) {
    for (const name of [row.nameRu, row.nameKk]) {
      put(byWords, wordsOf(name), row);
      put(byKey, categoryKey(name), row);
    }
  }

  return {
    find({ nameRu, slug }: FeedCategory, parentId: number | null): CategoryRow | undefined {
      // A feed that names addresses brings the shop's own tree.
      if (slug !== '') return undefined;
      const found = byWords.get(wordsOf(nameRu)) ?? byKey.get(categoryKey(nameRu)) ?? [];
      const siblings = found.filter((row) => row.parentId === parentId);
      if (isGenericName(nameRu)) return siblings[0];
      return siblings[0] ?? found.find((row) => !parents.has(row.id)) ?? found[0];
    },
  };
}
