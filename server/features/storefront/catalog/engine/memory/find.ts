import type { CatalogAnswer, CatalogQuery, GroupCounts } from '../engine.ts';
import {
  clearBetween,
  countBetween,
  countBits,
  hasIn,
  intersect,
  intersectWith,
  setIn,
  subtract,
  type Window,
} from './columns/bits.ts';
import type { CatalogIndex, IndexPart } from './index/catalog-index.ts';
import { addBetween, boundsIn, countNumbers } from './columns/number-column.ts';
import { pageOf } from './page.ts';
import { indexPartsOf, positionOf, rangeIn } from './index/positions.ts';
import { countBands, priceBounds } from './columns/price-counts.ts';
import { priceView, type Counts, type PriceView } from './columns/prices.ts';
import type { BitMemory } from './columns/shared-count.ts';
import { addValue, countGroups } from './columns/value-groups.ts';
import { findWords, intersectWords, rankLast, scoreWords, subtractWord } from './words/words.ts';

/** One filter: its subject (a group, an attribute's numbers, the price) and the products it matches. */
type Narrowing = { about: string; window: Window };
/** Result of an index part: products without filters, with all filters, and with all but one. */
type Answered = { part: IndexPart; matching: Window; total: number; except(about: string): Window };

const MAX_KEPT = 2_000;
const priceFilter = 'price';
const groupFilter = (group: number) => `g${group}`;
const numberFilter = (attribute: number) => `n${attribute}`;

/** Finds a page of products with all counts; `search` of the port. */
export function findProducts(index: CatalogIndex, query: CatalogQuery): CatalogAnswer {
  index.scratch.windows.clear();
  const view = priceView(index.prices, query.cityId);
  const words = query.words.length === 0 ? null : findWords(index, query.words);
  const answers = indexPartsOf(index).map((part): Answered => {
    const base = listedProducts(index, part, view, query);
    const found = words?.get(part);
    if (found) intersectWords(part, found, Math.max(1, query.wordsNeeded ?? found.length), base, index.scratch);
    const answered = narrowed(index, part, view, query, base);
    if (found && query.sort === 'relevance') {
      scoreWords(part, found, answered.matching, index.scratch);
      if (query.lastWords) rankLast(part, query.lastWords, answered.matching, index.scratch);
    }
    return answered;
  });
  const total = answers.reduce((sum, answered) => sum + answered.total, 0);
  const unfiltered =
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
    ...pageOf(index, view, query, { windows: answers.map(({ matching }) => matching), total }, words !== null),
    ...(unfiltered ? keptCounts(index, view, query, answers) : countAll(index, view, query, answers)),
    categories: query.countCategories.map((category) => ({
      category,
      count: answers.reduce((sum, { part, matching }) => sum + countBetween(matching, ...rangeIn(part, category)), 0),
    })),
  };
}

/** Returns the products of a part on sale in the city, within the category and the wanted stock. */
function listedProducts(index: CatalogIndex, part: IndexPart, view: PriceView, query: CatalogQuery): Window {
  const { category, exceptCategories = [], amongCategories, discounted, stock: wanted, cityId } = query;
  const { scratch, stock } = index;
  const base = scratch.windows.cut(view.listed, ...rangeIn(part, category));
  if (amongCategories) intersectCategories(part, amongCategories, base);
  if (query.ids) keepIds(index, query.ids, base);
  for (const other of exceptCategories) clearBetween(base, ...rangeIn(part, other));
  for (const forms of query.exceptWords ?? []) subtractWord(part, forms, base, scratch);
  for (const { group, values } of query.exceptValues ?? []) {
    const had = scratch.windows.like(base);
    for (const value of values) addValue(part.groups, group, value, had);
    subtract(base.words, had.words);
  }
  if (wanted === 'buyable') intersectWith(base, stock.buyable);
  if (wanted === 'in-city') {
    const there = stock.cities.get(cityId);
    if (there) intersectWith(base, there);
    else base.words.fill(0);
  }
  if (discounted) keepDiscounted(view, base);
  return base;
}

/** Intersects with categories: clears the gaps between their ranges. */
function intersectCategories(part: IndexPart, categories: readonly number[], base: Window): void {
  let from = part.first;
  for (const [start, end] of categories.map((id) => rangeIn(part, id)).toSorted(([a], [b]) => a - b)) {
    if (start > from) clearBetween(base, from, start);
    from = Math.max(from, end);
  }
  clearBetween(base, from, part.end);
}

function keepIds(index: CatalogIndex, ids: readonly number[], base: Window): void {
  const kept = index.scratch.windows.like(base);
  for (const id of ids) {
    const position = positionOf(index, id);
    if (position >= 0 && hasIn(base, position)) setIn(kept, position);
  }
  intersect(base.words, kept.words);
}

function keepDiscounted({ discounts }: PriceView, { first, words }: Window): void {
  for (let at = 0; at < words.length; at++) {
    for (let left = words[at] as number; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (discounts[((first + at) << 5) + 31 - Math.clz32(bit)] === 0) words[at] = (words[at] as number) & ~bit;
    }
  }
}

