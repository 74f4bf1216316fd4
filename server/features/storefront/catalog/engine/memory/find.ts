import type { CatalogAnswer, CatalogQuery, GroupCounts } from '../engine.ts';
import {
  clearBetween,
  countBetween,
  countBits,
  hasInWindow,
  intersect,
  intersectWindow,
  setInWindow,
  subtract,
  type Window,
} from './columns/bits.ts';
import type { CatalogIndex, IndexPart } from './index/catalog-index.ts';
import { addBetween, findBounds, countNumbers } from './columns/number-column.ts';
import { findPage } from './page.ts';
import { listParts, findPosition, categoryRange } from './index/positions.ts';
import { countBands, priceBounds } from './columns/price-counts.ts';
import { getPriceView, type Counts, type PriceView } from './columns/prices.ts';
import type { BitMemory } from './columns/shared-count.ts';
import { addValue, countGroups } from './columns/value-groups.ts';
import { findWords, intersectWords, rankLast, scoreWords, subtractWord } from './words/words.ts';

/** One filter: its subject (a group, an attribute's numbers, the price) and the products it matches. */
type FilterWindow = { subject: string; window: Window };
/** Result of an index part: products without filters, with all filters, and with all but one. */
type PartResult = { part: IndexPart; matching: Window; total: number; except(subject: string): Window };

const MAX_CACHED_COUNTS = 2_000;
const PRICE_SUBJECT = 'price';
const groupSubject = (group: number) => `g${group}`;
const numberSubject = (attribute: number) => `n${attribute}`;

/** Finds a page of products with all counts; `search` of the port. */
export function findProducts(index: CatalogIndex, query: CatalogQuery): CatalogAnswer {
  index.scratch.windows.clear();
  const view = getPriceView(index.prices, query.cityId);
  const words = query.words.length === 0 ? null : findWords(index, query.words);
  const answers = listParts(index).map((part): PartResult => {
    const base = findListedProducts(index, part, view, query);
    const found = words?.get(part);
    if (found) intersectWords(part, found, Math.max(1, query.wordsNeeded ?? found.length), base, index.scratch);
    const answered = filterPart(index, part, view, query, base);
    if (found && query.sort === 'relevance') {
      scoreWords(part, found, answered.matching, index.scratch);
      if (query.lastWords) rankLast(part, query.lastWords, answered.matching, index.scratch);
    }
    return answered;
  });
  const total = answers.reduce((sum, answered) => sum + answered.total, 0);
  const isUnfiltered =
    !words &&
    (query.exceptCategories ?? []).length === 0 &&
    (query.exceptWords ?? []).length === 0 &&
    (query.exceptValues ?? []).length === 0 &&
    query.amongCategories === undefined &&
    query.ids === undefined &&
    query.stock === undefined &&
    query.values.length === 0 &&
    query.numbers.length === 0 &&
    !query.price &&
    !query.discounted;
  return {
    ...findPage(index, view, query, { windows: answers.map(({ matching }) => matching), total }, words !== null),
    ...(isUnfiltered ? getCachedCounts(index, view, query, answers) : countAll(index, view, query, answers)),
    categories: query.countCategories.map((category) => ({
      category,
      count: answers.reduce(
        (sum, { part, matching }) => sum + countBetween(matching, ...categoryRange(part, category)),
        0,
      ),
    })),
  };
}

/** Returns the products of a part on sale in the city, within the category and the requested stock. */
function findListedProducts(index: CatalogIndex, part: IndexPart, view: PriceView, query: CatalogQuery): Window {
  const { category, exceptCategories = [], amongCategories, discounted, stock: requestedStock, cityId } = query;
  const { scratch, stock } = index;
  const base = scratch.windows.cut(view.listed, ...categoryRange(part, category));
  if (amongCategories) intersectCategories(part, amongCategories, base);
  if (query.ids) keepIds(index, query.ids, base);
  for (const other of exceptCategories) clearBetween(base, ...categoryRange(part, other));
  for (const forms of query.exceptWords ?? []) subtractWord(part, forms, base, scratch);
  for (const { group, values } of query.exceptValues ?? []) {
    const excluded = scratch.windows.emptyLike(base);
    for (const value of values) addValue(part.groups, group, value, excluded);
    subtract(base.words, excluded.words);
  }
  if (requestedStock === 'buyable') intersectWindow(base, stock.buyable);
  if (requestedStock === 'in-city') {
    const inCity = stock.cities.get(cityId);
    if (inCity) intersectWindow(base, inCity);
    else base.words.fill(0);
  }
  if (discounted) keepDiscounted(view, base);
  return base;
}

/** Intersects with categories: clears the gaps between their ranges. */
function intersectCategories(part: IndexPart, categories: readonly number[], base: Window): void {
  let from = part.first;
  for (const [start, end] of categories.map((id) => categoryRange(part, id)).toSorted(([a], [b]) => a - b)) {
    if (start > from) clearBetween(base, from, start);
    from = Math.max(from, end);
  }
  clearBetween(base, from, part.end);
}

function keepIds(index: CatalogIndex, ids: readonly number[], base: Window): void {
  const requested = index.scratch.windows.emptyLike(base);
  for (const id of ids) {
    const position = findPosition(index, id);
    if (position >= 0 && hasInWindow(base, position)) setInWindow(requested, position);
  }
  intersect(base.words, requested.words);
}

function keepDiscounted({ discounts }: PriceView, { first, words }: Window): void {
  for (let at = 0; at < words.length; at++) {
    for (let left = words[at] as number; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (discounts[((first + at) << 5) + 31 - Math.clz32(bit)] === 0) words[at] = (words[at] as number) & ~bit;
    }
  }
}

