import type { CatalogAnswer, CatalogQuery } from '../engine.ts';
import { hasBit, hasInWindow, listPositions, type Window } from './columns/bits.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import type { Ranking } from './index/orders.ts';
import type { PriceView } from './columns/prices.ts';
import { selectSmallest, sortedSlice } from './columns/smallest.ts';

/** Input of a page: the matching products of every part, `total` in all. */
export type Matches = { windows: readonly Window[]; total: number };
/** A page of products, with the number each represents. */
export type Page = Pick<CatalogAnswer, 'ids' | 'total' | 'models'>;

type PageQuery = Pick<CatalogQuery, 'sort' | 'offset' | 'limit' | 'onePerModel'>;
/**
 * Sort key of a product in one number: availability, then the sort column, then its rank among equals. `column` is null
 * when only the rank counts.
 */
type Keys = { ranking: Ranking; column: Int32Array | Uint8Array | null; isDescending: boolean };

const MAX_VALUE = 2 ** 31 - 1;
const UNAVAILABLE_OFFSET = 2 ** 52;
/** Cost of testing one position of an order, relative to computing and comparing a key. */
const SCAN_COST = 0.4;
const MIN_KEYS = 512;

/**
 * Returns a page of the matching products; `onePerModel` collapses each model to its first product. `hasScores`: the
 * matching products have scores.
 */
export function findPage(
  index: CatalogIndex,
  view: PriceView,
  query: PageQuery,
  matches: Matches,
  hasScores: boolean,
): Page {
  const keys = sortKeys(index, view, query.sort, hasScores);
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

function sortKeys(index: CatalogIndex, view: PriceView, sort: CatalogQuery['sort'], hasScores: boolean): Keys {
  const { popular, rating, new: newest } = index.orders;
  if (sort === 'relevance')
    return { ranking: popular, column: hasScores ? index.scratch.scores : null, isDescending: true };
  if (sort === 'cheap' || sort === 'expensive')
    return { ranking: popular, column: view.prices, isDescending: sort === 'expensive' };
  if (sort === 'discount') return { ranking: popular, column: view.discounts, isDescending: true };
  return { ranking: sort === 'rating' ? rating : sort === 'new' ? newest : popular, column: null, isDescending: false };
}

/** When many products match, walking along the order finds the first ones fastest. */
function isScanCheaper(count: number, total: number, to: number): boolean {
  return ((to * count) / total) * SCAN_COST < total;
}

function pageByScan(
  { stock, tail }: CatalogIndex,
  { order, count }: Ranking,
  { windows: [main, tailWindow], total }: Matches,
  from: number,
  to: number,
): number[] {
  const page: number[] = [];
  const tailStart = tail?.first ?? Infinity;
  let seen = 0;
  for (const buyable of [true, false]) {
    for (let rank = 0; rank < count && seen < to && seen < total; rank++) {
      const position = order[rank] as number;
      const window = position < tailStart ? main : tailWindow;
      if (!window || !hasInWindow(window, position) || hasBit(stock.buyable, position) !== buyable) continue;
      if (seen++ >= from) page.push(position);
    }
  }
  return page;
}

function pageBySelection(index: CatalogIndex, keys: Keys, matches: Matches, from: number, to: number): number[] {
  const { keys: buffer } = index.scratch;
  const selectedCount = to * 4 < matches.total ? to : matches.total;
  let length = 0;
  let limit = Infinity;
  for (const window of matches.windows)
    ({ length, limit } = addKeys(index, keys, window, {
      target: selectedCount,
      maximum: Math.max(selectedCount * 2, MIN_KEYS),
      length,
      limit,
    }));
  return toPositions(index, keys, sortedSlice(buffer, length, from, to));
}

/**
 * Adds the keys of a window to the buffer; only candidates for the `target` smallest, and never many more than that.
 */
function addKeys(
  index: CatalogIndex,
  keys: Keys,
  { first, words }: Window,
  {
    target,
    maximum,
    length: initialLength,
    limit: initialLimit,
  }: { target: number; maximum: number; length: number; limit: number },
): { length: number; limit: number } {
  const {
    capacity,
    stock: { buyable },
    scratch: { keys: buffer },
  } = index;
  const {
    ranking: { rank },
    column,
    isDescending,
  } = keys;
  let length = initialLength;
  let limit = initialLimit;
  for (let at = 0; at < words.length; at++) {
    const buyableBits = buyable[first + at] as number;
    const base = (first + at) << 5;
    for (let left = words[at] as number; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      const value = column === null ? 0 : (column[base + bit] as number);
      const key =
        (isDescending ? MAX_VALUE - value : value) * capacity +
        (rank[base + bit] as number) +
        (((buyableBits >>> bit) & 1) === 0 ? UNAVAILABLE_OFFSET : 0);
      if (key >= limit) continue;
      buffer[length++] = key;
      if (length < maximum || length === buffer.length) continue;
      selectSmallest(buffer, target, length);
      length = target;
      limit = buffer[target - 1] as number;
    }
  }
  return { length, limit };
}

function pageOfModels(index: CatalogIndex, keys: Keys, { offset, limit }: PageQuery, { windows }: Matches): Page {
  const {
    products: { modelOf, ids },
    scratch: { keys: buffer, positions, models, modelKeys, modelCounts },
  } = index;
  let cards = 0;
  let modelCount = 0;
  for (const window of windows) {
    const { length } = addKeys(index, keys, window, {
      target: Infinity,
      maximum: Infinity,
      length: cards,
      limit: Infinity,
    });
    const found = listPositions(window, positions);
    const start = length - found;
    for (let at = 0; at < found; at++) {
      const key = buffer[start + at] as number;
      const model = modelOf[positions[at] as number] as number;
      if (model === 0) {
        buffer[cards++] = key;
        continue;
      }
      const count = modelCounts[model] as number;
      if (count === 0) models[modelCount++] = model;
      if (count === 0 || key < (modelKeys[model] as number)) modelKeys[model] = key;
      modelCounts[model] = count + 1;
    }
  }
  for (let at = 0; at < modelCount; at++) buffer[cards++] = modelKeys[models[at] as number] as number;
  const page = toPositions(
    index,
    keys,
    sortedSlice(buffer, cards, Math.min(offset, cards), Math.min(offset + limit, cards)),
  );
  const represented = page
    .map((position) => ({ id: ids[position] as number, count: modelCounts[modelOf[position] as number] as number }))
    .filter(({ count }) => count > 1);
  for (let at = 0; at < modelCount; at++) modelCounts[models[at] as number] = 0;
  return { ids: page.map((position) => ids[position] as number), total: cards, models: represented };
}

function toPositions({ capacity }: CatalogIndex, { ranking: { order } }: Keys, keys: Float64Array): number[] {
  return Array.from(
    keys,
    (key) => order[(key >= UNAVAILABLE_OFFSET ? key - UNAVAILABLE_OFFSET : key) % capacity] as number,
  );
}
