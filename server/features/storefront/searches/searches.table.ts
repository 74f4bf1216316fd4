import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Searches by day. The searcher is not stored, and queries that look like a phone, a card or a mail address are never
 * stored.
 */
export const searches = pgTable(
  'searches',
  {
    /** Day in Almaty. */
    day: date('day').notNull(),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** Normalised words: lower case, single spaces. */
    words: text('words').notNull(),
    /** Number of searches. */
    asked: integer('asked').notNull(),
    /** Products found the last time; 0 marks a query to improve. */
    found: integer('found').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.language, table.words] }),
    index('searches_nothing').on(table.day).where(sql`found = 0`),
  ],
);
