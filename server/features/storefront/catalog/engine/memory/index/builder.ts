import { type CatalogIndex, type ProductColumns, maxTailSize, roundUpToWord } from './catalog-index.ts';
import { createDraft, type Draft } from './draft.ts';
import { createOrders, ratingKey } from './orders.ts';
import { addOffer, createPriceTable, type PriceTable } from '../columns/prices.ts';
import type { CatalogSink, CategoryRow, SharedNames } from '../columns/rows.ts';
import { allocateMemory } from '../columns/scratch.ts';
import { addCity, createStockTable, setBuyable, type StockTable } from '../columns/stock.ts';
import { createVocabulary } from '../words/vocabulary.ts';

const NO_NAMES: SharedNames = { values: new Map(), units: new Map() };

/** Collects the catalogue and creates its index. */
export function createIndexBuilder(
  categories: readonly CategoryRow[],
  names: SharedNames = NO_NAMES,
): CatalogSink & { finish(): CatalogIndex } {
  const { finish, ...sink } = createDraft({ categories, names }, 0);
  return { ...sink, finish: () => createIndex(finish()) };
}

/** Writes products of a draft into the columns; `modelNumber` numbers models. */
export function writeProducts(
  columns: ProductColumns,
  { part, products, looks }: Draft,
  modelNumber: (group: string) => number,
): void {
  products.forEach((product, index) => {
    const position = part.first + index;
    columns.ids[position] = product.id;
    columns.categoryOf[position] = product.categoryId;
    columns.brandOf[position] = product.brandId ?? 0;
    columns.modelOf[position] = product.variantGroup === null ? 0 : modelNumber(product.variantGroup);
    columns.lookOf[position] = looks.get(position) ?? 0;
    columns.popularity[position] = product.popularity;
    columns.ratings[position] = ratingKey(product.ratingHundredths, product.ratingCount);
    columns.created[position] = product.createdAt;
  });
}

/** Writes prices and stock of a draft's products. */
export function writeSales(prices: PriceTable, stock: StockTable, { part, products, offers, places }: Draft): void {
  for (let at = 0; at < offers.positions.length; at++) {
    addOffer(prices, offers.positions[at] as number, {
      cityId: offers.cityIds[at] as number,
      price: offers.prices[at] as number,
      discount: offers.discounts[at] as number,
    });
  }
  products.forEach(({ buyable }, at) => setBuyable(stock, part.first + at, buyable));
  for (let at = 0; at < places.positions.length; at++)
    addCity(stock, places.positions[at] as number, places.cityIds[at] as number);
}

function createIndex(draft: Draft): CatalogIndex {
  const size = draft.products.length;
  const capacity = roundUpToWord(size) + roundUpToWord(maxTailSize(size));
  const products: ProductColumns = {
    ids: new Int32Array(capacity),
    categoryOf: new Int32Array(capacity),
    brandOf: new Int32Array(capacity),
    modelOf: new Int32Array(capacity),
    lookOf: new Int32Array(capacity),
    popularity: new Int32Array(capacity),
    ratings: new Float64Array(capacity),
    created: new Float64Array(capacity),
  };
  const prices = createPriceTable(capacity);
  const stock = createStockTable(capacity);
  const models = new Map<string, number>();
  writeProducts(products, draft, (group) => {
    const model = models.get(group) ?? models.size + 1;
    models.set(group, model);
    return model;
  });
  writeSales(prices, stock, draft);
  const positions = Int32Array.from({ length: size }, (_, position) => position).sort(
    (a, b) => (products.ids[a] as number) - (products.ids[b] as number),
  );
  return {
    size,
    capacity,
    tail: null,
    products,
    prices,
    stock,
    orders: createOrders(products, 0, size, capacity),
    byId: { ids: positions.map((position) => products.ids[position] as number), positions },
    moved: new Map(),
    dead: new Int32Array(0),
    deadProducts: new Map(),
    models: [...models.keys()],
    modelNumbers: models,
    vocabulary: createVocabulary(draft.part.words),
    ...allocateMemory(draft.part, capacity, models.size + maxTailSize(size)),
  };
}
