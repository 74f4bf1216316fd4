import type { Localized } from '#domain/text/language.ts';

/** A category as the query module sees it; `accessory`: its products complement others (cases, cables). */
export type TreeCategory = { id: number; parentId: number | null; name: Localized; accessory: boolean };

/** The category tree of a shop. */
export type CategoryTree = {
  categories: readonly TreeCategory[];
  /** Leaves below a category, or the category itself when it is one. */
  leavesOf(id: number): readonly number[];
  /** Whether a category is another one or lies in it. */
  isWithin(id: number, ancestor: number): boolean;
  /** The deepest category that contains all the given ones; null when none does. */
  commonAncestor(ids: readonly number[]): number | null;
  isAccessory(id: number): boolean;
  /** Topmost accessory categories. */
  accessories: readonly number[];
  /** Topmost accessory categories inside a category that is none itself. */
  accessoriesIn(id: number): readonly number[];
};

/** Prepares a category tree. */
export function createCategoryTree(categories: readonly TreeCategory[]): CategoryTree {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const children = Map.groupBy(categories, ({ parentId }) => parentId);
  const pathOf = (id: number): number[] => {
    const category = byId.get(id);
    return category ? [...(category.parentId === null ? [] : pathOf(category.parentId)), id] : [];
  };
  const paths = new Map(categories.map(({ id }) => [id, pathOf(id)]));
  const leaves = new Map<number, number[]>();
  for (const { id } of categories)
    if (!children.has(id))
      for (const ancestor of paths.get(id) ?? []) leaves.set(ancestor, [...(leaves.get(ancestor) ?? []), id]);
  const isAccessory = (id: number) => byId.get(id)?.accessory ?? false;
  const accessoriesIn = (id: number): number[] =>
    (children.get(id) ?? []).flatMap((child) => (child.accessory ? [child.id] : accessoriesIn(child.id)));
  return {
    categories,
    leavesOf: (id) => leaves.get(id) ?? [],
    isWithin: (id, ancestor) => paths.get(id)?.includes(ancestor) ?? false,
    commonAncestor(ids) {
      const [first = [], ...rest] = ids.map((id) => paths.get(id) ?? []);
      return first.findLast((id) => rest.every((path) => path.includes(id))) ?? null;
    },
    isAccessory,
    accessories: categories
      .filter(({ parentId, accessory }) => accessory && !(parentId !== null && isAccessory(parentId)))
      .map(({ id }) => id),
    accessoriesIn: (id) => (isAccessory(id) ? [] : accessoriesIn(id)),
  };
}
