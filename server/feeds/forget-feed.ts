import { inTransaction, type Database } from '../platform/database/db.ts';
import { recordEvents } from '../platform/events/outbox.ts';
import { closePlaces } from './merge/close-places.ts';
import { keepSharedPlaces } from './merge/shared-places.ts';
import { lockFeed } from './import/lock-feed.ts';

/** What was taken from the shop with a feed. */
export type Forgotten = { products: number; places: number };

/**
 * Takes everything of a feed from the shop in one transaction: its products are withdrawn (orders, reviews and addresses
 * stay), its pickup points and warehouses close, but for points that another feed names too. A later import of the feed brings them back; one that runs now is not
 * waited for (`FeedRefused`).
 */
export function forgetFeed(db: Database, feed: string): Promise<Forgotten> {
  return inTransaction(db, async (tx) => {
    await lockFeed(tx, feed);
    const products = await tx`
      update products set withdrawn = true, updated_at = now() where feed = ${feed} and not withdrawn`;
    const places = await closePlaces(tx, feed, []);
    await keepSharedPlaces(tx, feed, new Map());
    if (products.count + places > 0) await recordEvents(tx, [{ type: 'catalog.replaced', feed }]);
    return { products: products.count, places };
  });
}
