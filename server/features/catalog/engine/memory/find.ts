import type { CatalogAnswer, CatalogQuery, WantedWord } from '../engine.ts';
import { countBetween, countBits, cutWindow, eachPosition, emptyWindow, hasBit, intersect, setBit, type Window } from './bits.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { addBetween, boundsIn } from './number-column.ts';
import { rankingOf } from './orders.ts';
import { priceView, type Counts, type PriceView } from './prices.ts';
import { countGroups } from './value-counts.ts';
import { addValue } from './value-set.ts';
import { matchWords } from './word-index.ts';

type Range = readonly [from: number, to: number];
/** One narrowing: what it is about (a group, an attribute's numbers, the price) and the goods it lets through. */
type Narrowing = { about: string; window: Window };

const mostKept = 2_000;
const priceFilter = 'price';
const groupFilter = (group: number) => `g${group}`;
const numberFilter = (attribute: number) => `n${attribute}`;

/** Finds a page of goods with everything counted; `search` of the port. */
export function findGoods(index: CatalogIndex, query: CatalogQuery): CatalogAnswer {
  const range: Range = query.category === null ? [0, index.size] : index.ranges.get(query.category) ?? [0, 0];
  const view = priceView(index.prices, query.cityId);
  const base = cutWindow(view.listed, ...range);
  if (query.discounted) intersect(base.words, discountedIn(view, base).words);
  if (query.stock === 'buyable') intersect(base.words, cutWindow(index.stock.buyable, ...range).words);
  if (query.stock === 'in-city') intersect(base.words, cutWindow(index.stock.cities.get(query.cityId) ?? new Uint32Array(index.stock.buyable.length), ...range).words);
  const scores = applyWords(index, query.words, query.wordsNeeded, base);
  const narrowings = narrow(index, query, view, base);
  const matching = without(base, narrowings, null);
  const except = exceptOne(base, narrowings, matching);
  const total = countBits(matching.words);
  const count = (): Counts => ({
    groups: countGroups(index.groups, query.countGroups, matching, total, (group) => except(groupFilter(group))),
    numbers: query.countNumbers.flatMap((attribute) => {
      const column = index.columns.get(attribute);
      const bounds = column && boundsIn(column, except(numberFilter(attribute)));
      return bounds ? [{ attribute, ...bounds }] : [];
    }),
    price: priceBounds(view, except(priceFilter)),
  });
  const page = query.onePerModel ? pageOfModels(index, view, query, matching, scores) : { ids: pageOf(index, view, query, matching, scores), total };
  return {
    ...page,
    ...(query.words.length === 0 && query.stock === undefined && narrowings.length === 0 && !query.discounted ? keptCounts(view, query, count) : count()),
    categories: query.countCategories.map((category) => {
      const [from, to] = index.ranges.get(category) ?? [0, 0];
      return { category, count: countBetween(matching, from, to) };
    }),
  };
}

/** Most lists have no filter, and then the counts depend on the category alone. */
function keptCounts(view: PriceView, { category, countGroups: groups, countNumbers }: CatalogQuery, count: () => Counts): Counts {
  const key = `${category}|${groups.join()}|${countNumbers.join()}`;
  const kept = view.counts.get(key) ?? count();
  if (view.counts.size < mostKept) view.counts.set(key, kept);
  return kept;
}

/** Narrows a window to the goods that have the words, and gives their scores; null without words. */
export function applyWords(index: CatalogIndex, words: readonly WantedWord[], needed: number | undefined, base: Window): Float64Array | null {
  if (words.length === 0) return null;
  const { positions, scores } = matchWords(index.words, words, Math.max(1, needed ?? words.length));
  const found: Window = { first: base.first, words: new Uint32Array(base.words.length) };
  for (const position of positions) {
    const word = (position >>> 5) - base.first;
    if (word >= 0 && word < found.words.length) found.words[word] = (found.words[word] as number) | (1 << (position & 31));
  }
  intersect(base.words, found.words);
  return scores;
}

function discountedIn(view: PriceView, base: Window): Window {
  const window: Window = { first: base.first, words: new Uint32Array(base.words.length) };
  eachPosition(base, (position) => {
    const word = (position >>> 5) - base.first;
    if (view.discounts[position] !== 0) window.words[word] = (window.words[word] as number) | (1 << (position & 31));
  });
  return window;
}

function narrow(index: CatalogIndex, query: CatalogQuery, view: PriceView, base: Window): Narrowing[] {
  const empty = (): Window => ({ first: base.first, words: new Uint32Array(base.words.length) });
  const narrowings: Narrowing[] = [];
  for (const { group, values } of query.values) {
    const window = empty();
    for (const value of values) {
      const set = index.groups.sets.get(group)?.get(value);
      if (set) addValue(set, window);
    }
    narrowings.push({ about: groupFilter(group), window });
  }
  for (const { attribute, from, to } of query.numbers) {
    const window = empty();
    const column = index.columns.get(attribute);
    if (column) addBetween(column, from, to, window);
    narrowings.push({ about: numberFilter(attribute), window });
  }
  if (query.price) narrowings.push({ about: priceFilter, window: pricedBetween(view, query.price.from ?? 0, query.price.to ?? Infinity, base) });
  return narrowings;
}

