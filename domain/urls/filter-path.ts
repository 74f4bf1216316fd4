import { MAX_PRICE } from '../pricing/money.ts';
import type { Tenge } from '../pricing/money.ts';

/** Selected values of an attribute by slug; a flag has the value `yes`, a range `{from}-{to}`. */
export type FilterGroup = { attribute: string; values: string[] };

/** Default of the price filter `all_prices`, tenge (spec §9): no filtering. */
export const DEFAULT_PRICES = { from: 0, to: MAX_PRICE } as const;

/** A range, inclusive; a missing end is open. */
export type FilterRange = { from?: number; to?: number };

/** Parsed filter path; prices in tenge. */
export type ParsedFilters = { filters: FilterGroup[]; price?: FilterRange };

/** Value of a selected flag attribute. */
export const FLAG_VALUE = 'yes';

const PRICE_SEGMENT = 'price';
/** The price filter's name in the specification (§9): accepted when read, written as `price`. */
const ALL_PRICES = 'all_prices';
const MAX_GROUPS = 20;
const MAX_VALUES = 60;

/**
 * Parses `/f/{attribute}/{value}[,{value}...]/...` or the part after `/f/` (decisions §2); null when malformed.
 * Repeated values and attributes are merged: redirect (301) when `formatFilterPath` of the result differs.
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
    if (attribute === PRICE_SEGMENT || attribute === ALL_PRICES) {
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
  return { filters, ...(price && hasBound(price) && { price }) };
}

/**
 * Formats the canonical filter path without the leading `/f/`: attributes in the category's order, then others by name;
 * values sorted; price last. Empty without filters (decisions §2).
 */
export function formatFilterPath(
  filters: readonly FilterGroup[],
  price: FilterRange | undefined,
  order: readonly string[],
): string {
  const attributeRank = (attribute: string) => (order.includes(attribute) ? order.indexOf(attribute) : order.length);
  const parts = filters
    .filter((group) => group.values.length > 0)
    .toSorted((a, b) => attributeRank(a.attribute) - attributeRank(b.attribute) || compare(a.attribute, b.attribute))
    .map((group) => `${group.attribute}/${[...new Set(group.values)].sort(compare).join(',')}`);
  const bounds = price && withoutOpenEnds(price);
  if (bounds && hasBound(bounds)) parts.push(`${PRICE_SEGMENT}/${formatRange(bounds)}`);
  return parts.join('/');
}

/** Returns whether a value is selected. */
export function hasFilterValue(filters: readonly FilterGroup[], attribute: string, value: string): boolean {
  return filters.some((group) => group.attribute === attribute && group.values.includes(value));
}

/** Selects or deselects a value; drops an emptied group. */
export function toggleFilterValue(filters: readonly FilterGroup[], attribute: string, value: string): FilterGroup[] {
  if (hasFilterValue(filters, attribute, value)) return removeFilter(filters, attribute, value);
  if (!filters.some((group) => group.attribute === attribute)) return [...filters, { attribute, values: [value] }];
  return filters.map((group) =>
    group.attribute === attribute ? { attribute, values: [...group.values, value] } : group,
  );
}

/** Removes one value of an attribute, or the whole attribute. */
export function removeFilter(filters: readonly FilterGroup[], attribute: string, value?: string): FilterGroup[] {
  return filters
    .map((group) =>
      group.attribute === attribute
        ? { attribute, values: group.values.filter((selected) => value !== undefined && selected !== value) }
        : group,
    )
    .filter((group) => group.values.length > 0);
}

/** Parses `{from}-{to}` of a numeric attribute; one end may be empty, and `from` must not exceed `to`. */
export function parseRange(value: string): FilterRange | null {
  const match = /^(-?\d{1,12}(?:\.\d{1,3})?)?-(-?\d{1,12}(?:\.\d{1,3})?)?$/.exec(value);
  if (!match || value === '-') return null;
  const range = { ...(match[1] && { from: Number(match[1]) }), ...(match[2] && { to: Number(match[2]) }) };
  return range.from !== undefined && range.to !== undefined && range.from > range.to ? null : range;
}

/** Formats a range as `{from}-{to}`; a missing end is empty. */
export function formatRange({ from, to }: FilterRange): string {
  return `${boundText(from)}-${boundText(to)}`;
}

/** At most three decimals, as accepted by `parseRange`. */
function boundText(bound: number | undefined): string {
  return bound === undefined ? '' : String(Number(bound.toFixed(3)) || 0);
}

/**
 * Returns a price range in whole tenge from typed ends in either order; ends that filter nothing are dropped (spec §9).
 */
export function priceRange(from: Tenge | undefined, to: Tenge | undefined): FilterRange | undefined {
  const [first, second] = [from, to].map((bound) => (bound === undefined ? undefined : Math.round(bound)));
  const [least, most] =
    first !== undefined && second !== undefined && first > second ? [second, first] : [first, second];
  const range = withoutOpenEnds({
    ...(least !== undefined && { from: least }),
    ...(most !== undefined && { to: most }),
  });
  return hasBound(range) ? range : undefined;
}

function parsePrice(value: string): FilterRange | null {
  const range = /[.]|\d{10}/.test(value) ? null : parseRange(value);
  const isBelowZero = range && ((range.from ?? 0) < 0 || (range.to ?? 0) < 0);
  return range && !isBelowZero ? withoutOpenEnds(range) : null;
}

// Drops the default ends 0 and 999999999, which filter nothing.
function withoutOpenEnds({ from, to }: FilterRange): FilterRange {
  return { ...(from !== undefined && from > 0 && { from }), ...(to !== undefined && to < MAX_PRICE && { to }) };
}

function hasBound({ from, to }: FilterRange): boolean {
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