function narrowed(index: CatalogIndex, part: IndexPart, view: PriceView, query: CatalogQuery, base: Window): Answered {
  const { windows } = index.scratch;
  const narrowings = narrow(index, part, view, query, base);
  const without = (about: string | null): Window => {
    const window = windows.copy(base);
    for (const narrowing of narrowings) if (narrowing.about !== about) intersect(window.words, narrowing.window.words);
    return window;
  };
  const matching = narrowings.length === 0 ? base : without(null);
  const created = new Map<string, Window>();
  for (const { about } of narrowings) if (!created.has(about)) created.set(about, without(about));
  return { part, matching, total: countBits(matching.words), except: (about) => created.get(about) ?? matching };
}

function narrow(
  { scratch: { windows } }: CatalogIndex,
  part: IndexPart,
  view: PriceView,
  query: CatalogQuery,
  base: Window,
): Narrowing[] {
  const narrowings: Narrowing[] = [];
  for (const { group, values } of query.values) {
    const window = windows.like(base);
    const column = part.groups.ranges.has(group) ? undefined : part.columns.get(group);
    for (const value of values) {
      if (column) addBetween(column, value, value, window);
      else addValue(part.groups, group, value, window);
    }
    narrowings.push({ about: groupFilter(group), window });
  }
  for (const { attribute, from, to } of query.numbers) {
    const window = windows.like(base);
    const column = part.columns.get(attribute);
    if (column) addBetween(column, from, to, window);
    narrowings.push({ about: numberFilter(attribute), window });
  }
  if (query.price) {
    const window = windows.like(base);
    addPriced(view, query.price.from ?? 0, query.price.to ?? Infinity, base, window);
    narrowings.push({ about: priceFilter, window });
  }
  return narrowings;
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
function keptCounts(index: CatalogIndex, view: PriceView, query: CatalogQuery, answers: readonly Answered[]): Counts {
  const bands = query.countPriceBands ? (query.onePerModel ? 'models' : 'products') : '';
  const key = `${query.category}|${query.countGroups.join()}|${query.countNumbers.join()}|${bands}`;
  const { listedChanges, priceChanges } = view;
  const kept = view.kept.get(key);
  if (kept?.listedChanges === listedChanges) {
    if (kept.priceChanges !== priceChanges) {
      kept.counts = { ...kept.counts, ...countPrices(index, view, query, answers) };
      kept.priceChanges = priceChanges;
    }
    return kept.counts;
  }
  const counts = countAll(index, view, query, answers);
  if (view.kept.size >= MAX_KEPT) view.kept.clear();
  view.kept.set(key, { counts, listedChanges, priceChanges });
  return counts;
}

function countAll(index: CatalogIndex, view: PriceView, query: CatalogQuery, answers: readonly Answered[]): Counts {
  const counted = answers
    .filter(({ part }) => part.first < part.end)
    .map((answered) => groupsOf(answered, query.countGroups, index.bits));
  return {
    groups:
      counted.length === 1
        ? (counted[0] as GroupCounts[])
        : query.countGroups.map((group, index) => ({
            group,
            counts: summed(counted.map((groups) => groups[index]?.counts ?? [])),
          })),
    numbers: query.countNumbers.flatMap((attribute) => {
      const bounds = answers.flatMap(({ part, except, matching, total }) => {
        const column = part.columns.get(attribute);
        const window = except(numberFilter(attribute));
        return (column && boundsIn(column, window, window === matching ? total : countBits(window.words))) ?? [];
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
    ...countPrices(index, view, query, answers),
  };
}

function countPrices(
  { products: { modelOf } }: CatalogIndex,
  { prices }: PriceView,
  { countPriceBands, onePerModel }: CatalogQuery,
  answers: readonly Answered[],
): Pick<Counts, 'price' | 'priceBands'> {
  const windows = answers.map(({ except }) => except(priceFilter));
  const price = priceBounds(prices, windows);
  if (!countPriceBands) return { price };
  return { price, priceBands: countBands(prices, windows, price, onePerModel ? modelOf : null) };
}

/** Counts the groups of a part; numbers that are not values of the index are counted one by one. */
function groupsOf(
  { part: { groups, columns }, matching, total, except }: Answered,
  wanted: readonly number[],
  bits: BitMemory,
): GroupCounts[] {
  const windowOf = (group: number) => except(groupFilter(group));
  return countGroups(groups, { wanted, matching, total, windowOf, bits }).map((counted) => {
    const column = groups.ranges.has(counted.group) ? undefined : columns.get(counted.group);
    return column ? { group: counted.group, counts: countNumbers(column, windowOf(counted.group)) } : counted;
  });
}

function summed(all: readonly GroupCounts['counts'][]): GroupCounts['counts'] {
  const sums = new Map<number, number>();
  for (const { value, count } of all.flat()) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums].sort(([a], [b]) => a - b).map(([value, count]) => ({ value, count }));
}
