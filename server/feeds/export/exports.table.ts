import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Feeds the shop gives to others, one row per kind and city; the file itself lies in the data folder. */
export const exportFeeds = pgTable(
  'export_feeds',
  {
    kind: text('kind').$type<'yml' | 'google' | 'kaspi'>().notNull(),
    /** 0: the one for every city without prices of its own. */
    cityId: integer('city_id').notNull(),
    /** How many products it has. */
    products: integer('products').notNull(),
    bytes: integer('bytes').notNull(),
    /** Hash of the file, its ETag. */
    hash: text('hash').notNull(),
    /** When the file was written. */
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    /** Why the last run created nothing new; absent when it did. The file before it stays. */
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.cityId] })],
);
