import { maxTailSize, type CatalogIndex } from './catalog-index.ts';
import { asTexts, pack, unpack } from './pack.ts';
import { restoreOrders, type Orders } from './orders.ts';
import { createView, type PriceView } from '../columns/prices.ts';
import { allocateMemory } from '../columns/scratch.ts';
import { createVocabulary } from '../words/vocabulary.ts';

type PackedView = Pick<PriceView, 'prices' | 'discounts' | 'listed' | 'ownPrices'>;
/** An index without a tail and without derived data. */
type PackedColumns = Pick<CatalogIndex, 'size' | 'capacity' | 'main' | 'products' | 'byId' | 'models' | 'stock'> & {
  views: Map<number, PackedView>;
  orders: Record<keyof Orders, Int32Array>;
};

/** Serializes an index without a tail into one block of memory. */
export function packIndex({
  size,
  capacity,
  main,
  products,
  byId,
  models,
  stock,
  orders,
  prices,
}: CatalogIndex): Uint8Array<ArrayBuffer> {
  return pack({
    size,
    capacity,
    products,
    byId,
    stock,
    models: asTexts(models),
    orders: { popular: orders.popular.main, rating: orders.rating.main, new: orders.new.main },
    main: { ...main, words: { ...main.words, words: asTexts(main.words.words) } },
    views: new Map(
      [...prices.views].map(([city, { prices: list, discounts, listed, ownPrices }]) => [
        city,
        { prices: list, discounts, listed, ownPrices },
      ]),
    ),
  });
}

/** Restores an index from the output of `packIndex`; takes ownership of the memory. */
export async function unpackIndex(bytes: Uint8Array<ArrayBuffer>): Promise<CatalogIndex> {
  const { views, main, orders, ...columns } = (await unpack(
    bytes,
    () =>
      new Promise((resolve) => {
        setImmediate(resolve);
      }),
  )) as PackedColumns;
  return {
    ...columns,
    tail: null,
    orders: restoreOrders(orders, columns.capacity),
    moved: new Map(),
    dead: new Int32Array(0),
    deadProducts: new Map(),
    modelNumbers: null,
    prices: {
      size: columns.capacity,
      views: new Map(
        [...views].map(([city, { prices, discounts, listed, ownPrices }]) => [
          city,
          createView(prices, discounts, listed, ownPrices),
        ]),
      ),
    },
    vocabulary: createVocabulary(main.words),
    ...allocateMemory(main, columns.capacity, columns.models.length + maxTailSize(columns.size)),
  };
}
