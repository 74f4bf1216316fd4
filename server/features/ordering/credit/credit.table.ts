import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { BANK_ANSWERS, CREDIT_STATES } from '#domain/payments/credit-application.ts';

/** Applications for credit or instalment, one open of an order at a time (spec §4, step 5). */
export const creditApplications = pgTable(
  'credit_applications',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** First order of a master number; no foreign key, as attempts have none. */
    orderId: integer('order_id').notNull(),
    /** Session that gave the IIN: only its own code proves it. */
    sessionId: integer('session_id'),
    masterNumber: text('master_number').notNull(),
    gateway: text('gateway').notNull(),
    /** Tenge that the order waits for. */
    amount: integer('amount').notNull(),
    /** The IIN, encrypted; forgotten once the application has ended. */
    iin: text('iin'),
    /** Its last four digits, which alone are shown. */
    iinEnd: text('iin_end').notNull(),
    /** Ten digits after +7. */
    phone: text('phone').notNull(),
    language: text('language', { enum: ['ru', 'kk'] }).notNull(),
    returnUrl: text('return_url').notNull(),
    /** Version of the consent to personal data that was agreed to, and when. */
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

/** What each bank was asked and has said. */
export const creditAnswers = pgTable(
  'credit_answers',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => creditApplications.id),
    bank: text('bank').notNull(),
    /** Our number at the bank, unguessable; a repeated request keeps it. */
    reference: text('reference').notNull().unique(),
    /** The bank's own number once it answered. */
    externalId: text('external_id'),
    answer: text('answer', { enum: BANK_ANSWERS }).notNull(),
    /** Offers of an approval; read by `offersFrom` of credit.queries.ts. */
    offers: jsonb('offers').$type<unknown>().notNull().default([]),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When somebody has taken the turn to ask it. */
    lookedAt: timestamp('looked_at', { withTimezone: true }),
    /** What the bank still has to be told: that it is off, or that the products were handed over. */
    due: text('due', { enum: ['cancel', 'deliver'] }),
    dueAt: timestamp('due_at', { withTimezone: true }),
    tries: integer('tries').notNull().default(0),
    /** When it was given up to tell the bank, which has refused to hear it or was not reached for days: a person has to. */
    stuckAt: timestamp('stuck_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.bank] }),
    index('credit_answers_due').on(table.dueAt).where(sql`due is not null`),
    index('credit_answers_stuck').on(table.stuckAt).where(sql`stuck_at is not null`),
    index('credit_answers_external').on(table.externalId),
  ],
);
