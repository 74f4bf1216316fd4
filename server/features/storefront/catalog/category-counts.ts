import type { CatalogContext } from './catalog.context.ts';
import type { DirectoryCategory } from './directory/directory.ts';
import { EVERY_PRODUCT, type CatalogEngine } from './engine/engine.ts';
import { whileUnavailable } from './while-unavailable.ts';

/** Products by category id. */
export type CategoryCounts = ReadonlyMap<number, number>;

/** Creates the category counts of a city. They throw `search_unavailable`, or fall back to the last known ones. */
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
    /** Without the engine: the last counts of the city, else of another one, else none. */
    known: (categories: readonly DirectoryCategory[], context: CatalogContext): Promise<CategoryCounts> =>
      whileUnavailable(current(categories, context.city.id), context, () => {
        const [anyCity = new Map<number, number>()] = lastByCity.values();
        return lastByCity.get(context.city.id) ?? anyCity;
      }),
  };
}
