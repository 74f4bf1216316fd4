import { sql } from 'drizzle-orm';
import { ATTEMPT_STATES, OPEN_ATTEMPT_STATES } from '#domain/payments/payment-status.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * SQL that tells whether an attempt may still be paid. It stands in statements as it stands in the index, or PostgreSQL
 * would not know the one by the other.
 */
export const IS_OPEN = `status in (${OPEN_ATTEMPT_STATES.map((state) => `'${state}'`).join(', ')})`;

/** Attempts to pay an order; at most one of an order is open, and at most one is ever accepted. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** First order of a master number, or a purchase of gift cards; no foreign key, since payments stand below both. */
    orderId: integer('order_id').notNull(),
    /** Orders of the master number that the amount pays. */
    covers: integer('covers').array().notNull(),
    /** Gateway by name: `sandbox` or a real one. */
    gateway: text('gateway').notNull(),
    /** Our number at the gateway, unguessable. */
    reference: text('reference').notNull().unique(),
    /** The gateway's own number once it answered. */
    externalId: text('external_id'),
    /** Tenge. */
    amount: integer('amount').notNull(),
    /** State of `domain/payments/payment-status.ts`. */
    status: text('status', { enum: ATTEMPT_STATES }).notNull(),
    /** Where the shopper pays. */
    pageUrl: text('page_url'),
    /** Customer whose card the gateway may keep, until it is noted; no foreign key, since what is erased leaves nothing to keep. */
    keepFor: integer('keep_for'),
    /** Version of the words that allow it. */
    keepConsent: text('keep_consent'),
    /** Why it failed: the gateway's code. */
    reason: text('reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the reconciliation job asks the gateway again; absent once there is nothing to learn. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    /** When the gateway was asked last on behalf of somebody who waits, from whichever tab or process. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId),
    index('payment_attempts_next_check').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    uniqueIndex('payment_attempts_one_open').on(table.orderId).where(sql.raw(IS_OPEN)),
    uniqueIndex('payment_attempts_one_accepted').on(table.orderId).where(sql`status = 'accepted'`),
    index('payment_attempts_keep').on(table.updatedAt).where(sql`keep_for is not null and status = 'accepted'`),
    index('payment_attempts_accepted_at').on(table.updatedAt).where(sql`status = 'accepted'`),
  ],
);

/** QR codes of attempts: what is drawn, and how often their gateway may be asked. */
export const paymentCodes = pgTable('payment_codes', {
  attemptId: integer('attempt_id')
    .primaryKey()
    .references(() => paymentAttempts.id),
  /** The text the code is drawn from. */
  code: text('code').notNull(),
  /** Apps that pay it on the phone that shows it; read by `appsFrom` of payment-codes.queries.ts. */
  apps: jsonb('apps').$type<unknown>().notNull(),
  /** Nobody can begin to pay it after this moment. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Pause the gateway wants between questions, ms. */
  pollMs: integer('poll_ms').notNull(),
});

/** Money to give back, one row for each attempt, order and cause, so that nothing is given back twice. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    /** Order the money is for; 0 gives the whole attempt back (a late or second success). */
    orderId: integer('order_id').notNull(),
    /** Number of the return it is for; empty when the order is cancelled or the attempt came too late. */
    cause: text('cause').notNull().default(''),
    /** Tenge. */
    amount: integer('amount').notNull(),
    /** due until the gateway has taken it, then done; refused when it never will, so that a person must. */
    state: text('state', { enum: ['due', 'done', 'refused'] })
      .notNull()
      .default('due'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.orderId, table.cause] }),
    index('payment_refunds_due').on(table.nextTryAt).where(sql`state = 'due'`),
    index('payment_refunds_not_given').on(table.state).where(sql`state <> 'done'`),
  ],
);
