import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Applications at the sandbox banks; no other module reads this table. The IIN is not stored. */
export const sandboxCredits = pgTable('sandbox_credits', {
  /** Unguessable; part of the signing page's URL. */
  id: text('id').primaryKey(),
  /** The shop's own reference. */
  reference: text('reference').notNull().unique(),
  bank: text('bank').notNull(),
  /** Tenge. */
  amount: integer('amount').notNull(),
  description: text('description').notNull(),
  language: text('language', { enum: ['ru', 'kk'] }).notNull(),
  returnUrl: text('return_url').notNull(),
  /** Decision of the bank: approved, declined, or none. */
  verdict: text('verdict', { enum: ['approved', 'declined', 'silent'] }).notNull(),
  /** When the decision becomes visible. */
  answersAt: timestamp('answers_at', { withTimezone: true }).notNull(),
  /** Chosen term, months. */
  months: integer('months'),
  /** open, signed, refused by the applicant, or cancelled by the shop. */
  state: text('state', { enum: ['open', 'signed', 'refused', 'cancelled'] })
    .notNull()
    .default('open'),
  delivered: boolean('delivered').notNull().default(false),
  /** Refunds: tenge by the shop's refund id. */
  refunds: jsonb('refunds').$type<Record<string, number>>().notNull().default({}),
});
