import type { Localized } from '#domain/text/language.ts';

/** Enumeration value. */
export type DirectoryValue = { id: number; slug: string; name: Localized; sortNumber: number | null };

/** Attribute with its values. */
export type DirectoryAttribute = {
  id: number;
  slug: string;
  type: 'number' | 'enum' | 'flag' | 'text';
  name: Localized;
  unit: Localized;
  groupSlug: string;
  group: Localized;
  position: number;
  values: Map<number, DirectoryValue>;
  bySlug: Map<string, DirectoryValue>;
  /** The distinct numbers if there are few, so that they can be chosen from a list; else null. */
  numbers: readonly number[] | null;
};

/** Attribute of a category. */
type CategoryAttribute = { attribute: DirectoryAttribute; filterable: boolean; keyFact: boolean };

/** Category in the tree, with attributes in its own order. */
export type DirectoryCategory = {
  id: number;
  slug: string;
  name: Localized;
  kind: string;
  parent: DirectoryCategory | null;
  depth: number;
  children: DirectoryCategory[];
  attributes: CategoryAttribute[];
  /** Values of its own products, without its subcategories. */
  values: ReadonlySet<number>;
};

/** Brand; sorted by number of products, largest first. */
type DirectoryBrand = { id: number; slug: string; name: string };

/** Names and order of everything except products; read once per catalogue revision. */
export type Directory = {
  roots: DirectoryCategory[];
  categories: Map<number, DirectoryCategory>;
  bySlug: Map<string, DirectoryCategory>;
  attributes: Map<number, DirectoryAttribute>;
  brands: Map<number, DirectoryBrand>;
  brandBySlug: Map<string, DirectoryBrand>;
  /** Newest products of each category. */
  newest: ReadonlySet<number>;
  /** Attributes that are a key fact in some category. */
  keyAttributes: number[];
};

/** Rows the directory is created from. */
export type DirectoryRows = {
  categories: {
    id: number;
    parentId: number | null;
    slug: string;
    nameRu: string;
    nameKk: string;
    kind: string;
    depth: number;
  }[];
  attributes: {
    id: number;
    slug: string;
    type: DirectoryAttribute['type'];
    nameRu: string;
    nameKk: string;
    unitRu: string;
    unitKk: string;
    groupSlug: string;
    groupRu: string;
    groupKk: string;
    position: number;
  }[];
  values: {
    id: number;
    attributeId: number;
    slug: string;
    nameRu: string;
    nameKk: string;
    sortNumber: number | null;
  }[];
  categoryAttributes: { categoryId: number; attributeId: number; filterable: boolean; keyFact: boolean }[];
  brands: DirectoryBrand[];
  categoryValues: { categoryId: number; valueId: number | null }[];
  fewNumbers: { attributeId: number; numbers: number[] }[];
  newest: number[];
};

/** Filter slug of the brand (decisions §2); an attribute with this name is not a filter. */
export const BRAND_SLUG = 'brend';

const KEY_FACTS_ON_CARD = 3;
const MAX_INHERITED = 14;

/** Creates the directory from rows; categories and category attributes must be in order. */
export function createDirectory(rows: DirectoryRows): Directory {
  const attributes = new Map(rows.attributes.map((row) => [row.id, toAttribute(row)]));
  for (const { attributeId, nameRu, nameKk, ...row } of rows.values) {
    const attribute = attributes.get(attributeId);
    const value = { ...row, name: { ru: nameRu, kk: nameKk } };
    attribute?.values.set(value.id, value);
    attribute?.bySlug.set(value.slug, value);
  }
  for (const { attributeId, numbers } of rows.fewNumbers) {
    const attribute = attributes.get(attributeId);
    if (attribute?.type === 'number') attribute.numbers = numbers;
  }
  const categories = buildTree(rows);
  for (const { categoryId, attributeId, filterable, keyFact } of rows.categoryAttributes) {
    const attribute = attributes.get(attributeId);
    if (attribute) categories.get(categoryId)?.attributes.push({ attribute, filterable, keyFact });
  }
  const roots = [...categories.values()].filter((category) => !category.parent);
  for (const root of roots) inherit(root);
  const keyAttributes = new Set(
    [...categories.values()].flatMap((category) => listKeyFacts(category).map((attribute) => attribute.id)),
  );
  return {
    roots,
    categories,
    attributes,
    bySlug: new Map([...categories.values()].map((category) => [category.slug, category])),
    brands: new Map(rows.brands.map((brand) => [brand.id, brand])),
    brandBySlug: new Map(rows.brands.map((brand) => [brand.slug, brand])),
    newest: new Set(rows.newest),
    keyAttributes: [...keyAttributes],
  };
}

