import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** QR codes of the built-in sandbox bank, its own state: no other slice reads it. */
export const sandboxQrs = pgTable('sandbox_qrs', {
  /** Unguessable; the address that the code leads to. */
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
  /** Until this moment the status call keeps an approval to itself. */
  revealAt: timestamp('reveal_at', { withTimezone: true }),
  /** Refunds: tenge by the shop's refund id. */
  refunds: jsonb('refunds').$type<Record<string, number>>().notNull().default({}),
  /** The code can be scanned, and paid once it was scanned, until then. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
