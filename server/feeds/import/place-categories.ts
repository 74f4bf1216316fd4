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

/** Stands for the hidden category while there is none. */
const NO_CATEGORY = 0;

/** Decides where the offers of every category go: as listed, as before, where the product is, or the last resort. */
export async function placeCategories(
  tx: Tx,
  read: ReadFeed,
  categories: MergedCategories,
): Promise<{ places: CategoryPlace[]; lines: Map<string, readonly number[]>; waiting: number }> {
  const common = categories.listed.get(ONLY_CATEGORY_ID);
  const idOf = (category: string) => ownCategoryOf(category) ?? categories.ids.get(category);
  const isLost = (category: string) => idOf(category) === undefined && (category === '' || common === undefined);
  const known = await findWaitingCategory(tx);
  const waiting = known ?? ([...read.offersIn.keys()].some(isLost) ? await createWaitingCategory(tx) : NO_CATEGORY);
  const ancestors = await ancestry(tx);
  const places = [...read.offersIn.keys()].map((category): CategoryPlace => {
    const id = idOf(category);
    if (id !== undefined) return { category, id, isSure: true };
    return { category, id: isLost(category) || common === undefined ? waiting : common, isSure: false };
  });
  const lines = new Map(places.map(({ category, id }) => [category, ancestors.get(id) ?? [id]]));
  return { places, lines, waiting };
}

/** What the feed lists; one common category when it lists none and an offer names one that nobody knows. */
export function wantedCategories(read: ReadFeed, isKnown: (category: string) => boolean): FeedCategory[] {
  if (read.ordered.length > 0) return read.ordered;
  const isNeeded = [...read.offersIn.keys()].some(
    (category) => category !== '' && ownCategoryOf(category) === undefined && !isKnown(category),
  );
  return isNeeded ? [onlyCategory()] : [];
}
