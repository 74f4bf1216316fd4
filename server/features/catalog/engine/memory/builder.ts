import { type CatalogIndex, type GoodsColumns, tailRoom, wholeWords } from './catalog-index.ts';
import { createDraft, type Draft } from './draft.ts';
import { makeOrders, ratingKey } from './orders.ts';
import { addOffer, makePriceTable, type PriceTable } from './prices.ts';
import type { CatalogSink, CategoryRow, SharedNames } from './rows.ts';
import { makeRoom } from './scratch.ts';
import { addPlace, makeStockTable, setBuyable, type StockTable } from './stock.ts';
import { vocabularyOf } from './vocabulary.ts';

const noNames: SharedNames = { values: new Map(), units: new Map() };

/** Gathers the catalogue and makes the index of it. */
export function createIndexBuilder(
  categories: readonly CategoryRow[],
  names: SharedNames = noNames,
): CatalogSink & { finish(): CatalogIndex } {
  const { finish, ...sink } = createDraft({ categories, names }, 0);
  return { ...sink, finish: () => makeIndex(finish()) };
}

/** Writes what is known of the products of a draft into the columns; `modelNumber` numbers models. */
export function writeGoods(
  goods: GoodsColumns,
  { part, products }: Draft,
  modelNumber: (group: string) => number,
): void {
  products.forEach((product, at) => {
    const position = part.first + at;
    goods.ids[position] = product.id;
    goods.categoryOf[position] = product.categoryId;
    goods.brandOf[position] = product.brandId ?? 0;
    goods.modelOf[position] = product.variantGroup === null ? 0 : modelNumber(product.variantGroup);
    goods.popularity[position] = product.popularity;
    goods.ratings[position] = ratingKey(product.ratingHundredths, product.ratingCount);
    goods.created[position] = product.createdAt;
  });
}

/** Writes prices and stock of the products of a draft. */
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
    addPlace(stock, places.positions[at] as number, places.cityIds[at] as number);
}

function makeIndex(draft: Draft): CatalogIndex {
  const size = draft.products.length;
  const capacity = wholeWords(size) + wholeWords(tailRoom(size));
  const goods: GoodsColumns = {
    ids: new Int32Array(capacity),
    categoryOf: new Int32Array(capacity),
    brandOf: new Int32Array(capacity),
    modelOf: new Int32Array(capacity),
    popularity: new Int32Array(capacity),
    ratings: new Float64Array(capacity),
    created: new Float64Array(capacity),
  };
  const prices = makePriceTable(capacity);
  const stock = makeStockTable(capacity);
  const models = new Map<string, number>();
  writeGoods(goods, draft, (group) => {
    const known = models.get(group) ?? models.size + 1;
    models.set(group, known);
    return known;
  });
  writeSales(prices, stock, draft);
  const positions = Int32Array.from({ length: size }, (_, position) => position).sort(
    (a, b) => (goods.ids[a] as number) - (goods.ids[b] as number),
  );
  return {
    size,
    capacity,
    tail: null,
    goods,
    prices,
    stock,
    orders: makeOrders(goods, 0, size, capacity),
    byId: { ids: positions.map((position) => goods.ids[position] as number), positions },
    moved: new Map(),
    dead: new Int32Array(0),
    deadGoods: new Map(),
    models: [...models.keys()],
    modelNumbers: models,
    vocabulary: vocabularyOf(draft.part.words),
    ...makeRoom(draft.part, capacity, models.size + tailRoom(size)),
  };
}
