import type { Facet, FacetValue } from '#contract/catalog/catalog.ts';
import { FLAG_VALUE } from '#domain/urls/filter-path.ts';
import { intlLocale, pick, type Language, type Localized } from '#domain/text/language.ts';
import { BRAND_SLUG, type Directory, type DirectoryAttribute, type DirectoryValue } from '../directory/directory.ts';
import { BRAND_GROUP, FLAG_YES, type CatalogAnswer } from '../engine/engine.ts';
import { filterWords, type ChosenFilters } from './filters.ts';
import { colorHex, isColor } from '../directory/colors.ts';
import { formatMeasure } from '../directory/value-text.ts';

const yesText: Localized = { ru: 'Есть', kk: 'Бар' };
const collators: Record<Language, Intl.Collator> = {
  ru: new Intl.Collator(intlLocale('ru'), { numeric: true }),
  kk: new Intl.Collator(intlLocale('kk'), { numeric: true }),
};

/** A numeric option is ordered by its number, the others by count. */
type Option = FacetValue & { number: number | null };

/**
 * Builds the facets of a list: the brand first, then the category's order; leaves out facets that cannot narrow
 * anything.
 */
export function createFacets(
  directory: Directory,
  attributes: readonly DirectoryAttribute[],
  answer: CatalogAnswer,
  chosen: ChosenFilters,
  language: Language,
): Facet[] {
  const counts = new Map(
    answer.groups.map(({ group, counts }) => [group, new Map(counts.map(({ value, count }) => [value, count]))]),
  );
  const facets = attributes.map((attribute) =>
    attribute.type === 'number' && !attribute.numbers
      ? numberFacet(attribute, answer, chosen, language)
      : valueFacet(attribute, counts.get(attribute.id) ?? new Map(), answer.total, chosen, language),
  );
  return [brandFacet(directory, counts.get(BRAND_GROUP) ?? new Map(), chosen), ...facets]
    .filter((facet) => facet !== null)
    .map((facet) => (facet.slug === BRAND_SLUG ? { ...facet, name: pick(filterWords.brand, language) } : facet));
}

function brandFacet(directory: Directory, counts: ReadonlyMap<number, number>, chosen: ChosenFilters): Facet | null {
  const selected = selectedValues(chosen, BRAND_SLUG);
  const options: Option[] = [];
  for (const { id, slug, name } of directory.brands.values()) {
    const count = counts.get(id) ?? 0;
    if (count > 0 || selected.has(slug))
      options.push({ slug, name, count, selected: selected.has(slug), number: null });
  }
  return listFacet({ slug: BRAND_SLUG, name: '', type: 'enum' }, options, 'ru');
}

function valueFacet(
  attribute: DirectoryAttribute,
  counts: ReadonlyMap<number, number>,
  total: number,
  chosen: ChosenFilters,
  language: Language,
): Facet | null {
  const selected = selectedValues(chosen, attribute.slug);
  const head = {
    slug: attribute.slug,
    name: pick(attribute.name, language),
    type: attribute.type === 'flag' ? ('flag' as const) : ('enum' as const),
  };
  if (attribute.type === 'flag') {
    const count = counts.get(FLAG_YES) ?? 0;
    const isOn = selected.has(FLAG_VALUE);
    if (!isOn && (count === 0 || count === total)) return null;
    return {
      ...head,
      unit: '',
      range: null,
      values: [{ slug: FLAG_VALUE, name: pick(yesText, language), count, selected: isOn }],
    };
  }
  const options: Option[] = [];
  const hasSwatches = isColor(attribute);
  const add = (value: DirectoryValue | undefined, count: number) => {
    if (!value) return;
    const color = hasSwatches ? colorHex(value.name.ru) : null;
    options.push({
      slug: value.slug,
      name: pick(value.name, language),
      count,
      selected: selected.has(value.slug),
      number: value.sortNumber,
      ...(color && { color }),
    });
  };
  for (const [id, count] of counts) add(findOption(attribute, id, language), count);
  for (const slug of selected) {
    const value = attribute.numbers ? findOption(attribute, Number(slug), language) : attribute.bySlug.get(slug);
    if (value && !counts.has(value.id)) add(value, 0);
  }
  return listFacet(head, options, language);
}

/** One of few numbers is an option; a chosen range is not. */
function findOption(attribute: DirectoryAttribute, id: number, language: Language): DirectoryValue | undefined {
  if (!attribute.numbers) return attribute.values.get(id);
  const text = formatMeasure(id, attribute, language);
  return attribute.numbers.includes(id)
    ? { id, slug: String(id), name: { ru: text, kk: text }, sortNumber: id }
    : undefined;
}

function numberFacet(
  attribute: DirectoryAttribute,
  answer: CatalogAnswer,
  chosen: ChosenFilters,
  language: Language,
): Facet | null {
  const bounds = answer.numbers.find((found) => found.attribute === attribute.id);
  const numberFilter = chosen.numbers.find((filter) => filter.attribute === attribute.id);
  if (!numberFilter && (!bounds || bounds.min === bounds.max)) return null;
  return {
    slug: attribute.slug,
    name: pick(attribute.name, language),
    type: 'number',
    unit: pick(attribute.unit, language),
    values: [],
    range: {
      min: bounds?.min ?? numberFilter?.from ?? 0,
      max: bounds?.max ?? numberFilter?.to ?? 0,
      from: numberFilter?.from ?? null,
      to: numberFilter?.to ?? null,
    },
  };
}

/** Numbers by size, then names by count; a choice does not move options. */
function listFacet(head: Pick<Facet, 'slug' | 'name' | 'type'>, options: Option[], language: Language): Facet | null {
  if (options.length < 2 && !options.some(({ selected }) => selected)) return null;
  const sortNumber = ({ number }: Option) => number ?? Infinity;
  options.sort((a, b) =>
    a.number === b.number
      ? b.count - a.count || collators[language].compare(a.name, b.name)
      : sortNumber(a) - sortNumber(b),
  );
  return { ...head, unit: '', range: null, values: options.map(({ number: _number, ...value }) => value) };
}

function selectedValues(chosen: ChosenFilters, slug: string): ReadonlySet<string> {
  return new Set(chosen.filters.find((group) => group.attribute === slug)?.values);
}
