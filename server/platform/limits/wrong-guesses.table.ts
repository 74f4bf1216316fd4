import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Wrong guesses at what only its owner knows, by minute; deleted within hours. Names are SHA-256 of what they stand for. */
export const wrongGuesses = pgTable(
  'wrong_guesses',
  {
    /** The minute it is counted in. */
    minute: timestamp('minute', { withTimezone: true }).notNull(),
    /** What was guessed about: an order, a phone. */
    thing: text('thing').notNull(),
    /** What was tried: a thing with the secret somebody thought it has. */
    pair: text('pair').notNull(),
    /** Address it came from. */
    address: text('address').notNull(),
    /** The network around it, IPv4 /24 or IPv6 /48; null when an owner is counted in the place of an address. */
    network: text('network'),
  },
  (table) => [
    primaryKey({ columns: [table.minute, table.thing, table.pair, table.address] }),
    index('wrong_guesses_address').on(table.minute, table.address),
    index('wrong_guesses_network').on(table.minute, table.network),
  ],
);
