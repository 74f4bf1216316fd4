import type { CategoryPlace } from '../merge/products.ts';
import { ownCategoryOf, type ReadFeed } from '../stage/read-feed.ts';
import type { Tx } from '../stage/staging.ts';
import { ONLY_CATEGORY_ID, onlyCategory, type FeedCategory } from '../tree/categories.ts';
import {
  ancestry,
  createWaitingCategory,
  findWaitingCategory,
  type MergedCategories,
} from '../tree/merge-categories.ts';

/** Id used while the hidden category does not exist. */
const NO_CATEGORY = 0;

/**
 * Assigns a shop category to every category of the offers: as listed, as before, the product's own, or the hidden one.
 */
export async function placeCategories(
  tx: Tx,
  read: ReadFeed,
  categories: MergedCategories,
): Promise<{ places: CategoryPlace[]; lines: Map<string, readonly number[]>; waiting: number }> {
  const common = categories.listed.get(ONLY_CATEGORY_ID);
  const idOf = (category: string) => ownCategoryOf(category) ?? categories.ids.get(category);
  const isLost = (category: string) => idOf(category) === undefined && (category === '' || common === undefined);
  const known = await findWaitingCategory(tx);
  const waiting = known ?? ([...read.offerCounts.keys()].some(isLost) ? await createWaitingCategory(tx) : NO_CATEGORY);
  const ancestors = await ancestry(tx);
  const placements = [...read.offerCounts.keys()].map((category): CategoryPlace => {
    const id = idOf(category);
    if (id !== undefined) return { category, id, isSure: true };
    return { category, id: isLost(category) || common === undefined ? waiting : common, isSure: false };
  });
  const lines = new Map(placements.map(({ category, id }) => [category, ancestors.get(id) ?? [id]]));
  return { places: placements, lines, waiting };
}

/** Categories the feed lists. A single common one when it lists none and an offer names an unknown category. */
export function wantedCategories(read: ReadFeed, isKnown: (category: string) => boolean): FeedCategory[] {
  if (read.ordered.length > 0) return read.ordered;
  const isNeeded = [...read.offerCounts.keys()].some(
    (category) => category !== '' && ownCategoryOf(category) === undefined && !isKnown(category),
  );
  return isNeeded ? [onlyCategory()] : [];
}