/** Returns the path from the root to a category, itself last. */
export function pathTo(category: DirectoryCategory): DirectoryCategory[] {
  const path: DirectoryCategory[] = [];
  for (let ancestor: DirectoryCategory | null = category; ancestor; ancestor = ancestor.parent) path.unshift(ancestor);
  return path;
}

/** Returns the filterable attributes of a category in its own order, without the brand. */
export function listFilters(category: DirectoryCategory): DirectoryAttribute[] {
  return category.attributes
    .filter(({ attribute, filterable }) => filterable && attribute.type !== 'text' && attribute.slug !== BRAND_SLUG)
    .map(({ attribute }) => attribute);
}

/** Returns the attributes on a card: the marked ones, else the first filterable ones. */
export function listKeyFacts(category: DirectoryCategory): DirectoryAttribute[] {
  const marked = category.attributes.filter(({ keyFact }) => keyFact).map(({ attribute }) => attribute);
  return (marked.length > 0 ? marked : listFilters(category)).slice(0, KEY_FACTS_ON_CARD);
}

function toAttribute({
  nameRu,
  nameKk,
  unitRu,
  unitKk,
  groupRu,
  groupKk,
  ...row
}: DirectoryRows['attributes'][number]): DirectoryAttribute {
  return {
    ...row,
    name: { ru: nameRu, kk: nameKk },
    unit: { ru: unitRu, kk: unitKk },
    group: { ru: groupRu, kk: groupKk },
    values: new Map(),
    bySlug: new Map(),
    numbers: null,
  };
}

function buildTree(rows: DirectoryRows): Map<number, DirectoryCategory> {
  const values = new Map<number, Set<number>>();
  for (const { categoryId, valueId } of rows.categoryValues)
    if (valueId !== null) values.set(categoryId, (values.get(categoryId) ?? new Set()).add(valueId));
  const categories = new Map(
    rows.categories.map(({ id, slug, nameRu, nameKk, kind, depth }): [number, DirectoryCategory] => [
      id,
      {
        id,
        slug,
        name: { ru: nameRu, kk: nameKk },
        kind,
        depth,
        parent: null,
        children: [],
        attributes: [],
        values: values.get(id) ?? new Set(),
      },
    ]),
  );
  for (const { id, parentId } of rows.categories) {
    const category = categories.get(id);
    const parent = parentId === null ? undefined : categories.get(parentId);
    if (!category || !parent) continue;
    category.parent = parent;
    parent.children.push(category);
  }
  return categories;
}

/**
 * A category without attributes inherits its parent's; a parent without any has those shared by most of its children.
 */
function inherit(category: DirectoryCategory): void {
  if (category.attributes.length === 0 && category.children.length === 0)
    category.attributes = category.parent?.attributes ?? [];
  for (const child of category.children) inherit(child);
  if (category.attributes.length > 0 || category.children.length === 0) return;
  const inheritable = category.children.filter((child) => child.attributes.length > 0);
  const byAttribute = new Map<number, { entry: CategoryAttribute; count: number }>();
  for (const { attributes } of inheritable) {
    for (const entry of attributes) {
      const existing = byAttribute.get(entry.attribute.id);
      if (existing) existing.count++;
      else byAttribute.set(entry.attribute.id, { entry: { ...entry, keyFact: false }, count: 1 });
    }
  }
  category.attributes = [...byAttribute.values()]
    .filter(({ count }) => count * 2 > inheritable.length)
    .slice(0, MAX_INHERITED)
    .map(({ entry }) => entry);
}
