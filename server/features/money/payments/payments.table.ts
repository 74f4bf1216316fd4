import { sql } from 'drizzle-orm';
import { ATTEMPT_STATES, OPEN_ATTEMPT_STATES } from '#domain/payments/payment-status.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** SQL condition for an open attempt. Queries must use the same text as the index, or PostgreSQL will not use it. */
export const IS_OPEN = `status in (${OPEN_ATTEMPT_STATES.map((state) => `'${state}'`).join(', ')})`;

/** Payment attempts; an order has at most one open and at most one accepted attempt. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** First order of a master number, or a gift card purchase. No foreign key: payments are a layer below both. */
    orderId: integer('order_id').notNull(),
    /** Orders of the master number paid by the amount. */
    covers: integer('covers').array().notNull(),
    /** Gateway name: `sandbox` or a real one. */
    gateway: text('gateway').notNull(),
    /** Our reference at the gateway, unguessable. */
    reference: text('reference').notNull().unique(),
    /** The gateway's number, once it answered. */
    externalId: text('external_id'),
    /** Tenge. */
    amount: integer('amount').notNull(),
    /** State of `domain/payments/payment-status.ts`. */
    status: text('status', { enum: ATTEMPT_STATES }).notNull(),
    /** Payment page URL. */
    pageUrl: text('page_url'),
    /**
     * Customer whose card the gateway may save, until it is saved. No foreign key: erasing a customer must not keep
     * data here.
     */
    keepFor: integer('keep_for'),
    /** Version of the consent text. */
    keepConsent: text('keep_consent'),
    /** Failure code from the gateway. */
    reason: text('reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Next check by the reconciliation job; null once the outcome is final. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    /** Last poll on behalf of a waiting shopper, from any tab or process. */
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

/** QR codes of attempts: payload and min poll interval. */
export const paymentCodes = pgTable('payment_codes', {
  attemptId: integer('attempt_id')
    .primaryKey()
    .references(() => paymentAttempts.id),
  /** QR payload. */
  code: text('code').notNull(),
  /** Apps that can pay it on the same phone; read by `parseApps` of payment-codes.queries.ts. */
  apps: jsonb('apps').$type<unknown>().notNull(),
  /** Payment cannot start after this time. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Min poll interval required by the gateway, ms. */
  pollMs: integer('poll_ms').notNull(),
});

/** Refunds, one row per attempt, order and cause, which prevents double refunds. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    /** Refunded order; 0 refunds the whole attempt (a late or second success). */
    orderId: integer('order_id').notNull(),
    /** Number of the return; empty for a cancelled order or a late payment. */
    cause: text('cause').notNull().default(''),
    /** Tenge. */
    amount: integer('amount').notNull(),
    /** due until the gateway accepts it, then done; refused if it never will and an operator must act. */
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
