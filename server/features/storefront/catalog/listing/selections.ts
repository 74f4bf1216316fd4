import type { Listing } from '#contract/catalog/catalog.ts';
import type { Selection } from '#contract/catalog/narrowing.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { CatalogContext } from '../catalog.context.ts';
import type { Directory, DirectoryCategory } from '../directory/directory.ts';
import { COUNT_NOTHING, type CatalogEngine } from '../engine/engine.ts';
import { chooseFilters } from './filters.ts';
import { planListing, type ListingInput, type ListingPlan } from './listing.ts';
import { inTurns } from './showcase.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** A list that shoppers search for, with texts of its own. */
export type SelectionText = Omit<Selection, 'indexed'> & {
  /** Filter path as written; the category decides its order. */
  filters: string;
};

/** Lists the selection texts of a category by its slug, in their order. */
export type ListSelections = (category: string, context: CatalogContext) => readonly SelectionText[];

type Known = SelectionText & { category: DirectoryCategory };

/** Maximum links to other selections on a page. */
const MAX_LINKS = 10;
/** Cache of selection counts by city: lifetime and size. */
const COUNTED_FOR_MS = 10 * MINUTE_MS;
const MAX_COUNTS = 10_000;

/**
 * Creates the selections of the catalogue: filters that shoppers search for, with their own address and texts. One with
 * an unknown category or filter does not exist. `least` is the setting `seo.minSelectionProducts`.
 */
export function createSelections({
  engine,
  list,
  least,
}: {
  engine: CatalogEngine;
  list: ListSelections;
  least: () => number;
}) {
  const counts = new Map<string, { total: number; until: number }>();

  const known = (directory: Directory, category: DirectoryCategory, context: CatalogContext): Known[] =>
    list(category.slug, context).flatMap((text) => {
      const path = chooseFilters(directory, category, text.filters)?.path;
      return path ? [{ ...text, filters: path, category }] : [];
    });
  const knownBelow = (directory: Directory, category: DirectoryCategory, context: CatalogContext): Known[] => [
    ...known(directory, category, context),
    ...category.children.flatMap((child) => knownBelow(directory, child, context)),
  ];
  const count = async (
    directory: Directory,
    { path, category, filters }: Known,
    { city, now }: CatalogContext,
  ): Promise<number> => {
    const key = `${city.id} ${path}`;
    const kept = counts.get(key);
    if (kept && now.getTime() < kept.until) return kept.total;
    const { query } = planListing(directory, { category: category.slug, filters }, city.id, null);
    const { total } = await engine.search({ ...query, ...COUNT_NOTHING, countPriceBands: false, limit: 0 });
    if (counts.size >= MAX_COUNTS) counts.clear();
    counts.set(key, { total, until: now.getTime() + COUNTED_FOR_MS });
    return total;
  };
  const filled = async (directory: Directory, all: readonly Known[], context: CatalogContext): Promise<Known[]> => {
    const totals = await Promise.all(all.map((item) => count(directory, item, context)));
    return all.filter((_, index) => totals[index]! >= least());
  };

  return {
    /**
     * Returns the query with the filters of the selection it names; throws `category_not_found` or `filter_not_found`.
     */
    opened(directory: Directory, input: ListingInput, context: CatalogContext): ListingInput {
      if (input.selection === undefined) return input;
      const category = directory.bySlug.get(input.category ?? '') ?? fail('category_not_found');
      const found = known(directory, category, context).find(({ slug }) => slug === input.selection);
      if (!found || input.filters) fail('filter_not_found');
      return { ...input, filters: found.filters };
    },

    /** Returns the selection equal to a list, and the others its first page links to. */
    async around(
      directory: Directory,
      { category, chosen, searching, page }: ListingPlan,
      total: number,
      context: CatalogContext,
    ): Promise<Pick<Listing, 'selection' | 'selections'>> {
      if (!category || searching) return { selection: null, selections: [] };
      const own = chosen.path === '' ? undefined : known(directory, category, context).find(isOf(chosen.path));
      const leads = page === 1 && (own !== undefined || chosen.path === '');
      const others = leads ? await filled(directory, knownBelow(directory, category, context), context) : [];
      return {
        selection: own ? { ...own, indexed: total >= least() } : null,
        selections: inTurns(others, (item) => item.category.id)
          .filter(({ path }) => path !== own?.path)
          .slice(0, MAX_LINKS),
      };
    },

    /** Returns true when filters of a category, in canonical form, are a selection. */
    isKnown: (directory: Directory, category: string, filters: string, context: CatalogContext): boolean => {
      const found = directory.bySlug.get(category);
      return found !== undefined && known(directory, found, context).some(isOf(filters));
    },

    /** Lists the addresses of selections in all categories with enough products in a city. */
    async paths(directory: Directory, context: CatalogContext): Promise<string[]> {
      const all = [...directory.categories.values()].flatMap((category) => known(directory, category, context));
      return (await filled(directory, all, context)).map(({ path }) => path);
    },
  };
}

const isOf = (path: string) => (selection: Known) => selection.filters === path;
