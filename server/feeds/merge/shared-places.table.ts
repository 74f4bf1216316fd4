import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { shops } from '../../features/places/geo/shops.table.ts';

/**
 * Shops of one feed that another feed also lists, with that feed's key: the shop stays open when the first feed closes
 * it.
 */
export const sharedPlaces = pgTable(
  'shared_places',
  {
    feed: text('feed').notNull(),
    externalId: text('external_id').notNull(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.feed, table.externalId] }), index('shared_places_shop').on(table.shopId)],
);
