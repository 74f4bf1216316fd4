import { FLAG_VALUE, formatFilterPath, formatRange, type FilterGroup } from '#domain/urls/filter-path.ts';
import { BRAND_SLUG, listFilters, type Directory, type DirectoryAttribute } from '../directory/directory.ts';
import { BRAND_GROUP, type NumberFilter, type ValueFilter } from '../engine/engine.ts';
import type { Interpretation } from '../query/interpretation.ts';
import { chooseFilters } from './filters.ts';

/**
 * Returns the category and filter path equal to an interpretation. Null when the words ask for more than filters of one
 * category, or for no filter.
 */
export function findCombination(
  directory: Directory,
  interpretation: Interpretation,
): { category: string; filters: string } | null {
  const { words, category: id, among, except, values, numbers, relative, price, sort, changes } = interpretation;
  const { exceptWords, exceptValues = [] } = interpretation;
  const category = id === null ? undefined : directory.categories.get(id);
  const hasOnlyValues =
    words.length + among.length + except.length + exceptWords.length + exceptValues.length + relative.length > 0;
  if (!category || hasOnlyValues || sort !== null || changes.some(({ kind }) => kind === 'dropped')) return null;
  const attributes = listFilters(category);
  const groups = [
    ...values.map((value) => valueGroup(directory, attributes, value)),
    ...numbers.map((number) => numberGroup(attributes, number)),
  ];
  const knownGroups = groups.filter((group) => group !== null);
  if (knownGroups.length < groups.length) return null;
  const range = price && {
    ...(price.from !== null && { from: price.from }),
    ...(price.to !== null && { to: price.to }),
  };
  const filters = formatFilterPath(knownGroups, range ?? undefined, [
    BRAND_SLUG,
    ...attributes.map(({ slug }) => slug),
  ]);
  const path = chooseFilters(directory, category, filters)?.path;
  return path ? { category: category.slug, filters: path } : null;
}

function valueGroup(
  { brands }: Directory,
  attributes: readonly DirectoryAttribute[],
  { group, values }: ValueFilter,
): FilterGroup | null {
  if (group === BRAND_GROUP) {
    const slugs = values.flatMap((id) => brands.get(id)?.slug ?? []);
    return slugs.length > 0 ? { attribute: BRAND_SLUG, values: slugs } : null;
  }
  const attribute = attributes.find(({ id }) => id === group);
  if (!attribute) return null;
  if (attribute.type === 'flag') return { attribute: attribute.slug, values: [FLAG_VALUE] };
  const slugs = attribute.numbers ? values.map(String) : values.flatMap((id) => attribute.values.get(id)?.slug ?? []);
  return slugs.length > 0 ? { attribute: attribute.slug, values: slugs } : null;
}

/** Words give a number with a tolerance; a filter needs the exact number. */
function numberGroup(
  attributes: readonly DirectoryAttribute[],
  { attribute: id, from, to }: NumberFilter,
): FilterGroup | null {
  const attribute = attributes.find((candidate) => candidate.id === id);
  if (!attribute) return null;
  const numbersInRange = attribute.numbers?.filter(
    (number) => (from === null || number >= from) && (to === null || number <= to),
  );
  if (numbersInRange)
    return numbersInRange.length > 0 ? { attribute: attribute.slug, values: numbersInRange.map(String) } : null;
  const exact = from !== null && to !== null ? Number(((from + to) / 2).toPrecision(4)) : null;
  const bounds =
    exact === null ? { ...(from !== null && { from }), ...(to !== null && { to }) } : { from: exact, to: exact };
  return { attribute: attribute.slug, values: [formatRange(bounds)] };
}
