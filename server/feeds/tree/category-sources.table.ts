import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { categories } from '../../features/storefront/catalog/catalog.table.ts';

/** Maps a feed's categories to the shop's: the tree belongs to the shop, a supplier's list is a hint. */
export const categorySources = pgTable(
  'category_sources',
  {
    feed: text('feed').notNull(),
    /** Category id inside the feed. */
    externalId: text('external_id').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.feed, table.externalId] }),
    index('category_sources_category').on(table.categoryId),
  ],
);
