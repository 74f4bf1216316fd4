import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Payments of the built-in sandbox bank; no other module reads this table. Card numbers are never stored. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    /** Unguessable; part of the hosted page's URL. */
    id: text('id').primaryKey(),
    /** The shop's own reference. */
    reference: text('reference').notNull().unique(),
    /** Tenge. */
    amount: integer('amount').notNull(),
    description: text('description').notNull(),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    returnUrl: text('return_url').notNull(),
    webhookUrl: text('webhook_url').notNull(),
    /** open, confirming (3-D Secure step), approved, declined. */
    state: text('state').$type<'open' | 'confirming' | 'approved' | 'declined'>().notNull().default('open'),
    /** The status call reports `hidden` instead of `state` until then. */
    revealAt: timestamp('reveal_at', { withTimezone: true }),
    /** Status reported until `reveal_at`. */
    hidden: text('hidden').$type<'pending' | 'unknown'>(),
    reason: text('reason'),
    /** Last four digits of the card. */
    cardTail: text('card_tail'),
    /** Last valid month of the card, `YYYY-MM`. */
    cardExpires: text('card_expires'),
    /** Token of the card, if the shopper allowed storing it; the number is never stored. */
    keepToken: text('keep_token').unique(),
    /** The stored card offered first on the page. */
    cardToken: text('card_token'),
    /** Outcome of the 3-D Secure step. */
    planned: text('planned'),
    /** Wrong codes of the 3-D Secure step. */
    wrongCodes: integer('wrong_codes').notNull().default(0),
    /** Refunds: tenge by the shop's refund id. */
    refunds: jsonb('refunds').$type<Record<string, number>>().notNull().default({}),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Time of the next notification to the shop; null when none is due. */
    webhookAt: timestamp('webhook_at', { withTimezone: true }),
    webhookTries: integer('webhook_tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sandbox_payments_webhook').on(table.webhookAt)],
);
