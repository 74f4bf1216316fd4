import type { NumberColumn } from './number-column.ts';
import type { Ranking } from './orders.ts';
import type { PriceTable } from './prices.ts';
import type { StockTable } from './stock.ts';
import type { ValueGroups } from './value-counts.ts';
import type { WordIndex } from './word-index.ts';

/** The catalogue in columns. Goods stand in the preorder of their categories, so that a category with all below it is a range of positions. */
export type CatalogIndex = {
  size: number;
  /** Position → product id. */
  ids: Int32Array;
  positions: Map<number, number>;
  /** Position → category id. */
  categoryOf: Int32Array;
  /** Position → brand id, 0 without one. */
  brandOf: Int32Array;
  /** Category id → its positions, from and to (exclusive). */
  ranges: Map<number, readonly [from: number, to: number]>;
  groups: ValueGroups;
  columns: Map<number, NumberColumn>;
  prices: PriceTable;
  stock: StockTable;
  /** Position → model, 0 for a product by itself. */
  models: Int32Array;
  rankings: { popular: Ranking; rating: Ranking; new: Ranking };
  words: WordIndex;
};
