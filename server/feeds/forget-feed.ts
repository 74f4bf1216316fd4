import { inTransaction, type Database } from '../platform/database/db.ts';
import { recordEvents } from '../platform/events/outbox.ts';
import { closePlaces } from './merge/close-places.ts';
import { storeSharedPlaces } from './merge/shared-places.ts';
import { lockFeed } from './import/lock-feed.ts';

/** Counts of entities that forgetting a feed removed. */
export type ForgetResult = { products: number; places: number };

/**
 * Removes everything of a feed in one transaction. Withdraws its products (orders, reviews and addresses stay) and
 * closes its pickup points and warehouses, except points that another feed also names. A later import restores them.
 * Throws `FeedRefused` while an import of the feed runs.
 */
export function forgetFeed(db: Database, feed: string): Promise<ForgetResult> {
  return inTransaction(db, async (tx) => {
    await lockFeed(tx, feed);
    const products = await tx`
      update products set withdrawn = true, withdrawn_reason = 'forgotten', updated_at = now() where feed = ${feed} and not withdrawn`;
    const places = await closePlaces(tx, feed, []);
    await storeSharedPlaces(tx, feed, new Map());
    if (products.count + places > 0) await recordEvents(tx, [{ type: 'catalog.replaced', feed }]);
    return { products: products.count, places };
  });
}
