import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Calls of providers without an idempotency key: what is written here before it is sent is never sent again by itself. */
export const sentOnce = pgTable(
  'sent_once',
  {
    /** Gateway by name. */
    gateway: text('gateway').notNull(),
    /** The action: our payment reference or refund id, prefixed with its kind. */
    id: text('id').notNull(),
    /** Absent until the provider's answer has come. */
    doneAt: timestamp('done_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.id] })],
);
