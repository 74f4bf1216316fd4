import type { CatalogContext } from './catalog.context.ts';
import type { DirectoryCategory } from './directory/directory.ts';
import { EVERY_PRODUCT, type CatalogEngine } from './engine/engine.ts';
import { withFallback } from './with-fallback.ts';

/** Products by category id. */
export type CategoryCounts = ReadonlyMap<number, number>;

/** Creates the category counts: `current` throws `search_unavailable`, `known` falls back to the last known counts. */
export function createCategoryCounts(engine: Pick<CatalogEngine, 'search'>) {
  const lastByCity = new Map<number, Map<number, number>>();

  const current = async (categories: readonly DirectoryCategory[], cityId: number): Promise<CategoryCounts> => {
    const answer = await engine.search({
      ...EVERY_PRODUCT,
      cityId,
      sort: 'popular',
      offset: 0,
      limit: 0,
      countCategories: categories.map(({ id }) => id),
    });
    const last = lastByCity.get(cityId) ?? new Map<number, number>();
    lastByCity.set(cityId, last);
    for (const { category, count } of answer.categories) last.set(category, count);
    return last;
  };

  return {
    current,
    /** If the engine is unavailable, returns the last counts of the city, else of another city, else none. */
    known: (categories: readonly DirectoryCategory[], context: CatalogContext): Promise<CategoryCounts> =>
      withFallback(current(categories, context.city.id), context, () => {
        const [anyCity = new Map<number, number>()] = lastByCity.values();
        return lastByCity.get(context.city.id) ?? anyCity;
      }),
  };
}
