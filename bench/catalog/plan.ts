import { seededRandom, pseudoWord } from './pseudo-words.ts';

/**
 * Attribute of the synthetic shop. A category takes one attribute per slot, so engines without per-category attributes
 * can index by slot.
 */
type PlannedAttribute = {
  slug: string;
  type: 'enum' | 'flag' | 'number';
  slot: number;
  values: readonly string[];
};
/**
 * Category; `noun` starts the names of its products, `attributes` are its facets; non-leaf categories have only shared
 * ones.
 */
type PlannedCategory = {
  id: number;
  parent: number | null;
  slug: string;
  noun: string;
  nounKk: string;
  isLeaf: boolean;
  attributes: readonly PlannedAttribute[];
};
/** One product; `values` follow the order of `category.attributes`, '' means no value. */
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
/** A synthetic shop the size of a large retailer: 400 categories in three levels, about 1,400 attributes. */
export type SyntheticShop = {
  categories: readonly PlannedCategory[];
  attributes: readonly PlannedAttribute[];
  products(count: number): Iterable<PlannedProduct>;
};

/** Attributes per category, without the brand. */
export const SLOT_COUNT = 14;
/** Number of cities with a shop and their own prices. */
export const CITY_COUNT = 30;

const ROOT_COUNT = 20;
const MID_LEVEL_COUNT = 40;
const LEAF_COUNT = 340;
const SHARED_SLOT_COUNT = 4;
const ATTRIBUTES_PER_SLOT = 7;
const BRAND_COUNT = 300;
const VARIANT_COUNT = 3;
const SLOT_TYPES: readonly PlannedAttribute['type'][] = [
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

/** First `pseudoWord` index of each kind of word; the ranges are disjoint per alphabet. */
const WORD_OFFSETS = { noun: 0, nounKk: 1_000, series: 2_000, value: 10_000, brand: 0 } as const;

/** Creates the shop; deterministic. */
export function createSyntheticShop(): SyntheticShop {
  const random = seededRandom(400);
  let valueWord = 0;
  const createAttribute = (slug: string, slot: number): PlannedAttribute => {
    const type = SLOT_TYPES[slot] ?? 'enum';
    const count = type === 'enum' ? 4 + Math.floor(random() * 16) : 0;
    return {
      slug,
      type,
      slot,
      values: Array.from({ length: count }, () => pseudoWord(WORD_OFFSETS.value + valueWord++, 'cyrillic')),
    };
  };
  const shared = Array.from({ length: SHARED_SLOT_COUNT }, (_, slot) => createAttribute(`shared-${slot}`, slot));
  const pools = Array.from({ length: ROOT_COUNT }, (_, root) =>
    Array.from({ length: SLOT_COUNT - SHARED_SLOT_COUNT }, (__, index) =>
      Array.from({ length: ATTRIBUTES_PER_SLOT }, (___, attributeIndex) =>
        createAttribute(`own-${root}-${index}-${attributeIndex}`, SHARED_SLOT_COUNT + index),
      ),
    ),
  );
  const categories: PlannedCategory[] = [];
  const add = (parent: number | null, attributes: readonly PlannedAttribute[], isLeaf: boolean) => {
    const id = categories.length + 1;
    categories.push({
      id,
      parent,
      slug: `razdel-${id}`,
      noun: pseudoWord(WORD_OFFSETS.noun + id, 'cyrillic'),
      nounKk: pseudoWord(WORD_OFFSETS.nounKk + id, 'cyrillic'),
      isLeaf,
      attributes,
    });
    return id;
  };
  for (let root = 0; root < ROOT_COUNT; root++) add(null, shared, false);
  for (let middle = 0; middle < MID_LEVEL_COUNT; middle++) add(1 + (middle % ROOT_COUNT), shared, false);
  for (let leaf = 0; leaf < LEAF_COUNT; leaf++) {
    const pool = pools[(leaf % MID_LEVEL_COUNT) % ROOT_COUNT] ?? [];
    add(
      1 + ROOT_COUNT + (leaf % MID_LEVEL_COUNT),
      [...shared, ...pool.flatMap((choices) => choices[Math.floor(random() * ATTRIBUTES_PER_SLOT)] ?? [])],
      true,
    );
  }
  return {
    categories,
    attributes: [...shared, ...pools.flat(2)],
    products: (count) =>
      generateProducts(
        categories.filter(({ isLeaf }) => isLeaf),
        count,
      ),
  };
}

/** Returns the slot of an attribute by its slug. */
export function parseSlot(slug: string): number {
  const [, first = '0', second] = slug.split('-');
  return second === undefined ? Number(first) : SHARED_SLOT_COUNT + Number(second);
}

function* generateProducts(leafCategories: readonly PlannedCategory[], count: number): Iterable<PlannedProduct> {
  const random = seededRandom(count);
  const randomBelow = (limit: number) => Math.floor(random() * limit);
  let variantBase: Pick<PlannedProduct, 'category' | 'brand' | 'series' | 'price'> | null = null;
  for (let id = 1; id <= count; id++) {
    if (variantBase === null || id % VARIANT_COUNT === 1) {
      const category = leafCategories[Math.floor(random() ** 1.5 * leafCategories.length)];
      if (!category) return;
      variantBase = {
        category,
        brand: pseudoWord(WORD_OFFSETS.brand + Math.floor(random() ** 2 * BRAND_COUNT), 'latin'),
        series: pseudoWord(WORD_OFFSETS.series + randomBelow(900), 'cyrillic'),
        price: 2_000 + Math.floor(random() ** 3 * 900_000),
      };
    }
    const price = variantBase.price + randomBelow(90) * 10;
    yield {
      id,
      group: Math.ceil(id / VARIANT_COUNT),
      ...variantBase,
      price,
      oldPrice: randomBelow(5) === 0 ? Math.round(price * 1.2) : null,
      cityPrices:
        randomBelow(10) === 0
          ? Array.from({ length: 3 }, (_, index) => ({
              city: (id + index * 7) % CITY_COUNT,
              price: price + 10 + randomBelow(5_000),
            }))
          : [],
      values: variantBase.category.attributes.map(({ type, values }) =>
        randomBelow(12) === 0
          ? ''
          : type === 'enum'
            ? (values[Math.floor(random() ** 2 * values.length)] ?? '')
            : type === 'flag'
              ? randomBelow(3) === 0
                ? 'Есть'
                : ''
              : String(1 + randomBelow(200)),
      ),
      stock:
        randomBelow(10) === 0
          ? []
          : Array.from({ length: 1 + randomBelow(4) }, (_, index) => (id * 5 + index * 11) % CITY_COUNT),
      popularity: 1 + randomBelow(1_000),
      addedDaysAgo: 1 + randomBelow(700),
    };
  }
}
