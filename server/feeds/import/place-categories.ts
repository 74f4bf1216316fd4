import type { CategoryPlace } from '../merge/products.ts';
import { parseOwnCategory, type ReadFeed } from '../stage/read-feed.ts';
import type { Tx } from '../stage/staging.ts';
import { ONLY_CATEGORY_ID, onlyCategory, type FeedCategory } from '../tree/categories.ts';
import {
  findAncestors,
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
  const commonCategory = categories.listed.get(ONLY_CATEGORY_ID);
  const findId = (category: string) => parseOwnCategory(category) ?? categories.ids.get(category);
  const isLost = (category: string) =>
    findId(category) === undefined && (category === '' || commonCategory === undefined);
  const existing = await findWaitingCategory(tx);
  const waiting =
    existing ?? ([...read.offerCounts.keys()].some(isLost) ? await createWaitingCategory(tx) : NO_CATEGORY);
  const ancestors = await findAncestors(tx);
  const categoryPlaces = [...read.offerCounts.keys()].map((category): CategoryPlace => {
    const id = findId(category);
    if (id !== undefined) return { category, id, isSure: true };
    return { category, id: isLost(category) || commonCategory === undefined ? waiting : commonCategory, isSure: false };
  });
  const lines = new Map(categoryPlaces.map(({ category, id }) => [category, ancestors.get(id) ?? [id]]));
  return { places: categoryPlaces, lines, waiting };
}

/** Categories the feed lists. A single common one when it lists none and an offer names an unknown category. */
export function referencedCategories(read: ReadFeed, isKnown: (category: string) => boolean): FeedCategory[] {
  if (read.categories.length > 0) return read.categories;
  const isNeeded = [...read.offerCounts.keys()].some(
    (category) => category !== '' && parseOwnCategory(category) === undefined && !isKnown(category),
  );
  return isNeeded ? [onlyCategory()] : [];
}
