import { seededRandom, pseudoWord } from './pseudo-words.ts';

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
/** A synthetic shop of the size of a large retailer: 400 categories in three levels, about 1,400 attributes. */
export type Plan = {
  categories: readonly PlannedCategory[];
  attributes: readonly PlannedAttribute[];
  products(count: number): Iterable<PlannedProduct>;
};

/** Attributes per category, without the brand. */
export const slotCount = 14;
/** Number of cities with a shop and their own prices. */
export const cityCount = 30;

const rootCount = 20;
const midLevelCount = 40;
const leafCount = 340;
const sharedSlotCount = 4;
const attributesPerSlot = 7;
const brandCount = 300;
const variantCount = 3;
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

/** Start of the `pseudoWord` numbers of each kind of word; the ranges are disjoint per alphabet. */
const WORD_RANGES = { noun: 0, nounKk: 1_000, series: 2_000, value: 10_000, brand: 0 } as const;

/** Creates the plan of the shop; deterministic. */
export function planShop(): Plan {
  const random = seededRandom(400);
  let valueWord = 0;
  const createAttribute = (slug: string, slot: number): PlannedAttribute => {
    const type = slotTypes[slot] ?? 'enum';
    const count = type === 'enum' ? 4 + Math.floor(random() * 16) : 0;
    return {
      slug,
      type,
      slot,
      values: Array.from({ length: count }, () => pseudoWord(WORD_RANGES.value + valueWord++, 'cyrillic')),
    };
  };
  const shared = Array.from({ length: sharedSlotCount }, (_, slot) => createAttribute(`shared-${slot}`, slot));
  const pools = Array.from({ length: rootCount }, (_, root) =>
    Array.from({ length: slotCount - sharedSlotCount }, (__, index) =>
      Array.from({ length: attributesPerSlot }, (___, attributeIndex) =>
        createAttribute(`own-${root}-${index}-${attributeIndex}`, sharedSlotCount + index),
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
      noun: pseudoWord(WORD_RANGES.noun + id, 'cyrillic'),
      nounKk: pseudoWord(WORD_RANGES.nounKk + id, 'cyrillic'),
      isLeaf,
      attributes,
    });
    return id;
  };
  for (let root = 0; root < rootCount; root++) add(null, shared, false);
  for (let middle = 0; middle < midLevelCount; middle++) add(1 + (middle % rootCount), shared, false);
  for (let leaf = 0; leaf < leafCount; leaf++) {
    const pool = pools[(leaf % midLevelCount) % rootCount] ?? [];
    add(
      1 + rootCount + (leaf % midLevelCount),
      [...shared, ...pool.flatMap((choices) => choices[Math.floor(random() * attributesPerSlot)] ?? [])],
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
  return second === undefined ? Number(first) : sharedSlotCount + Number(second);
}

function* generateProducts(all: readonly PlannedCategory[], count: number): Iterable<PlannedProduct> {
  const random = seededRandom(count);
  const pick = (limit: number) => Math.floor(random() * limit);
  let variantBase: Pick<PlannedProduct, 'category' | 'brand' | 'series' | 'price'> | null = null;
  for (let id = 1; id <= count; id++) {
    if (variantBase === null || id % variantCount === 1) {
      const category = all[Math.floor(random() ** 1.5 * all.length)];
      if (!category) return;
      variantBase = {
        category,
        brand: pseudoWord(WORD_RANGES.brand + Math.floor(random() ** 2 * brandCount), 'latin'),
        series: pseudoWord(WORD_RANGES.series + pick(900), 'cyrillic'),
        price: 2_000 + Math.floor(random() ** 3 * 900_000),
      };
    }
    const price = variantBase.price + pick(90) * 10;
    yield {
      id,
      group: Math.ceil(id / variantCount),
      ...variantBase,
      price,
      oldPrice: pick(5) === 0 ? Math.round(price * 1.2) : null,
      cityPrices:
        pick(10) === 0
          ? Array.from({ length: 3 }, (_, index) => ({
              city: (id + index * 7) % cityCount,
              price: price + 10 + pick(5_000),
            }))
          : [],
      values: variantBase.category.attributes.map(({ type, values }) =>
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
