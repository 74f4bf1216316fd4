import { BRAND_GROUP, MAX_SELECTABLE_NUMBERS } from '../../engine.ts';
import {
  categoryWords,
  FIELD_WEIGHTS,
  isAccessoryCategory,
  numberWords,
  productWords,
  valueWords,
} from '../../text/product-words.ts';
import { lowerBound } from '../columns/bits.ts';
import type { IndexPart } from './catalog-index.ts';
import { createIntList } from '../columns/int-list.ts';
import { createColumn } from '../columns/number-column.ts';
import {
  namesAbove,
  namesFromAncestors,
  type CatalogFrame,
  type CatalogSink,
  type CategoryRow,
  type ProductRow,
} from '../columns/rows.ts';
import { createValueGroups } from '../columns/value-groups.ts';
import { createWordCollector } from '../words/word-index.ts';

/** Stored fields of a product row. */
type DraftProduct = Omit<ProductRow, 'names' | 'codes' | 'brandName'>;
/** A part of the catalogue as read. Offers and places are runs in parallel lists. */
export type Draft = {
  part: IndexPart;
  products: readonly DraftProduct[];
  offers: { positions: Int32Array; cityIds: Int32Array; prices: Int32Array; discounts: Int32Array };
  places: { positions: Int32Array; cityIds: Int32Array };
  /** Looks by position. */
  looks: ReadonlyMap<number, number>;
};

type Pairs = { positions: number[]; numbers: number[] };

/** Collects rows into a part of the catalogue whose positions start at `first`. */
export function createDraft({ categories, names }: CatalogFrame, first: number): CatalogSink & { finish(): Draft } {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const wordsOfCategory = new Map<number, Map<string, number>>();
  const accessories = new Set(
    categories
      .filter((category) => isAccessoryCategory([...category.names, ...namesAbove(categories, category)]))
      .map(({ id }) => id),
  );
  const products: DraftProduct[] = [];
  const positions = new Map<number, number>();
  const groups = new Map<number, Map<number, number[]>>();
  const columns = new Map<number, Pairs>();
  const words = createWordCollector();
  const offers = {
    positions: createIntList(),
    cityIds: createIntList(),
    prices: createIntList(),
    discounts: createIntList(),
  };
  const places = { positions: createIntList(), cityIds: createIntList() };
  const looks = new Map<number, number>();

  const getCategoryWords = (id: number) => {
    let found = wordsOfCategory.get(id);
    const category = byId.get(id);
    if (!found)
      wordsOfCategory.set(
        id,
        (found = category ? categoryWords(category.names, namesFromAncestors(categories, category)) : new Map()),
      );
    return found;
  };

  const addToGroup = (group: number, value: number, position: number) => {
    let values = groups.get(group);
    if (!values) groups.set(group, (values = new Map()));
    const list = values.get(value);
    if (list) list.push(position);
    else values.set(value, [position]);
  };

  /** Tokenizes value names once for all products that share them. */
  const addSharedWords = () => {
    for (const [group, values] of groups) {
      if (group === BRAND_GROUP) continue;
      for (const [value, list] of values) {
        const found = columns.has(group)
          ? numberWords(value, names.units.get(group) ?? [])
          : valueWords(names.values.get(group)?.get(value) ?? []);
        for (const word of found) for (const position of list) words.add(word, position, FIELD_WEIGHTS.value);
      }
    }
  };

  return {
    addProduct({ names: texts, codes, brandName, ...row }) {
      const position = first + products.push(row) - 1;
      positions.set(row.id, position);
      if (row.brandId !== null) addToGroup(BRAND_GROUP, row.brandId, position);
      for (const [word, weight] of productWords({
        names: texts,
        brandName,
        codes,
        isAccessory: accessories.has(row.categoryId),
      }))
        words.add(word, position, weight);
      for (const [word, weight] of getCategoryWords(row.categoryId)) words.add(word, position, weight);
    },
    addValue({ productId, group, value }) {
      const position = positions.get(productId);
      if (position !== undefined) addToGroup(group, value, position);
    },
    addNumber({ productId, attribute, number }) {
      const position = positions.get(productId);
      if (position === undefined) return;
      addToGroup(attribute, number, position);
      let column = columns.get(attribute);
      if (!column) columns.set(attribute, (column = { positions: [], numbers: [] }));
      column.positions.push(position);
      column.numbers.push(number);
    },
    addOffer(productId, { cityId, price, discount }) {
      const position = positions.get(productId);
      if (position === undefined) return;
      offers.positions.push(position);
      offers.cityIds.push(cityId);
      offers.prices.push(price);
      offers.discounts.push(discount);
    },
    addCity(productId, cityId) {
      const position = positions.get(productId);
      if (position === undefined) return;
      places.positions.push(position);
      places.cityIds.push(cityId);
    },
    addLook(productId, look) {
      const position = positions.get(productId);
      if (position !== undefined) looks.set(position, look);
    },
    finish() {
      addSharedWords();
      for (const attribute of columns.keys())
        if ((groups.get(attribute)?.size ?? 0) > MAX_SELECTABLE_NUMBERS) groups.delete(attribute);
      return {
        products,
        part: {
          first,
          end: first + products.length,
          ranges: categoryRanges(
            categories,
            Int32Array.from(products, ({ categoryId }) => byId.get(categoryId)?.treeFrom ?? -1),
            first,
          ),
          groups: createValueGroups(groups, first, products.length),
          columns: new Map(
            [...columns].map(([attribute, pairs]) => [
              attribute,
              createColumn(Int32Array.from(pairs.positions), Float64Array.from(pairs.numbers)),
            ]),
          ),
          words: words.finish(),
        },
        offers: {
          positions: offers.positions.values(),
          cityIds: offers.cityIds.values(),
          prices: offers.prices.values(),
          discounts: offers.discounts.values(),
        },
        places: { positions: places.positions.values(), cityIds: places.cityIds.values() },
        looks,
      };
    },
  };
}

function categoryRanges(
  categories: readonly CategoryRow[],
  preorder: Int32Array,
  first: number,
): Map<number, readonly [number, number]> {
  return new Map(
    categories.map(({ id, treeFrom, treeTo }) => [
      id,
      [first + lowerBound(preorder, treeFrom), first + lowerBound(preorder, treeTo + 1)] as const,
    ]),
  );
}
