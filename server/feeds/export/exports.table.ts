import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Exported feeds, one row per kind and city; the files are in the data folder. */
export const exportFeeds = pgTable(
  'export_feeds',
  {
    kind: text('kind').$type<'yml' | 'google' | 'kaspi'>().notNull(),
    /** 0: the all-cities feed. */
    cityId: integer('city_id').notNull(),
    /** Number of products. */
    products: integer('products').notNull(),
    bytes: integer('bytes').notNull(),
    /** Hash of the file, its ETag. */
    hash: text('hash').notNull(),
    /** When the file was written. */
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    /** Why the last run created nothing new; absent after success. The previous file stays. */
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.cityId] })],
);
