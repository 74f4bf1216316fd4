import { writeProducts, writeSales } from './builder.ts';
import { type CatalogIndex, roundUpToWord } from './catalog-index.ts';
import { createDraft, type Draft } from './draft.ts';
import { orderTail } from './orders.ts';
import { findMainPosition } from './positions.ts';
import { setOffers } from '../columns/prices.ts';
import type { CatalogFrame, CatalogSink } from '../columns/rows.ts';
import { setStock } from '../columns/stock.ts';
import { mergeVocabulary } from '../words/vocabulary.ts';

/** Collects the products changed since the main part was created. */
export type TailBuilder = CatalogSink & {
  /**
   * Replaces the tail with the collected products. `changed` are all products changed since the main part was created;
   * those not collected are deleted.
   */
  finish(changed: ReadonlySet<number>): void;
};

/** Starts a tail of an index; its capacity is `tailRoom`. */
export function createTailBuilder(index: CatalogIndex, frame: CatalogFrame): TailBuilder {
  const { finish, ...sink } = createDraft(frame, roundUpToWord(index.main.end));
  return { ...sink, finish: (changed) => replaceTail(index, finish(), changed) };
}

/** One synchronous step: a query sees the index either before or after it. */
function replaceTail(index: CatalogIndex, draft: Draft, changed: ReadonlySet<number>): void {
  const { products, prices, stock, main, tail } = index;
  const takeOffSale = (position: number) => {
    setOffers(prices, position, []);
    setStock(stock, position, false, []);
  };
  for (let position = tail?.first ?? 0; position < (tail?.end ?? 0); position++) takeOffSale(position);
  const dead = [...changed].map((id) => findMainPosition(index, id)).filter((position) => position >= 0);
  dead.forEach(takeOffSale);
  writeProducts(products, draft, modelNumbers(index));
  writeSales(prices, stock, draft);
  index.moved.clear();
  for (const id of changed) index.moved.set(id, -1);
  draft.products.forEach(({ id }, at) => index.moved.set(id, draft.part.first + at));
  index.tail = draft.products.length > 0 ? draft.part : null;
  index.dead = Int32Array.from(dead).sort();
  index.deadProducts.clear();
  index.size = main.end - dead.length + draft.products.length;
  orderTail(index.orders, products, draft.part.first, draft.part.end);
  index.vocabulary = mergeVocabulary(index.vocabulary, main.words, draft.part.words);
  for (const view of prices.views.values()) view.countsByCategory.clear();
}

/** Models of the main part keep their numbers; new models of the tail follow. */
function modelNumbers(index: CatalogIndex): (group: string) => number {
  const mainNumbers = (index.modelNumbers ??= new Map(index.models.map((group, index) => [group, index + 1])));
  const tailNumbers = new Map<string, number>();
  return (group) => {
    const number = mainNumbers.get(group) ?? tailNumbers.get(group) ?? mainNumbers.size + tailNumbers.size + 1;
    if (number > mainNumbers.size) tailNumbers.set(group, number);
    return number;
  };
}
