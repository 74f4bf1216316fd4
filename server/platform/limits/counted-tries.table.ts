import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts at guessable values (promo codes, gift cards, customers' phones), by hour; deleted after a day. */
export const countedTries = pgTable(
  'counted_tries',
  {
    /** SHA-256 of the counting key: an address, a session, a phone, a card number. */
    key: text('key').notNull(),
    /** Start of the counting window: an hour, or a day for daily limits. */
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    count: integer('count').notNull(),
    /** Limit of the window at the last attempt. */
    most: integer('most').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.hour] }), index('counted_tries_hour').on(table.hour)],
);
