import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** QR codes of the built-in sandbox bank; no other module reads this table. */
export const sandboxQrs = pgTable('sandbox_qrs', {
  /** Unguessable; part of the URL in the code. */
  id: text('id').primaryKey(),
  /** The shop's own reference. */
  reference: text('reference').notNull().unique(),
  /** Tenge. */
  amount: integer('amount').notNull(),
  description: text('description').notNull(),
  language: text('language', { enum: ['ru', 'kk'] }).notNull(),
  returnUrl: text('return_url').notNull(),
  /** open, scanned, approved or declined. */
  state: text('state', { enum: ['open', 'scanned', 'approved', 'declined'] })
    .notNull()
    .default('open'),
  reason: text('reason'),
  /** The status call hides an approval until then. */
  revealAt: timestamp('reveal_at', { withTimezone: true }),
  /** Refunds: tenge by the shop's refund id. */
  refunds: jsonb('refunds').$type<Record<string, number>>().notNull().default({}),
  /** End of the time to scan the code, and to pay a scanned one. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
