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

type KnownSelection = SelectionText & { category: DirectoryCategory };

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

  const listKnown = (directory: Directory, category: DirectoryCategory, context: CatalogContext): KnownSelection[] =>
    list(category.slug, context).flatMap((text) => {
      const path = chooseFilters(directory, category, text.filters)?.path;
      return path ? [{ ...text, filters: path, category }] : [];
    });
  const knownBelow = (directory: Directory, category: DirectoryCategory, context: CatalogContext): KnownSelection[] => [
    ...listKnown(directory, category, context),
    ...category.children.flatMap((child) => knownBelow(directory, child, context)),
  ];
  const count = async (
    directory: Directory,
    { path, category, filters }: KnownSelection,
    { city, now }: CatalogContext,
  ): Promise<number> => {
    const key = `${city.id} ${path}`;
    const cached = counts.get(key);
    if (cached && now.getTime() < cached.until) return cached.total;
    const { query } = planListing(directory, { category: category.slug, filters }, city.id, null);
    const { total } = await engine.search({ ...query, ...COUNT_NOTHING, countPriceBands: false, limit: 0 });
    if (counts.size >= MAX_COUNTS) counts.clear();
    counts.set(key, { total, until: now.getTime() + COUNTED_FOR_MS });
    return total;
  };
  const withEnoughProducts = async (
    directory: Directory,
    candidates: readonly KnownSelection[],
    context: CatalogContext,
  ): Promise<KnownSelection[]> => {
    const totals = await Promise.all(candidates.map((item) => count(directory, item, context)));
    return candidates.filter((_, index) => totals[index]! >= least());
  };

  return {
    /**
     * Returns the query with the filters of the selection it names; throws `category_not_found` or `filter_not_found`.
     */
    resolve(directory: Directory, input: ListingInput, context: CatalogContext): ListingInput {
      if (input.selection === undefined) return input;
      const category = directory.bySlug.get(input.category ?? '') ?? fail('category_not_found');
      const found = listKnown(directory, category, context).find(({ slug }) => slug === input.selection);
      if (!found || input.filters) fail('filter_not_found');
      return { ...input, filters: found.filters };
    },

    /** Returns the selection equal to a list, and the others its first page links to. */
    async findRelated(
      directory: Directory,
      { category, chosen, searching, page }: ListingPlan,
      total: number,
      context: CatalogContext,
    ): Promise<Pick<Listing, 'selection' | 'selections'>> {
      if (!category || searching) return { selection: null, selections: [] };
      const current =
        chosen.path === '' ? undefined : listKnown(directory, category, context).find(hasFilters(chosen.path));
      const showsLinks = page === 1 && (current !== undefined || chosen.path === '');
      const linked = showsLinks
        ? await withEnoughProducts(directory, knownBelow(directory, category, context), context)
        : [];
      return {
        selection: current ? { ...current, indexed: total >= least() } : null,
        selections: inTurns(linked, (item) => item.category.id)
          .filter(({ path }) => path !== current?.path)
          .slice(0, MAX_LINKS),
      };
    },

    /** Returns true when filters of a category, in canonical form, are a selection. */
    isKnown: (directory: Directory, category: string, filters: string, context: CatalogContext): boolean => {
      const found = directory.bySlug.get(category);
      return found !== undefined && listKnown(directory, found, context).some(hasFilters(filters));
    },

    /** Lists the addresses of selections in all categories with enough products in a city. */
    async paths(directory: Directory, context: CatalogContext): Promise<string[]> {
      const selections = [...directory.categories.values()].flatMap((category) =>
        listKnown(directory, category, context),
      );
      return (await withEnoughProducts(directory, selections, context)).map(({ path }) => path);
    },
  };
}

const hasFilters = (path: string) => (selection: KnownSelection) => selection.filters === path;
