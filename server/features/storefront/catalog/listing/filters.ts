import type { AppliedFilter } from '#contract/catalog/narrowing.ts';
import {
  FLAG_VALUE,
  formatFilterPath,
  parseFilterPath,
  parseRange,
  removeFilter,
  type FilterGroup,
  type FilterRange,
  type ParsedFilters,
} from '#domain/urls/filter-path.ts';
import { withUnitSuffix } from '#domain/measures/kazakh-units.ts';
import { pick, type Language, type Localized } from '#domain/text/language.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import {
  BRAND_SLUG,
  listFilters,
  type Directory,
  type DirectoryAttribute,
  type DirectoryCategory,
} from '../directory/directory.ts';
import { BRAND_GROUP, FLAG_YES, type NumberFilter, type ValueFilter } from '../engine/engine.ts';
import { formatMeasure } from '../directory/value-text.ts';

/** Parsed filter path of a category. */
export type ChosenFilters = ParsedFilters & {
  values: ValueFilter[];
  numbers: NumberFilter[];
  range: { from: number | null; to: number | null } | null;
  /** Canonical path, without a leading `/f/`. */
  path: string;
  order: string[];
};

/** Names of filters without an attribute. */
export const filterWords = {
  brand: { ru: 'Бренд', kk: 'Бренд' },
  price: { ru: 'Цена', kk: 'Баға' },
} as const satisfies Record<string, Localized>;

const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** Texts of bounds. */
const bounds: Record<
  Language,
  { from(text: string): string; to(text: string): string; both(from: string, to: string): string }
> = {
  ru: { from: (text) => `от ${text}`, to: (text) => `до ${text}`, both: (from, to) => `от ${from} до ${to}` },
  kk: {
    from: (text) => `${withUnitSuffix(text, 'ablative')} бастап`,
    to: (text) => `${withUnitSuffix(text, 'dative')} дейін`,
    both: (from, to) => `${withUnitSuffix(from, 'ablative')} ${withUnitSuffix(to, 'dative')} дейін`,
  },
};

/** Parses a filter path; null for an attribute or value that the category does not have (decisions §2). */
export function chooseFilters(
  directory: Directory,
  category: DirectoryCategory | null,
  path: string,
): ChosenFilters | null {
  const attributes = filtersIn(directory, category);
  const order = [BRAND_SLUG, ...attributes.map(({ slug }) => slug)];
  if (path === '') return { filters: [], values: [], numbers: [], range: null, path: '', order };
  const parsed = parseFilterPath(path);
  if (!parsed) return null;
  const values: ValueFilter[] = [];
  const numbers: NumberFilter[] = [];
  for (const group of parsed.filters) {
    const attribute = attributes.find(({ slug }) => slug === group.attribute);
    const normalized =
      group.attribute === BRAND_SLUG ? chooseBrands(directory, group) : attribute && choose(attribute, group);
    if (!normalized) return null;
    if ('group' in normalized) values.push(normalized);
    else numbers.push(normalized);
  }
  const range = parsed.price ? openEnds(parsed.price) : null;
  return { ...parsed, values, numbers, range, order, path: formatFilterPath(parsed.filters, parsed.price, order) };
}

/** The filters of a category; without one, of any: a search by a model's name is of no category. */
function filtersIn({ attributes }: Directory, category: DirectoryCategory | null): DirectoryAttribute[] {
  return category
    ? listFilters(category)
    : [...attributes.values()].filter(({ type, slug }) => type !== 'text' && slug !== BRAND_SLUG);
}

/** Lists the chosen filters with names and the path without each, for chips. */
export function appliedFilters(
  directory: Directory,
  category: DirectoryCategory | null,
  chosen: ChosenFilters,
  language: Language,
): AppliedFilter[] {
  const { filters, price, order } = chosen;
  const attributes = filtersIn(directory, category);
  const chips = filters
    .toSorted((a, b) => order.indexOf(a.attribute) - order.indexOf(b.attribute))
    .flatMap((group) =>
      group.values.map((value): AppliedFilter => {
        const attribute = attributes.find(({ slug }) => slug === group.attribute);
        return {
          attribute: group.attribute,
          value,
          filters: formatFilterPath(removeFilter(filters, group.attribute, value), price, order),
          attributeName: pick(attribute?.name ?? filterWords.brand, language),
          valueName: attribute
            ? chosenName(attribute, value, language)
            : (directory.brandBySlug.get(value)?.name ?? value),
        };
      }),
    );
  if (!price) return chips;
  return [
    ...chips,
    {
      attribute: 'price',
      value: `${price.from ?? ''}-${price.to ?? ''}`,
      filters: formatFilterPath(filters, undefined, order),
      attributeName: pick(filterWords.price, language),
      valueName: rangeText(price, (sum) => formatTenge(sum, language), language),
    },
  ];
}

/** Formats bounds: "от 10 000 ₸ до 20 000 ₸", "10 000 ₸ – 20 000 ₸". */
export function rangeText({ from, to }: FilterRange, text: (bound: number) => string, language: Language): string {
  const words = bounds[language];
  if (from !== undefined && from === to) return text(from);
  if (from !== undefined && to !== undefined) return words.both(text(from), text(to));
  return from === undefined ? words.to(text(to ?? 0)) : words.from(text(from));
}

function chooseBrands(directory: Directory, { values }: FilterGroup): ValueFilter | undefined {
  const brands = values.map((slug) => directory.brandBySlug.get(slug)?.id);
  return brands.every((id) => id !== undefined) ? { group: BRAND_GROUP, values: brands } : undefined;
}

/** "-20" is the number −20 if the attribute has it, else the range up to 20. */
function isNumber({ numbers }: DirectoryAttribute, value: string): boolean {
  return plainNumber.test(value) && (!value.startsWith('-') || numbers?.includes(Number(value)) === true);
}

function choose(attribute: DirectoryAttribute, { values }: FilterGroup): ValueFilter | NumberFilter | undefined {
  if (attribute.type === 'flag')
    return values.length === 1 && values[0] === FLAG_VALUE ? { group: attribute.id, values: [FLAG_YES] } : undefined;
  if (attribute.numbers && values.every((value) => isNumber(attribute, value))) {
    const numbers = values.map(Number);
    return numbers.every((number) => attribute.numbers?.includes(number))
      ? { group: attribute.id, values: numbers }
      : undefined;
  }
  if (attribute.type === 'number') {
    const range = values.length === 1 ? parseRange(values[0] ?? '') : null;
    return range ? { attribute: attribute.id, ...openEnds(range) } : undefined;
  }
  const ids = values.map((slug) => attribute.bySlug.get(slug)?.id);
  return ids.every((id) => id !== undefined) ? { group: attribute.id, values: ids } : undefined;
}

function chosenName(attribute: DirectoryAttribute, value: string, language: Language): string {
  if (attribute.type === 'flag') return pick(attribute.name, language);
  if (attribute.type === 'number' && isNumber(attribute, value))
    return formatMeasure(Number(value), attribute, language);
  const range = attribute.type === 'number' ? parseRange(value) : null;
  if (range) return rangeText(range, (number) => formatMeasure(number, attribute, language), language);
  const valueId = attribute.bySlug.get(value);
  return valueId ? pick(valueId.name, language) : value;
}

function openEnds({ from: minimum, to: maximum }: FilterRange): { from: number | null; to: number | null } {
  return { from: minimum ?? null, to: maximum ?? null };
}
