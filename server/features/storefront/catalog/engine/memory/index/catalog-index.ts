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
 * A part of the catalogue that is looked through by itself. Its products stand in the preorder of their categories, so
 * that a category with all below it is a range of positions.
 */
export type IndexPart = {
  /** First position and the one after the last. */
  first: number;
  end: number;
  /** Category id → its positions, from and to (exclusive). */
  ranges: Map<number, readonly [from: number, to: number]>;
  groups: ValueGroups;
  columns: Map<number, NumberColumn>;
  words: WordIndex;
};

/** What is known of products by position. */
export type ProductColumns = OrderColumns & {
  categoryOf: Int32Array;
  /** 0 without a brand. */
  brandOf: Int32Array;
  /** Number of the model, 0 for a product by itself. */
  modelOf: Int32Array;
};

/**
 * The catalogue in columns. Nearly all products stand in the main part; those that changed since it was created stand in the
 * tail, and their old places in
 * the main part are dead: without a price for good. Positions of the tail follow those of the main part, so prices,
 * stock and orders know no parts.
 */
export type CatalogIndex = {
  /** Products that are alive. */
  size: number;
  /** Positions there is room for. */
  capacity: number;
  main: IndexPart;
  tail: IndexPart | null;
  products: ProductColumns;
  /** Positions of the main part by product id: ids ascending and the positions beside them. */
  byId: { ids: Int32Array; positions: Int32Array };
  /** Products that are not where `byId` says: in the tail, or gone (-1). */
  moved: Map<number, number>;
  /** Dead positions of the main part, ascending. */
  dead: Int32Array;
  /** Dead products of words of the main part, as far as they were asked for. */
  deadProducts: Map<number, number>;
  /**
   * Names of the models of the main part, the first being number 1; and the same the other way, created when it is needed.
   */
  models: readonly string[];
  modelNumbers: Map<string, number> | null;
  prices: PriceTable;
  stock: StockTable;
  orders: Orders;
  vocabulary: Vocabulary;
  scratch: Scratch;
  /** Memory of the bits of values and of the scratch's windows. */
  bits: BitMemory;
};

/** Most products a tail may have: a twenty-fifth of the catalogue, and always some hundreds. */
export function tailRoom(size: number): number {
  return Math.max(256, Math.ceil(size / 25));
}

/** Rounds up to positions that fill whole words of bits. */
export function wholeWords(size: number): number {
  return (size + 31) & ~31;
}
