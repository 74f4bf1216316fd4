import { categoryWords, fieldWeights, numberWords, productWords, valueWords } from '../text/product-words.ts';
import { BRAND_GROUP, FEW_NUMBERS } from '../engine.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { makeColumn } from './number-column.ts';
import { rankBy } from './orders.ts';
import { makePriceTable, setOffers, type OfferEntry } from './prices.ts';
import { makeStockTable, setStock } from './stock.ts';
import { makeValueGroups } from './value-counts.ts';
import { makeValueSet } from './value-set.ts';
import { makeWordCollector } from './word-index.ts';

/** Category as the index needs it. */
export type CategoryRow = { id: number; treeFrom: number; treeTo: number; names: readonly string[] };
/** Product as the index needs it; rows come ordered by the preorder of their categories. */
export type ProductRow = {
  id: number; categoryId: number; brandId: number | null; brandName: string; names: readonly string[]; codes: readonly string[];
  /** Goods of one model share it; null for a product by itself. */
  variantGroup: string | null;
  popularity: number; ratingHundredths: number; ratingCount: number; createdAt: number; buyable: boolean;
};
/** Value of a product in a group (a value id, a flag) or a number of an attribute. */
export type ValueRow = { productId: number; group: number; value: number };
export type NumberRow = { productId: number; attribute: number; number: number };

/** Names that many goods share: of values by attribute and value id, units of numbers by attribute id. */
export type SharedNames = { values: ReadonlyMap<number, ReadonlyMap<number, readonly string[]>>; units: ReadonlyMap<number, readonly string[]> };
/** Takes the catalogue row by row: products first. Rows about unknown products are passed over. */
export type CatalogSink = {
  addProduct(row: ProductRow): void;
  addValue(row: ValueRow): void;
  addNumber(row: NumberRow): void;
  addOffer(productId: number, entry: OfferEntry): void;
  /** Says that some place of the city has the product. */
  addPlace(productId: number, cityId: number): void;
};

