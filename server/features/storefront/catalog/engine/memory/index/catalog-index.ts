import type { Vocabulary } from '../../engine.ts';
import type { NumberColumn } from '../columns/number-column.ts';
import type { OrderColumns, Orders } from './orders.ts';
import type { PriceTable } from '../columns/prices.ts';
import type { Scratch } from '../columns/scratch-memory.ts';
import type { BitMemory } from '../columns/shared-count.ts';
import type { StockTable } from '../columns/stock.ts';
import type { ValueGroups } from '../columns/value-groups.ts';
import type { WordIndex } from '../words/word-index.ts';

/**
 * A part of the catalogue, searched separately. Products are in the preorder of their categories, so a category with
 * its subtree is a range of positions.
 */
export type IndexPart = {
  /** First position and last position (exclusive). */
  first: number;
  end: number;
  /** Category id → its positions, from and to (exclusive). */
  ranges: Map<number, readonly [from: number, to: number]>;
  groups: ValueGroups;
  columns: Map<number, NumberColumn>;
  words: WordIndex;
};

/** Product columns by position. */
export type ProductColumns = OrderColumns & {
  categoryOf: Int32Array;
  /** 0 without a brand. */
  brandOf: Int32Array;
  /** Number of the model, 0 for a product without variants. */
  modelOf: Int32Array;
  /** Shared by products that differ only by colour, 0 for a product without variants. */
  lookOf: Int32Array;
};

/**
 * The catalogue in columns. Nearly all products are in the main part. Those changed since its creation are in the tail;
 * their old positions in the main part are dead (no price, permanently). Tail positions follow the main part's, so
 * prices, stock and orders are independent of parts.
 */
export type CatalogIndex = {
  /** Number of live products. */
  size: number;
  /** Capacity in positions. */
  capacity: number;
  main: IndexPart;
  tail: IndexPart | null;
  products: ProductColumns;
  /** Positions of the main part by product id: sorted ids with parallel positions. */
  byId: { ids: Int32Array; positions: Int32Array };
  /** Products not at their `byId` position: in the tail, or deleted (-1). */
  moved: Map<number, number>;
  /** Dead positions of the main part, ascending. */
  dead: Int32Array;
  /** Dead products by word of the main part, for words queried so far. */
  deadProducts: Map<number, number>;
  /** Names of the models of the main part, the first being number 1, and the lazily created inverse. */
  models: readonly string[];
  modelNumbers: Map<string, number> | null;
  prices: PriceTable;
  stock: StockTable;
  orders: Orders;
  vocabulary: Vocabulary;
  scratch: Scratch;
  /** Memory of value bit sets and scratch windows. */
  bits: BitMemory;
};

/** Maximum products of a tail: a twenty-fifth of the catalogue, and at least some hundreds. */
export function maxTailSize(size: number): number {
  return Math.max(256, Math.ceil(size / 25));
}

/** Rounds up to a multiple of the word size in bits. */
export function roundUpToWord(size: number): number {
  return (size + 31) & ~31;
}
