import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** Attempts to pay an order; at most one of an order is ever accepted. */
export const paymentAttempts = pgTable('payment_attempts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Order it pays for; no foreign key, since payments stand below orders. */
  orderId: integer('order_id').notNull(),
  /** Gateway by name: `sandbox` or a real one. */
  gateway: text('gateway').notNull(),
  /** Our number at the gateway, unguessable. */
  reference: text('reference').notNull().unique(),
  /** The gateway's own number once it answered. */
  externalId: text('external_id'),
  /** Tenge. */
  amount: integer('amount').notNull(),
  /** State of `domain/payment-status.ts`. */
  status: text('status').notNull(),
  /** Where the shopper pays. */
  pageUrl: text('page_url'),
  /** Why it failed: the gateway's code. */
  reason: text('reason'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
}, (table) => [
  index('payment_attempts_order').on(table.orderId),
  index('payment_attempts_open').on(table.status, table.updatedAt),
  uniqueIndex('payment_attempts_one_accepted').on(table.orderId).where(sql`status = 'accepted'`),
]);
