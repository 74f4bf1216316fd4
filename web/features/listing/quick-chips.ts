import type { Listing } from '#contract/catalog.ts';
import { priceRange } from '#domain/filter-path.ts';
import { choiceOf, filtersOf, toggled } from './listing-url.ts';

/** A press that narrows a list: a value of a filter, or a band of prices. */
export type QuickChip =
  | { kind: 'value'; key: string; name: string; count: number; filters: string }
  | { kind: 'price'; key: string; from: number | null; to: number | null; count: number; filters: string };

/** Values of one filter that stand above a list. */
const MAX_VALUES = 3;
/** A value that nearly every product has narrows nothing. */
const MAX_SHARE = 0.9;

/**
 * Chips above a list: its brands, the values of the first filter of the category (memory of phones, screens of
 * televisions) and its price bands, each with what it would leave. What is chosen already is not offered again.
 */
export function quickChips(listing: Listing): QuickChip[] {
  const choice = choiceOf(listing);
  const brands = listing.facets.find(({ slug }) => slug === BRAND);
  const main = listing.facets.find(({ slug, type, values }) => slug !== BRAND && type === 'enum' && values.length > 1);
  const values = [brands, main].flatMap((facet) => {
    if (!facet || facet.values.some(({ selected }) => selected)) return [];
    const filled = facet.values.filter(({ count }) => count > 0 && count <= listing.total * MAX_SHARE);
    const shown = new Set(filled.toSorted((a, b) => b.count - a.count).slice(0, MAX_VALUES));
    return filled.length < 2
      ? []
      : filled
          .filter((value) => shown.has(value))
          .map(
            ({ slug, name, count }): QuickChip => ({
              kind: 'value',
              key: `${facet.slug} ${slug}`,
              name,
              count,
              filters: filtersOf(toggled(choice, facet.slug, slug), listing),
            }),
          );
  });
  const prices = listing.priceBands.map(
    ({ from, to, count }): QuickChip => ({
      kind: 'price',
      key: `price ${from}-${to}`,
      from,
      to,
      count,
      filters: filtersOf({ ...choice, price: priceRange(from ?? undefined, to ?? undefined) }, listing),
    }),
  );
  return [...values, ...prices];
}

/** Slug of the brand among the filters (decisions §2). */
const BRAND = 'brend';