function pricedBetween({ prices }: PriceView, from: number, to: number, base: Window): Window {
  const window: Window = { first: base.first, words: new Uint32Array(base.words.length) };
  const start = base.first << 5;
  const end = Math.min(prices.length, (base.first + base.words.length) << 5);
  for (let position = start; position < end; position++) {
    const price = prices[position] as number;
    if (price >= from && price <= to) window.words[(position - start) >>> 5] = (window.words[(position - start) >>> 5] as number) | (1 << (position & 31));
  }
  return window;
}

function without(base: Window, narrowings: readonly Narrowing[], about: string | null): Window {
  const window: Window = { first: base.first, words: base.words.slice() };
  for (const narrowing of narrowings) if (narrowing.about !== about) intersect(window.words, narrowing.window.words);
  return window;
}

/** Gives the goods that pass every narrowing but one's own; groups that do not narrow share the full answer. */
function exceptOne(base: Window, narrowings: readonly Narrowing[], matching: Window): (about: string) => Window {
  const made = new Map<string, Window>();
  for (const { about } of narrowings) made.set(about, without(base, narrowings, about));
  return (about) => made.get(about) ?? matching;
}

function priceBounds({ prices }: PriceView, window: Window): { min: number; max: number } | null {
  let min = Infinity;
  let max = 0;
  eachPosition(window, (position) => {
    const price = prices[position] as number;
    if (price < min) min = price;
    if (price > max) max = price;
  });
  return max > 0 ? { min, max } : null;
}

type Page = { offset: number; limit: number };

function pageOf(index: CatalogIndex, view: PriceView, query: CatalogQuery, matching: Window, scores: Float64Array | null, page: Page = query): number[] {
  const ordered = query.sort === 'relevance' && scores
    ? byScore(index, matching, scores).slice(page.offset, page.offset + page.limit)
    : byRank(index, view, { ...query, ...page }, matching);
  return ordered.map((position) => index.ids[position] as number);
}

/** The first good of each model in the order stands for all of it. */
function pageOfModels(index: CatalogIndex, view: PriceView, query: CatalogQuery, matching: Window, scores: Float64Array | null): Pick<CatalogAnswer, 'ids' | 'total' | 'models'> {
  const counts = new Map<number, number>();
  const cards = pageOf(index, view, query, matching, scores, { offset: 0, limit: Infinity }).filter((id) => {
    const model = modelOf(index, id);
    if (model === 0) return true;
    const seen = counts.get(model) ?? 0;
    counts.set(model, seen + 1);
    return seen === 0;
  });
  const ids = cards.slice(query.offset, query.offset + query.limit);
  return { ids, total: cards.length, models: ids.map((id) => ({ id, count: counts.get(modelOf(index, id)) ?? 1 })).filter(({ count }) => count > 1) };
}

function modelOf(index: CatalogIndex, id: number): number {
  return index.models[index.positions.get(id) as number] as number;
}

/** Orders goods by score, equals by popularity; those that cannot be bought come last. */
export function byScore(index: CatalogIndex, window: Window, scores: Float64Array): number[] {
  const found: number[] = [];
  eachPosition(window, (position) => found.push(position));
  const sinks = (position: number) => (hasBit(index.stock.buyable, position) ? 0 : 1);
  const { rank } = index.rankings.popular;
  return found.sort((a, b) => sinks(a) - sinks(b) || (scores[b] as number) - (scores[a] as number) || (rank[a] as number) - (rank[b] as number));
}

/** Lays the matching goods out by rank as bits, those that can be bought before those that cannot, and reads the page off. */
function byRank(index: CatalogIndex, view: PriceView, { sort, offset, limit }: CatalogQuery, matching: Window): number[] {
  const { rank, order } = rankingOf(index, view, sort);
  const first = emptyWindow(0, index.size);
  const sunk = emptyWindow(0, index.size);
  eachPosition(matching, (position) => setBit((hasBit(index.stock.buyable, position) ? first : sunk).words, rank[position] as number));
  const page: number[] = [];
  let skipped = 0;
  for (const window of [first, sunk]) {
    const count = countBits(window.words);
    if (skipped + count <= offset) { skipped += count; continue; }
    eachPosition(window, (place) => {
      if (skipped++ >= offset && page.length < limit) page.push(order[place] as number);
    });
    if (page.length >= limit) break;
  }
  return page;
}
