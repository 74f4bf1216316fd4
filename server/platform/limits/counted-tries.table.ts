import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Tries at what could be guessed (promo codes, gift cards, who is a customer), by hour; deleted after a day. */
export const countedTries = pgTable(
  'counted_tries',
  {
    /** SHA-256 of what is counted by: an address, a session, a phone, the number of a card. */
    key: text('key').notNull(),
    /** Start of the counting window: an hour, or a day for daily limits. */
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    count: integer('count').notNull(),
    /** How many the hour has, as the last try was told. */
    most: integer('most').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.hour] }), index('counted_tries_hour').on(table.hour)],
);
