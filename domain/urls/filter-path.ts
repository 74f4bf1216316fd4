import { highestPrice } from '../pricing/money.ts';
import type { Tenge } from '../pricing/money.ts';

/** Chosen values of one attribute, by their slugs; a flag's value is `yes`, a numeric range is `{from}-{to}`. */
export type FilterGroup = { attribute: string; values: string[] };

/** Default of the price filter `all_prices`, tenge (spec §9): it filters nothing. */
export const DEFAULT_PRICES = { from: 0, to: highestPrice } as const;

/** Bounds with both ends included; an absent end is open. */
export type FilterRange = { from?: number; to?: number };

/** Content of a filter path; price bounds are in tenge. */
export type ParsedFilters = { filters: FilterGroup[]; price?: FilterRange };

/** Value of a flag attribute that is switched on. */
export const flagValue = 'yes';

const priceSegment = 'price';
/** The specification's name of the price filter (§9): read everywhere, written as `price`. */
const ALL_PRICES = 'all_prices';
const MAX_GROUPS = 20;
const MAX_VALUES = 60;

/**
 * Reads `/f/{attribute}/{value}[,{value}...]/...` or its part behind `/f/` (decisions §2). Null when it is malformed;
 * repeated values and attributes are merged, so a path differing from `formatFilterPath` of the result wants a 301.
 */
export function parseFilterPath(path: string): ParsedFilters | null {
  const segments = path
    .replace(/^\/?f\/|^\//, '')
    .replaceAll(/%2c/gi, ',')
    .split('/');
  if (segments.length % 2 !== 0 || segments.length > MAX_GROUPS * 2) return null;
  const groups = new Map<string, Set<string>>();
  let price: FilterRange | undefined;
  for (let index = 0; index < segments.length; index += 2) {
    const attribute = segments[index] ?? '';
    const values = (segments[index + 1] ?? '').split(',');
    if (attribute === priceSegment || attribute === ALL_PRICES) {
      const range = price === undefined && values.length === 1 ? parsePrice(values[0] ?? '') : null;
      if (!range) return null;
      price = range;
      continue;
    }
    const group = groups.get(attribute) ?? new Set();
    for (const value of values) group.add(value);
    if (!isAttribute(attribute) || group.size > MAX_VALUES || ![...group].every(isValue)) return null;
    groups.set(attribute, group);
  }
  const filters = [...groups].map(([attribute, values]) => ({ attribute, values: [...values] }));
  return { filters, ...(price && isBounded(price) && { price }) };
}

/**
 * Writes the canonical filter path without a leading `/f/`: attributes in the category's order (others behind it, by
 * name), values sorted, price last; empty when nothing is chosen (decisions §2).
 */
export function formatFilterPath(
  filters: readonly FilterGroup[],
  price: FilterRange | undefined,
  order: readonly string[],
): string {
  const place = (attribute: string) => (order.includes(attribute) ? order.indexOf(attribute) : order.length);
  const parts = filters
    .filter((group) => group.values.length > 0)
    .toSorted((a, b) => place(a.attribute) - place(b.attribute) || compare(a.attribute, b.attribute))
    .map((group) => `${group.attribute}/${[...new Set(group.values)].sort(compare).join(',')}`);
  const bounds = price && withoutOpenEnds(price);
  if (bounds && isBounded(bounds)) parts.push(`${priceSegment}/${formatRange(bounds)}`);
  return parts.join('/');
}

/** Returns whether a value is chosen. */
export function hasFilterValue(filters: readonly FilterGroup[], attribute: string, value: string): boolean {
  return filters.some((group) => group.attribute === attribute && group.values.includes(value));
}

/** Chooses a value, or drops it when it was chosen; a group left empty goes too. */
export function toggleFilterValue(filters: readonly FilterGroup[], attribute: string, value: string): FilterGroup[] {
  if (hasFilterValue(filters, attribute, value)) return removeFilter(filters, attribute, value);
  if (!filters.some((group) => group.attribute === attribute)) return [...filters, { attribute, values: [value] }];
  return filters.map((group) =>
    group.attribute === attribute ? { attribute, values: [...group.values, value] } : group,
  );
}

/** Drops one value of an attribute, or the whole attribute when no value is named. */
export function removeFilter(filters: readonly FilterGroup[], attribute: string, value?: string): FilterGroup[] {
  return filters
    .map((group) =>
      group.attribute === attribute
        ? { attribute, values: group.values.filter((own) => value !== undefined && own !== value) }
        : group,
    )
    .filter((group) => group.values.length > 0);
}

/** Reads `{from}-{to}` of a numeric attribute; either side may be empty, not both, and `from` may not exceed `to`. */
export function parseRange(value: string): FilterRange | null {
  const found = /^(-?\d{1,12}(?:\.\d{1,3})?)?-(-?\d{1,12}(?:\.\d{1,3})?)?$/.exec(value);
  if (!found || value === '-') return null;
  const range = { ...(found[1] && { from: Number(found[1]) }), ...(found[2] && { to: Number(found[2]) }) };
  return range.from !== undefined && range.to !== undefined && range.from > range.to ? null : range;
}

/** Writes bounds as `{from}-{to}` with an absent end left empty. */
export function formatRange({ from, to }: FilterRange): string {
  return `${boundText(from)}-${boundText(to)}`;
}

/** At most three decimals, as `parseRange` reads them. */
function boundText(bound: number | undefined): string {
  return bound === undefined ? '' : String(Number(bound.toFixed(3)) || 0);
}

/**
 * Returns whole tenge bounds for what a person typed, in either order; ends that exclude nothing are dropped (spec §9).
 */
export function priceRange(from: Tenge | undefined, to: Tenge | undefined): FilterRange | undefined {
  const [one, other] = [from, to].map((bound) => (bound === undefined ? undefined : Math.round(bound)));
  const [least, most] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
  const range = withoutOpenEnds({
    ...(least !== undefined && { from: least }),
    ...(most !== undefined && { to: most }),
  });
  return isBounded(range) ? range : undefined;
}

function parsePrice(value: string): FilterRange | null {
  const range = /[.]|\d{10}/.test(value) ? null : parseRange(value);
  const isBelowZero = range && ((range.from ?? 0) < 0 || (range.to ?? 0) < 0);
  return range && !isBelowZero ? withoutOpenEnds(range) : null;
}

// The specification's default filter is 0 to 999999999: it filters nothing.
function withoutOpenEnds({ from, to }: FilterRange): FilterRange {
  return { ...(from !== undefined && from > 0 && { from }), ...(to !== undefined && to < highestPrice && { to }) };
}

function isBounded({ from, to }: FilterRange): boolean {
  return from !== undefined || to !== undefined;
}

function isAttribute(text: string): boolean {
  return text.length <= 80 && /^[a-z0-9]+(?:[_-]+[a-z0-9]+)*$/.test(text);
}

function isValue(text: string): boolean {
  return text.length <= 80 && (/^[a-z0-9]+(?:[._-]+[a-z0-9]+)*$/.test(text) || parseRange(text) !== null);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
