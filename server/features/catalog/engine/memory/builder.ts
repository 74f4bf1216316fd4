import { codeTokens, textTokens } from '../text/tokens.ts';
import { BRAND_GROUP, FEW_NUMBERS } from '../engine.ts';
import { setBit } from './bits.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { makeColumn } from './number-column.ts';
import { rankBy } from './orders.ts';
import { makePriceTable, setOffers, type OfferEntry } from './prices.ts';
import { makeValueGroups } from './value-counts.ts';
import { makeValueSet } from './value-set.ts';
import { fieldWeights, makeWordCollector } from './word-index.ts';

/** Category as the index needs it. */
export type CategoryRow = { id: number; treeFrom: number; treeTo: number; names: readonly string[] };
/** Product as the index needs it; rows come ordered by the preorder of their categories. */
export type ProductRow = {
  id: number; categoryId: number; brandId: number | null; brandName: string; names: readonly string[]; codes: readonly string[];
  popularity: number; ratingHundredths: number; ratingCount: number; createdAt: number; buyable: boolean;
};
/** Value of a product in a group (a value id, a flag) or a number of an attribute. */
export type ValueRow = { productId: number; group: number; value: number };
export type NumberRow = { productId: number; attribute: number; number: number };

/** Gathers the catalogue row by row and makes the index of it; rows about unknown products are passed over. */
export function createIndexBuilder(categories: readonly CategoryRow[]) {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const categoryWords = new Map(categories.map(({ id, names }) => [id, textTokens(names.join(' '))]));
  const products: ProductRow[] = [];
  const positions = new Map<number, number>();
  const groups = new Map<number, Map<number, number[]>>();
  const columns = new Map<number, { position: number; number: number }[]>();
  const offers = new Map<number, OfferEntry[]>();
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
      for (const name of row.names) for (const word of textTokens(name)) words.add(word, position, fieldWeights.name);
      for (const word of textTokens(row.brandName)) words.add(word, position, fieldWeights.brand);
      for (const code of row.codes) for (const word of codeTokens(code)) words.add(word, position, fieldWeights.code);
      for (const word of categoryWords.get(row.categoryId) ?? []) words.add(word, position, fieldWeights.category);
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
    finish(): CatalogIndex {
      const size = products.length;
      for (const attribute of columns.keys()) if ((groups.get(attribute)?.size ?? 0) > FEW_NUMBERS) groups.delete(attribute);
      const prices = makePriceTable(size);
      for (const [position, entries] of offers) setOffers(prices, position, entries);
      const buyable = new Uint32Array((size + 31) >>> 5);
      products.forEach((product, position) => { if (product.buyable) setBit(buyable, position); });
      const at = (position: number) => products[position] as ProductRow;
      const popularity = (position: number) => -at(position).popularity;
      const youngest = (position: number) => -at(position).id;
      return {
        size, positions, prices, buyable, words: words.finish(size),
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
