import type { Facet, Listing } from '#contract/catalog/catalog.ts';
import type { QuickChip } from '#contract/catalog/narrowing.ts';
import { formatFilterPath, priceRange, toggleFilterValue, type ParsedFilters } from '#domain/urls/filter-path.ts';
import type { Tenge } from '#domain/pricing/money.ts';
import { BRAND_SLUG } from '../directory/directory.ts';

/** A price band with its number of products. */
export type PriceBand = { from: Tenge | null; to: Tenge | null; count: number };

/** Values of one filter shown as chips. */
const MAX_VALUES = 3;
/** A value that nearly every product has narrows nothing. */
const MAX_SHARE = 0.9;

/**
 * Lists the chips above a list: brands, values of the category's first filter (memory of phones, screens of
 * televisions) and price bands, each with its count. Leaves out values already chosen.
 */
export function quickChips(
  { facets, productCount }: Pick<Listing, 'facets' | 'productCount'>,
  { filters, price, order }: ParsedFilters & { order: readonly string[] },
  bands: readonly PriceBand[],
): QuickChip[] {
  const brands = facets.find(({ slug }) => slug === BRAND_SLUG);
  const main = facets.find(({ slug, type, values }) => slug !== BRAND_SLUG && type === 'enum' && values.length > 1);
  const values = [brands, main].flatMap((facet) =>
    facet
      ? tellingValues(facet, productCount).map(
          ({ slug, name, count }): QuickChip => ({
            name,
            from: null,
            to: null,
            count,
            filters: formatFilterPath(toggleFilterValue(filters, facet.slug, slug), price, order),
          }),
        )
      : [],
  );
  const prices = bands.map(
    ({ from, to, count }): QuickChip => ({
      name: null,
      from,
      to,
      count,
      filters: formatFilterPath(filters, priceRange(from ?? undefined, to ?? undefined), order),
    }),
  );
  return [...values, ...prices];
}

/** The values of a facet with the most products, in its own order; none when one is chosen or all but one are empty. */
function tellingValues({ values }: Facet, total: number): Facet['values'] {
  if (values.some(({ selected }) => selected)) return [];
  const nonEmpty = values.filter(({ count }) => count > 0 && count <= total * MAX_SHARE);
  if (nonEmpty.length < 2) return [];
  const chipValues = new Set(nonEmpty.toSorted((a, b) => b.count - a.count).slice(0, MAX_VALUES));
  return nonEmpty.filter((value) => chipValues.has(value));
}
