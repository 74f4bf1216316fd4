import type { CatalogAnswer, CatalogQuery } from '../engine.ts';
import { MAX_SPREAD, spreadColors } from '../spread-colors.ts';
import { hasBit, hasInWindow, listPositions, popcount, type Window } from './columns/bits.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import type { Ranking } from './index/orders.ts';
import type { PriceView } from './columns/prices.ts';
import { selectSmallest, sortedSlice } from './columns/smallest.ts';

/** Input of a page: the matching products of every part, `total` in all. */
export type Matches = { windows: readonly Window[]; total: number };
/** A page of products, with the number each represents. */
export type Page = Pick<CatalogAnswer, 'ids' | 'total' | 'products' | 'models'>;

type PageQuery = Pick<CatalogQuery, 'sort' | 'offset' | 'limit' | 'onePerModel' | 'cityId'>;
/**
 * Sort key of a product in one number: availability, then the sort column, then stock in the city, then its rank among
 * equals. `column` is null for none, `inCity` when the stock of the city does not count.
 */
type Keys = {
  ranking: Ranking;
  column: Int32Array | Uint8Array | null;
  isDescending: boolean;
  inCity: Uint32Array | null;
};

const MAX_VALUE = 2 ** 31 - 1;
/** Added to the keys of buyable products. */
const BUYABLE = -(2 ** 53);
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
  const keys = sortKeys(index, view, query, hasScores);
  if (query.onePerModel) return pageOfModels(index, keys, query, matches);
  const { offset, limit } = query;
  const isSpread = limit > 0 && offset < MAX_SPREAD && (query.sort === 'popular' || query.sort === 'relevance');
  const from = Math.min(isSpread ? 0 : offset, matches.total);
  const to = Math.min(isSpread ? Math.max(offset + limit, MAX_SPREAD) : offset + limit, matches.total);
  const positions =
    from >= to
      ? []
      : keys.column === null && isScanCheaper(keys.ranking.count, matches.total, to)
        ? pageByScan(index, keys, matches, from, to)
        : pageBySelection(index, keys, matches, from, to);
  const page = isSpread ? spreadStart(index, keys, positions).slice(offset, offset + limit) : positions;
  const { total } = matches;
  return { ids: page.map((position) => index.products.ids[position] as number), total, products: total };
}

function sortKeys(
  { orders, scratch, stock }: CatalogIndex,
  view: PriceView,
  query: PageQuery,
  hasScores: boolean,
): Keys {
  const { popular, rating, new: newest } = orders;
  const { sort } = query;
  if (sort === 'rating' || sort === 'new')
    return { ranking: sort === 'rating' ? rating : newest, column: null, isDescending: false, inCity: null };
  const columns = {
    popular: null,
    relevance: hasScores ? scratch.scores : null,
    cheap: view.prices,
    expensive: view.prices,
    discount: view.discounts,
  };
  return {
    ranking: popular,
    column: columns[sort],
    isDescending: sort !== 'cheap',
    inCity: stock.cities.get(query.cityId) ?? null,
  };
}

/** Spreads the colours among the first products; those with an equal key but for the rank are tied. */
function spreadStart(
  { products: { lookOf }, stock: { buyable } }: CatalogIndex,
  { column, inCity }: Keys,
  positions: readonly number[],
): number[] {
  const isTied = (one: number, other: number) =>
    (column === null || column[one] === column[other]) &&
    hasBit(buyable, one) === hasBit(buyable, other) &&
    (inCity === null || hasBit(inCity, one) === hasBit(inCity, other));
  const spread = spreadColors(positions.slice(0, MAX_SPREAD), (position) => lookOf[position] as number, isTied);
  return [...spread, ...positions.slice(MAX_SPREAD)];
}

/** When many products match, walking along the order finds the first ones fastest. */
function isScanCheaper(count: number, total: number, to: number): boolean {
  return ((to * count) / total) * SCAN_COST < total;
}

function pageByScan(
  { stock: { buyable }, tail }: CatalogIndex,
  { ranking: { order, count }, inCity }: Keys,
  { windows }: Matches,
  from: number,
  to: number,
): number[] {
  const page: number[] = [];
  const [main, tailWindow] = windows;
  const tailStart = tail?.first ?? Infinity;
  const places = findTierStarts(windows, buyable, inCity);
  let found = 0;
  for (let at = 0; at < count && found < to - from; at++) {
    const position = order[at] as number;
    const window = position < tailStart ? main : tailWindow;
    if (!window || !hasInWindow(window, position)) continue;
    const tier = (hasBit(buyable, position) ? 0 : 2) + (inCity === null || hasBit(inCity, position) ? 0 : 1);
    const place = places[tier] as number;
    places[tier] = place + 1;
    if (place < from || place >= to) continue;
    page[place - from] = position;
    found++;
  }
  return page;
}

/** Places where the products of each tier begin: buyable in the city and elsewhere, then the others. */
function findTierStarts(
  windows: readonly Window[],
  buyable: Uint32Array,
  inCity: Uint32Array | null,
): [number, number, number, number] {
  let [inCityCount, buyableCount, otherInCity] = [0, 0, 0];
  for (const { first, words } of windows) {
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as number;
      const bought = word & (buyable[first + at] as number);
      const city = inCity === null ? word : word & (inCity[first + at] as number);
      inCityCount += popcount(bought & city);
      buyableCount += popcount(bought);
      otherInCity += popcount(city & ~bought);
    }
  }
  return [0, inCityCount, buyableCount, buyableCount + otherInCity];
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
    inCity,
  } = keys;
  let length = initialLength;
  let limit = initialLimit;
  for (let at = 0; at < words.length; at++) {
    const buyableBits = buyable[first + at] as number;
    const cityBits = inCity === null ? -1 : (inCity[first + at] as number);
    const base = (first + at) << 5;
    for (let left = words[at] as number; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      const value = column === null ? 0 : (column[base + bit] as number);
      const elsewhere = ((cityBits >>> bit) & 1) ^ 1;
      const key =
        ((isDescending ? MAX_VALUE - value : value) * 2 + elsewhere) * capacity +
        (rank[base + bit] as number) +
        (((buyableBits >>> bit) & 1) === 0 ? 0 : BUYABLE);
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

function pageOfModels(
  index: CatalogIndex,
  keys: Keys,
  { offset, limit }: PageQuery,
  { windows, total }: Matches,
): Page {
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
  return { ids: page.map((position) => ids[position] as number), total: cards, products: total, models: represented };
}

function toPositions({ capacity }: CatalogIndex, { ranking: { order } }: Keys, keys: Float64Array): number[] {
  return Array.from(keys, (key) => order[(key < 0 ? key - BUYABLE : key) % capacity] as number);
}
