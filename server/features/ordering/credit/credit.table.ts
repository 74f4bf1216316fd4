import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { BANK_ANSWERS, CREDIT_STATES } from '#domain/payments/credit-application.ts';

/** Credit and instalment applications, at most one open per order (spec §4, step 5). */
export const creditApplications = pgTable(
  'credit_applications',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** First order of a master number; no foreign key, as in payment attempts. */
    orderId: integer('order_id').notNull(),
    /** Session that entered the IIN; only its code verifies it. */
    sessionId: integer('session_id'),
    masterNumber: text('master_number').notNull(),
    gateway: text('gateway').notNull(),
    /** Amount due for the order, tenge. */
    amount: integer('amount').notNull(),
    /** IIN, encrypted; deleted in a final state. */
    iin: text('iin'),
    /** Last four digits of the IIN, for display. */
    iinEnd: text('iin_end').notNull(),
    /** Ten digits after +7. */
    phone: text('phone').notNull(),
    language: text('language', { enum: ['ru', 'kk'] }).notNull(),
    returnUrl: text('return_url').notNull(),
    /** Version and time of the consent to personal data processing. */
    consentVersion: text('consent_version').notNull(),
    consentAt: timestamp('consent_at', { withTimezone: true }).notNull(),
    /** State of `domain/payments/credit-application.ts`. */
    state: text('state', { enum: CREDIT_STATES }).notNull(),
    chosenBank: text('chosen_bank'),
    chosenMonths: integer('chosen_months'),
    signUrl: text('sign_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('credit_applications_one_open')
      .on(table.orderId)
      .where(sql`state not in ('refused', 'cancelled', 'expired')`),
    index('credit_applications_asking').on(table.id).where(sql`state in ('asking', 'offered')`),
  ],
);

/** Requests to banks and their answers. */
export const creditAnswers = pgTable(
  'credit_answers',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => creditApplications.id),
    bank: text('bank').notNull(),
    /** Our reference at the bank, unguessable; kept when the request is repeated. */
    reference: text('reference').notNull().unique(),
    /** The bank's number, once it answered. */
    externalId: text('external_id'),
    answer: text('answer', { enum: BANK_ANSWERS }).notNull(),
    /** Approved offers; read by `parseOffers` of credit.queries.ts. */
    offers: jsonb('offers').$type<unknown>().notNull().default([]),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Last poll of the bank, by any caller. */
    lookedAt: timestamp('looked_at', { withTimezone: true }),
    /** Pending notification to the bank: cancellation or hand-over. */
    due: text('due', { enum: ['cancel', 'deliver'] }),
    dueAt: timestamp('due_at', { withTimezone: true }),
    tries: integer('tries').notNull().default(0),
    /** Time notifications stopped, after a refusal or days without connection; an operator takes over. */
    stuckAt: timestamp('stuck_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.bank] }),
    index('credit_answers_due').on(table.dueAt).where(sql`due is not null`),
    index('credit_answers_stuck').on(table.stuckAt).where(sql`stuck_at is not null`),
    index('credit_answers_external').on(table.externalId),
  ],
);
