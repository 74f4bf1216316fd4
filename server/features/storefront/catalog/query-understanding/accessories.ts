import type { KnownCategory } from './category-names.ts';

/** What is made for other products, among the categories. */
export type Accessories = {
  /** The products of a category are made for others. */
  has(category: number): boolean;
  /** Lists the topmost such categories. */
  all: readonly number[];
  /** Lists the topmost such categories inside one whose own products are none. */
  inside(category: number): readonly number[];
};

/** Finds categories of accessories and where they lie: bags for vacuum cleaners are filed among the cleaners. */
export function accessoriesOf(categories: readonly KnownCategory[]): Accessories {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const inside = new Map<number, number[]>();
  const all: number[] = [];
  for (const { id, parentId, accessory } of categories) {
    if (!accessory || byId.get(parentId ?? -1)?.accessory) continue;
    all.push(id);
    for (let above = byId.get(parentId ?? -1); above; above = byId.get(above.parentId ?? -1))
      inside.set(above.id, [...(inside.get(above.id) ?? []), id]);
  }
  return {
    all,
    has: (category) => byId.get(category)?.accessory ?? false,
    inside: (category) => inside.get(category) ?? [],
  };
}
