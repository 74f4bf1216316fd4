import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What people search for, counted by day. Who searched is not kept, and queries that look like a phone, a card or a
 * mail address never get here.
 */
export const searches = pgTable(
  'searches',
  {
    /** Day in Almaty. */
    day: date('day').notNull(),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** Words as people would write them again: lower case, one space between words. */
    words: text('words').notNull(),
    /** How often they were searched. */
    asked: integer('asked').notNull(),
    /** Products found the last time; 0 marks a query to mend. */
    found: integer('found').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.language, table.words] }),
    index('searches_nothing').on(table.day).where(sql`found = 0`),
  ],
);
