import type { Listing } from '#contract/catalog/catalog.ts';
import {
  formatFilterPath,
  parseFilterPath,
  toggleFilterValue,
  type FilterGroup,
  type FilterRange,
  type ParsedFilters,
} from '#domain/urls/filter-path.ts';
import type { ListingQuery, Paths } from '#domain/urls/paths.ts';

/**
 * Where a list is: a category, or a search. `exact` disables query correction; `sort` is set when the query asks for
 * it.
 */
export type ListingScope =
  | { category: string; q?: undefined; exact?: undefined; sort?: undefined }
  | { q: string; exact?: '1' | undefined; sort?: Listing['sort'] | undefined };

/** Filter choice as data; `ranges` of numeric attributes are groups whose single value is `from-to`. */
export type Choice = { filters: FilterGroup[]; price: FilterRange | undefined };

/** The choice of the loaded list. */
export function currentChoice(listing: Listing): Choice {
  const parsed: ParsedFilters = (listing.filters ? parseFilterPath(listing.filters) : null) ?? { filters: [] };
  return { filters: parsed.filters, price: parsed.price };
}

/** Filter path of a choice in the category's canonical order. */
export function filterPath(choice: Choice, listing: Listing): string {
  return formatFilterPath(
    choice.filters,
    choice.price,
    listing.facets.map(({ slug }) => slug),
  );
}

/** Toggles a value. */
export function toggleValue(choice: Choice, attribute: string, value: string): Choice {
  return { ...choice, filters: toggleFilterValue(choice.filters, attribute, value) };
}

/** Sets the range of a numeric attribute; null clears it. */
export function withRange(choice: Choice, attribute: string, range: string | null): Choice {
  const filters = choice.filters.filter((group) => group.attribute !== attribute);
  return { ...choice, filters: range ? [...filters, { attribute, values: [range] }] : filters };
}

/**
 * URL of a list after a change of filters, sort, size or options. The page resets unless given. A selection keeps its
 * URL until its filters change.
 */
export function listingHref(
  paths: Paths,
  scope: ListingScope,
  { filters, selection, sort, per, stock, models }: Listing,
  change: ListingQuery,
): string {
  const tail = { filters, sort, per, stock, models: models ? null : 'all', exact: scope.exact, ...change };
  if (tail.sort === defaultSort(scope)) tail.sort = null;
  if (tail.per === 24) tail.per = null;
  if (scope.q !== undefined) return paths.search(scope.q, tail);
  return selection && change.filters === undefined
    ? paths.category(`${scope.category}/${selection.slug}`, { ...tail, filters: '' })
    : paths.category(scope.category, tail);
}

/** Default sort order of a list. */
export const defaultSort = ({ q, sort }: ListingScope): Listing['sort'] =>
  sort ?? (q === undefined ? 'popular' : 'relevance');
