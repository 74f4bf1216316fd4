import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Short addresses `/r/{id}` for messages and QR codes (decisions §2). */
export const shortLinks = pgTable('short_links', {
  id: text('id').primaryKey(),
  /** Path of the shop with its query, without prefix. */
  target: text('target').notNull(),
  /** Visit count, without robots. */
  opened: integer('opened').notNull().default(0),
  openedAt: timestamp('opened_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