function filterPart(
  index: CatalogIndex,
  part: IndexPart,
  view: PriceView,
  query: CatalogQuery,
  base: Window,
): PartResult {
  const { windows } = index.scratch;
  const filters = createFilters(index, part, view, query, base);
  const intersectExcept = (excludedSubject: string | null): Window => {
    const window = windows.copy(base);
    for (const filter of filters) if (filter.subject !== excludedSubject) intersect(window.words, filter.window.words);
    return window;
  };
  const matching = filters.length === 0 ? base : intersectExcept(null);
  const created = new Map<string, Window>();
  for (const { subject: about } of filters) if (!created.has(about)) created.set(about, intersectExcept(about));
  return {
    part,
    matching,
    total: countBits(matching.words),
    except: (subject) => created.get(subject) ?? matching,
  };
}

function createFilters(
  { scratch: { windows } }: CatalogIndex,
  part: IndexPart,
  view: PriceView,
  query: CatalogQuery,
  base: Window,
): FilterWindow[] {
  const filters: FilterWindow[] = [];
  for (const { group, values } of query.values) {
    const window = windows.emptyLike(base);
    const column = part.groups.ranges.has(group) ? undefined : part.columns.get(group);
    for (const value of values) {
      if (column) addBetween(column, value, value, window);
      else addValue(part.groups, group, value, window);
    }
    filters.push({ subject: groupSubject(group), window });
  }
  for (const { attribute, from, to } of query.numbers) {
    const window = windows.emptyLike(base);
    const column = part.columns.get(attribute);
    if (column) addBetween(column, from, to, window);
    filters.push({ subject: numberSubject(attribute), window });
  }
  if (query.price) {
    const window = windows.emptyLike(base);
    addPriced(view, query.price.from ?? 0, query.price.to ?? Infinity, base, window);
    filters.push({ subject: PRICE_SUBJECT, window });
  }
  return filters;
}

function addPriced(
  { prices }: PriceView,
  from: number,
  to: number,
  { first, words: listed }: Window,
  { words }: Window,
): void {
  for (let at = 0; at < listed.length; at++) {
    let found = 0;
    for (let left = listed[at] as number; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const price = prices[((first + at) << 5) + 31 - Math.clz32(bit)] as number;
      if (price >= from && price <= to) found |= bit;
    }
    words[at] = found;
  }
}

/** Most lists have no filter, so their counts depend on the category only. */
function getCachedCounts(
  index: CatalogIndex,
  view: PriceView,
  query: CatalogQuery,
  answers: readonly PartResult[],
): Counts {
  const bands = query.countPriceBands ? 'bands' : '';
  const key = `${query.category}|${query.countGroups.join()}|${query.countNumbers.join()}|${bands}`;
  const { listedChanges, priceChanges } = view;
  const cached = view.countsByCategory.get(key);
  if (cached?.listedChanges === listedChanges) {
    if (cached.priceChanges !== priceChanges) {
      cached.counts = { ...cached.counts, ...countPrices(view, query, answers) };
      cached.priceChanges = priceChanges;
    }
    return cached.counts;
  }
  const counts = countAll(index, view, query, answers);
  if (view.countsByCategory.size >= MAX_CACHED_COUNTS) view.countsByCategory.clear();
  view.countsByCategory.set(key, { counts, listedChanges, priceChanges });
  return counts;
}

function countAll(index: CatalogIndex, view: PriceView, query: CatalogQuery, answers: readonly PartResult[]): Counts {
  const partCounts = answers
    .filter(({ part }) => part.first < part.end)
    .map((answered) => countPartGroups(answered, query.countGroups, index.bits));
  return {
    groups:
      partCounts.length === 1
        ? (partCounts[0] as GroupCounts[])
        : query.countGroups.map((group, index) => ({
            group,
            counts: sumCounts(partCounts.map((groups) => groups[index]?.counts ?? [])),
          })),
    numbers: query.countNumbers.flatMap((attribute) => {
      const bounds = answers.flatMap(({ part, except, matching, total }) => {
        const column = part.columns.get(attribute);
        const window = except(numberSubject(attribute));
        return (column && findBounds(column, window, window === matching ? total : countBits(window.words))) ?? [];
      });
      return bounds.length === 0
        ? []
        : [
            {
              attribute,
              min: Math.min(...bounds.map(({ min }) => min)),
              max: Math.max(...bounds.map(({ max }) => max)),
            },
          ];
    }),
    ...countPrices(view, query, answers),
  };
}

function countPrices(
  { prices }: PriceView,
  { countPriceBands }: CatalogQuery,
  answers: readonly PartResult[],
): Pick<Counts, 'price' | 'priceBands'> {
  const windows = answers.map(({ except }) => except(PRICE_SUBJECT));
  const price = priceBounds(prices, windows);
  if (!countPriceBands) return { price };
  return { price, priceBands: countBands(prices, windows, price) };
}

/** Counts the groups of a part; numbers that are not values of the index are counted one by one. */
function countPartGroups(
  { part: { groups, columns }, matching, total, except }: PartResult,
  requestedGroups: readonly number[],
  bits: BitMemory,
): GroupCounts[] {
  const groupWindow = (group: number) => except(groupSubject(group));
  return countGroups(groups, { requestedGroups, matching, total, getWindow: groupWindow, bits }).map((groupCounts) => {
    const column = groups.ranges.has(groupCounts.group) ? undefined : columns.get(groupCounts.group);
    return column
      ? { group: groupCounts.group, counts: countNumbers(column, groupWindow(groupCounts.group)) }
      : groupCounts;
  });
}

function sumCounts(partCounts: readonly GroupCounts['counts'][]): GroupCounts['counts'] {
  const sums = new Map<number, number>();
  for (const { value, count } of partCounts.flat()) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums].sort(([a], [b]) => a - b).map(([value, count]) => ({ value, count }));
}