/** Gathers the catalogue and makes the index of it. */
export function createIndexBuilder(categories: readonly CategoryRow[], names: SharedNames = { values: new Map(), units: new Map() }): CatalogSink & { finish(): CatalogIndex } {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const wordsOfCategory = new Map(categories.map((category) => [category.id, categoryWords(category.names, above(categories, category))]));
  const products: ProductRow[] = [];
  const positions = new Map<number, number>();
  const groups = new Map<number, Map<number, number[]>>();
  const columns = new Map<number, { position: number; number: number }[]>();
  const offers = new Map<number, OfferEntry[]>();
  const places = new Map<number, number[]>();
  const words = makeWordCollector();

  const addToGroup = (group: number, value: number, position: number) => {
    let values = groups.get(group);
    if (!values) groups.set(group, values = new Map());
    const list = values.get(value);
    if (list) list.push(position);
    else values.set(value, [position]);
  };

  return {
    addProduct(row: ProductRow): void {
      const position = products.push(row) - 1;
      positions.set(row.id, position);
      if (row.brandId !== null) addToGroup(BRAND_GROUP, row.brandId, position);
      for (const [word, weight] of productWords(row)) words.add(word, position, weight);
      for (const [word, weight] of wordsOfCategory.get(row.categoryId) ?? []) words.add(word, position, weight);
    },
    addValue({ productId, group, value }: ValueRow): void {
      const position = positions.get(productId);
      if (position !== undefined) addToGroup(group, value, position);
    },
    addNumber({ productId, attribute, number }: NumberRow): void {
      const position = positions.get(productId);
      if (position === undefined) return;
      addToGroup(attribute, number, position);
      const column = columns.get(attribute);
      if (column) column.push({ position, number });
      else columns.set(attribute, [{ position, number }]);
    },
    addOffer(productId: number, entry: OfferEntry): void {
      const position = positions.get(productId);
      if (position === undefined) return;
      const entries = offers.get(position);
      if (entries) entries.push(entry);
      else offers.set(position, [entry]);
    },
    addPlace(productId: number, cityId: number): void {
      const position = positions.get(productId);
      if (position === undefined) return;
      const list = places.get(position);
      if (list) list.push(cityId);
      else places.set(position, [cityId]);
    },
    finish(): CatalogIndex {
      const size = products.length;
      for (const [group, values] of groups) {
        for (const [value, list] of values) {
          const found = group === BRAND_GROUP ? [] : columns.has(group) ? numberWords(value, names.units.get(group) ?? []) : valueWords(names.values.get(group)?.get(value) ?? []);
          for (const word of found) for (const position of list) words.add(word, position, fieldWeights.value);
        }
      }
      for (const attribute of columns.keys()) if ((groups.get(attribute)?.size ?? 0) > FEW_NUMBERS) groups.delete(attribute);
      const prices = makePriceTable(size);
      for (const [position, entries] of offers) setOffers(prices, position, entries);
      const stock = makeStockTable(size);
      products.forEach((product, position) => setStock(stock, position, product.buyable, places.get(position) ?? []));
      const at = (position: number) => products[position] as ProductRow;
      const popularity = (position: number) => -at(position).popularity;
      const youngest = (position: number) => -at(position).id;
      return {
        size, positions, prices, stock, words: words.finish(size), models: modelsOf(products),
        ids: Int32Array.from(products, (product) => product.id),
        categoryOf: Int32Array.from(products, (product) => product.categoryId),
        brandOf: Int32Array.from(products, (product) => product.brandId ?? 0),
        ranges: rangesOf(categories, products.map((product) => byId.get(product.categoryId)?.treeFrom ?? -1)),
        groups: makeValueGroups(new Map([...groups].map(([group, values]) => [group, new Map([...values].map(([value, list]) => [value, makeValueSet(value, ascending(list))]))])), size),
        columns: new Map([...columns].map(([attribute, pairs]) => {
          pairs.sort((a, b) => a.position - b.position);
          return [attribute, makeColumn(pairs.map((pair) => pair.position), pairs.map((pair) => pair.number))];
        })),
        rankings: {
          popular: rankBy(size, [popularity, youngest]),
          rating: rankBy(size, [(position) => -at(position).ratingHundredths, (position) => -at(position).ratingCount, popularity, youngest]),
          new: rankBy(size, [(position) => -at(position).createdAt, popularity, youngest]),
        },
      };
    },
  };
}

function above(categories: readonly CategoryRow[], { id, treeFrom, treeTo }: CategoryRow): string[] {
  return categories.filter((other) => other.id !== id && other.treeFrom <= treeFrom && other.treeTo >= treeTo).flatMap((other) => other.names);
}

/** Numbers the models that have several goods from 1; 0 for a product by itself. */
function modelsOf(products: readonly ProductRow[]): Int32Array {
  const sizes = new Map<string, number>();
  for (const { variantGroup } of products) if (variantGroup !== null) sizes.set(variantGroup, (sizes.get(variantGroup) ?? 0) + 1);
  const numbers = new Map([...sizes].filter(([, count]) => count > 1).map(([group], at) => [group, at + 1]));
  return Int32Array.from(products, ({ variantGroup }) => (variantGroup === null ? 0 : numbers.get(variantGroup) ?? 0));
}

function ascending(list: number[]): number[] {
  return [...new Set(list)].sort((a, b) => a - b);
}

function rangesOf(categories: readonly CategoryRow[], preorder: readonly number[]): Map<number, readonly [number, number]> {
  const firstNotBelow = (least: number) => {
    let low = 0;
    let high = preorder.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((preorder[middle] as number) < least) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return new Map(categories.map(({ id, treeFrom, treeTo }) => [id, [firstNotBelow(treeFrom), firstNotBelow(treeTo + 1)] as const]));
}
