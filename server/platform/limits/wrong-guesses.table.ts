import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Wrong guesses at secret values, by minute; deleted within hours. Names are SHA-256 digests. */
export const wrongGuesses = pgTable(
  'wrong_guesses',
  {
    /** The minute of the guess. */
    minute: timestamp('minute', { withTimezone: true }).notNull(),
    /** Target of the guess: an order, a phone. */
    thing: text('thing').notNull(),
    /** The guessed pair: target and secret. */
    pair: text('pair').notNull(),
    /** Caller's address. */
    address: text('address').notNull(),
    /** Caller's network, IPv4 /24 or IPv6 /48; null when counted by owner instead of address. */
    network: text('network'),
  },
  (table) => [
    primaryKey({ columns: [table.minute, table.thing, table.pair, table.address] }),
    index('wrong_guesses_address').on(table.minute, table.address),
    index('wrong_guesses_network').on(table.minute, table.network),
  ],
);
