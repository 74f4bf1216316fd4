import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Guests' sessions; the seal itself is known to the client alone, here is its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sealHash: text('seal_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_seen_at').on(table.seenAt)],
);
