import type { CatalogAnswer, CatalogQuery } from '../engine.ts';
import { hasBit, isInWindow, listPositions, type Window } from './columns/bits.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import type { Ranking } from './index/orders.ts';
import type { PriceView } from './columns/prices.ts';
import { bringSmallest, sortedSlice } from './columns/smallest.ts';

/** Input of a page: the matching products of every part, `total` in all. */
export type Matches = { windows: readonly Window[]; total: number };
/** A page of products, with the number each represents. */
export type Page = Pick<CatalogAnswer, 'ids' | 'total' | 'models'>;

type PageQuery = Pick<CatalogQuery, 'sort' | 'offset' | 'limit' | 'onePerModel'>;
/**
 * Sort key of a product in one number: availability, then the sort column, then its rank among equals. `column` is null
 * for the rank only.
 */
type Keys = { ranking: Ranking; column: Int32Array | Uint8Array | null; falling: boolean };

const MAX_KEY = 2 ** 31 - 1;
const UNAVAILABLE_OFFSET = 2 ** 52;
/** Cost of testing one position of an order, relative to computing and comparing a key. */
const SCAN_COST = 0.4;
const MIN_KEYS = 512;

/**
 * Returns a page of the matching products; `onePerModel` collapses each model to its first product. `scored` means
 * products have scores.
 */
export function pageOf(
  index: CatalogIndex,
  view: PriceView,
  query: PageQuery,
  matches: Matches,
  scored: boolean,
): Page {
  const keys = keysOf(index, view, query.sort, scored);
  if (query.onePerModel) return pageOfModels(index, keys, query, matches);
  const from = Math.min(query.offset, matches.total);
  const to = Math.min(query.offset + query.limit, matches.total);
  const positions =
    from >= to
      ? []
      : keys.column === null && isScanCheaper(keys.ranking.count, matches.total, to)
        ? pageByScan(index, keys.ranking, matches, from, to)
        : pageBySelection(index, keys, matches, from, to);
  return { ids: positions.map((position) => index.products.ids[position] as number), total: matches.total };
}

function keysOf(index: CatalogIndex, view: PriceView, sort: CatalogQuery['sort'], scored: boolean): Keys {
  const { popular, rating, new: newest } = index.orders;
  if (sort === 'relevance') return { ranking: popular, column: scored ? index.scratch.scores : null, falling: true };
  if (sort === 'cheap' || sort === 'expensive')
    return { ranking: popular, column: view.prices, falling: sort === 'expensive' };
  if (sort === 'discount') return { ranking: popular, column: view.discounts, falling: true };
  return { ranking: sort === 'rating' ? rating : sort === 'new' ? newest : popular, column: null, falling: false };
}

/** When many products match, scanning the order finds the first ones faster. */
function isScanCheaper(count: number, total: number, to: number): boolean {
  return ((to * count) / total) * SCAN_COST < total;
}

function pageByScan(
  { stock, tail }: CatalogIndex,
  { order, count }: Ranking,
  { windows: [main, after], total }: Matches,
  from: number,
  to: number,
): number[] {
  const page: number[] = [];
  const tailFrom = tail?.first ?? Infinity;
  let matched = 0;
  for (const buyable of [true, false]) {
    for (let i = 0; i < count && matched < to && matched < total; i++) {
      const position = order[i] as number;
      const window = position < tailFrom ? main : after;
      if (!window || !isInWindow(window, position) || hasBit(stock.buyable, position) !== buyable) continue;
      if (matched++ >= from) page.push(position);
    }
  }
  return page;
}

function pageBySelection(index: CatalogIndex, keys: Keys, matches: Matches, from: number, to: number): number[] {
  const { keys: room } = index.scratch;
  const selected = to * 4 < matches.total ? to : matches.total;
  let length = 0;
  let limit = Infinity;
  for (const window of matches.windows)
    ({ length, limit } = addKeys(index, keys, window, {
      kept: selected,
      most: Math.max(selected * 2, MIN_KEYS),
      length,
      limit,
    }));
  return positionsAt(index, keys, sortedSlice(room, length, from, to));
}

/** Adds the keys of a window to the buffer: candidates for the `selected` smallest, and never many more than that. */
function addKeys(
  index: CatalogIndex,
  keys: Keys,
  { first, words }: Window,
  {
    kept: selected,
    most: maxLength,
    length: before,
    limit: previousLimit,
  }: { kept: number; most: number; length: number; limit: number },
): { length: number; limit: number } {
  const {
    capacity,
    stock: { buyable },
    scratch: { keys: room },
  } = index;
  const {
    ranking: { rank },
    column,
    falling,
  } = keys;
  let length = before;
  let limit = previousLimit;
  for (let i = 0; i < words.length; i++) {
    const buyableBits = buyable[first + i] as number;
    const base = (first + i) << 5;
    for (let bits = words[i] as number; bits !== 0; bits &= bits - 1) {
      const bit = 31 - Math.clz32(bits & -bits);
      const value = column === null ? 0 : (column[base + bit] as number);
      const key =
        (falling ? MAX_KEY - value : value) * capacity +
        (rank[base + bit] as number) +
        (((buyableBits >>> bit) & 1) === 0 ? UNAVAILABLE_OFFSET : 0);
      if (key >= limit) continue;
      room[length++] = key;
      if (length < maxLength || length === room.length) continue;
      bringSmallest(room, selected, length);
      length = selected;
      limit = room[selected - 1] as number;
    }
  }
  return { length, limit };
}

function pageOfModels(index: CatalogIndex, keys: Keys, { offset, limit }: PageQuery, { windows }: Matches): Page {
  const {
    products: { modelOf, ids },
    scratch: { keys: room, positions, models, modelKeys, modelCounts },
  } = index;
  let cards = 0;
  let modelCount = 0;
  for (const window of windows) {
    const { length } = addKeys(index, keys, window, { kept: Infinity, most: Infinity, length: cards, limit: Infinity });
    const found = listPositions(window, positions);
    const start = length - found;
    for (let i = 0; i < found; i++) {
      const key = room[start + i] as number;
      const model = modelOf[positions[i] as number] as number;
      if (model === 0) {
        room[cards++] = key;
        continue;
      }
      const count = modelCounts[model] as number;
      if (count === 0) models[modelCount++] = model;
      if (count === 0 || key < (modelKeys[model] as number)) modelKeys[model] = key;
      modelCounts[model] = count + 1;
    }
  }
  for (let i = 0; i < modelCount; i++) room[cards++] = modelKeys[models[i] as number] as number;
  const page = positionsAt(
    index,
    keys,
    sortedSlice(room, cards, Math.min(offset, cards), Math.min(offset + limit, cards)),
  );
  const represented = page
    .map((position) => ({ id: ids[position] as number, count: modelCounts[modelOf[position] as number] as number }))
    .filter(({ count }) => count > 1);
  for (let i = 0; i < modelCount; i++) modelCounts[models[i] as number] = 0;
  return { ids: page.map((position) => ids[position] as number), total: cards, models: represented };
}

function positionsAt({ capacity }: CatalogIndex, { ranking: { order } }: Keys, keys: Float64Array): number[] {
  return Array.from(
    keys,
    (key) => order[(key >= UNAVAILABLE_OFFSET ? key - UNAVAILABLE_OFFSET : key) % capacity] as number,
  );
}
