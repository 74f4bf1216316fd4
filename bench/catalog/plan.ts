import { seededRandom, pseudoWord } from './invented-words.ts';

/**
 * Attribute of the synthetic shop. A category takes one attribute per slot, so engines without attributes by category
 * can use slots.
 */
type PlannedAttribute = {
  slug: string;
  type: 'enum' | 'flag' | 'number';
  slot: number;
  values: readonly string[];
};
/**
 * Category; `noun` starts the names of its products, `attributes` are its facets: only shared ones above the leaves.
 */
type PlannedCategory = {
  id: number;
  parent: number | null;
  slug: string;
  noun: string;
  nounKk: string;
  leaf: boolean;
  attributes: readonly PlannedAttribute[];
};
/** One product; `values` are those of the category's attributes in order, '' for none. */
export type PlannedProduct = {
  id: number;
  group: number;
  category: PlannedCategory;
  brand: string;
  series: string;
  values: readonly string[];
  price: number;
  oldPrice: number | null;
  cityPrices: readonly { city: number; price: number }[];
  stock: readonly number[];
  popularity: number;
  addedDaysAgo: number;
};
/** A shop of a retailer's size: 400 categories in three levels, some 1,400 attributes. */
export type Plan = {
  categories: readonly PlannedCategory[];
  attributes: readonly PlannedAttribute[];
  products(count: number): Iterable<PlannedProduct>;
};

/** Attributes of a category, without the brand. */
export const slots = 14;
/** Cities with a shop and their own prices. */
export const cityCount = 30;

const roots = 20;
const middles = 40;
const leaves = 340;
const sharedSlots = 4;
const perSlot = 7;
const brands = 300;
const variants = 3;
const slotTypes: readonly PlannedAttribute['type'][] = [
  'enum',
  'enum',
  'flag',
  'number',
  'enum',
  'enum',
  'enum',
  'enum',
  'enum',
  'enum',
  'flag',
  'flag',
  'number',
  'number',
];

/** Disjoint ranges of `pseudoWord` numbers, one per sort of word. */
const wordRange = { noun: 0, nounKk: 1_000, series: 2_000, value: 10_000, brand: 0 } as const;

/** Creates the plan of the shop; deterministic. */
export function planShop(): Plan {
  const random = seededRandom(400);
  let valueWord = 0;
  const attributeOf = (slug: string, slot: number): PlannedAttribute => {
    const type = slotTypes[slot] ?? 'enum';
    const count = type === 'enum' ? 4 + Math.floor(random() * 16) : 0;
    return {
      slug,
      type,
      slot,
      values: Array.from({ length: count }, () => pseudoWord(wordRange.value + valueWord++, 'cyrillic')),
    };
  };
  const shared = Array.from({ length: sharedSlots }, (_, slot) => attributeOf(`shared-${slot}`, slot));
  const pools = Array.from({ length: roots }, (_, root) =>
    Array.from({ length: slots - sharedSlots }, (__, index) =>
      Array.from({ length: perSlot }, (___, attributeIndex) =>
        attributeOf(`own-${root}-${index}-${attributeIndex}`, sharedSlots + index),
      ),
    ),
  );
  const categories: PlannedCategory[] = [];
  const add = (parent: number | null, attributes: readonly PlannedAttribute[], leaf: boolean) => {
    const id = categories.length + 1;
    categories.push({
      id,
      parent,
      slug: `razdel-${id}`,
      noun: pseudoWord(wordRange.noun + id, 'cyrillic'),
      nounKk: pseudoWord(wordRange.nounKk + id, 'cyrillic'),
      leaf,
      attributes,
    });
    return id;
  };
  for (let root = 0; root < roots; root++) add(null, shared, false);
  for (let middle = 0; middle < middles; middle++) add(1 + (middle % roots), shared, false);
  for (let leaf = 0; leaf < leaves; leaf++) {
    const pool = pools[(leaf % middles) % roots] ?? [];
    add(
      1 + roots + (leaf % middles),
      [...shared, ...pool.flatMap((choices) => choices[Math.floor(random() * perSlot)] ?? [])],
      true,
    );
  }
  return {
    categories,
    attributes: [...shared, ...pools.flat(2)],
    products: (count) =>
      productsOf(
        categories.filter(({ leaf }) => leaf),
        count,
      ),
  };
}

/** Returns the slot of an attribute by its slug. */
export function slotOfSlug(slug: string): number {
  const [, first = '0', second] = slug.split('-');
  return second === undefined ? Number(first) : sharedSlots + Number(second);
}

function* productsOf(all: readonly PlannedCategory[], count: number): Iterable<PlannedProduct> {
  const random = seededRandom(count);
  const pick = (limit: number) => Math.floor(random() * limit);
  let line: Pick<PlannedProduct, 'category' | 'brand' | 'series' | 'price'> | null = null;
  for (let id = 1; id <= count; id++) {
    if (line === null || id % variants === 1) {
      const category = all[Math.floor(random() ** 1.5 * all.length)];
      if (!category) return;
      line = {
        category,
        brand: pseudoWord(wordRange.brand + Math.floor(random() ** 2 * brands), 'latin'),
        series: pseudoWord(wordRange.series + pick(900), 'cyrillic'),
        price: 2_000 + Math.floor(random() ** 3 * 900_000),
      };
    }
    const price = line.price + pick(90) * 10;
    yield {
      id,
      group: Math.ceil(id / variants),
      ...line,
      price,
      oldPrice: pick(5) === 0 ? Math.round(price * 1.2) : null,
      cityPrices:
        pick(10) === 0
          ? Array.from({ length: 3 }, (_, index) => ({
              city: (id + index * 7) % cityCount,
              price: price + 10 + pick(5_000),
            }))
          : [],
      values: line.category.attributes.map(({ type, values }) =>
        pick(12) === 0
          ? ''
          : type === 'enum'
            ? (values[Math.floor(random() ** 2 * values.length)] ?? '')
            : type === 'flag'
              ? pick(3) === 0
                ? 'Есть'
                : ''
              : String(1 + pick(200)),
      ),
      stock: pick(10) === 0 ? [] : Array.from({ length: 1 + pick(4) }, (_, index) => (id * 5 + index * 11) % cityCount),
      popularity: 1 + pick(1_000),
      addedDaysAgo: 1 + pick(700),
    };
  }
}
