import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Calls of providers without an idempotency key. A recorded call is never sent again automatically. */
export const sentOnce = pgTable(
  'sent_once',
  {
    /** Gateway by name. */
    gateway: text('gateway').notNull(),
    /** The action: our payment reference or refund id, prefixed with its kind. */
    id: text('id').notNull(),
    /** Null until the provider responded. */
    doneAt: timestamp('done_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.id] })],
);
