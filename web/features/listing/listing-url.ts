import type { Listing } from '#contract/catalog.ts';
import { formatFilterPath, parseFilterPath, toggleFilterValue, type FilterGroup, type FilterRange, type ParsedFilters } from '#domain/filter-path.ts';
import type { Paths } from '#web/paths.ts';

/** Where a list lives: a category, or a search. */
export type ListingPlace = { category: string } | { q: string };

/** Choice of filters as data; `ranges` of numeric attributes are groups whose single value is `from-to`. */
export type Choice = { filters: FilterGroup[]; price: FilterRange | undefined };

/** The choice a list was made for. */
export function choiceOf(listing: Listing): Choice {
  const parsed: ParsedFilters = (listing.filters ? parseFilterPath(listing.filters) : null) ?? { filters: [] };
  return { filters: parsed.filters, price: parsed.price };
}

/** Filter path of a choice in the category's own order. */
export function filtersOf(choice: Choice, listing: Listing): string {
  return formatFilterPath(choice.filters, choice.price, listing.facets.map(({ slug }) => slug));
}

/** The choice with one value pressed. */
export function toggled(choice: Choice, attribute: string, value: string): Choice {
  return { ...choice, filters: toggleFilterValue(choice.filters, attribute, value) };
}

/** The choice with another numeric range of an attribute; null clears it. */
export function withRange(choice: Choice, attribute: string, range: string | null): Choice {
  const filters = choice.filters.filter((group) => group.attribute !== attribute);
  return { ...choice, filters: range ? [...filters, { attribute, values: [range] }] : filters };
}

/** URL of a list with this filter path; the page starts anew, sort and size stay. */
export function listingHref(paths: Paths, place: ListingPlace, listing: Listing, tail: { filters?: string; sort?: string; page?: number; per?: number }): string {
  const standard = 'q' in place ? 'relevance' : 'popular';
  const sort = tail.sort ?? listing.sort;
  const per = tail.per ?? listing.per;
  const rest = { filters: tail.filters ?? listing.filters, sort: sort === standard ? undefined : sort, per: per === 24 ? undefined : per, page: tail.page };
  return 'q' in place ? paths.search(place.q, rest) : paths.category(place.category, rest);
}
