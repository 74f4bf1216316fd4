import { RECEIPT_KINDS, RECEIPT_STATES } from '#domain/payments/receipt.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Receipts of money that came and went, one for each event, written in the transaction of the event. */
export const receipts = pgTable(
  'receipts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Our number at the cash register and in the address of its page, unguessable. */
    reference: text('reference').notNull().unique(),
    /** Order that was paid; no foreign key, since receipts stand below orders and outlive them. */
    orderNumber: text('order_number').notNull(),
    kind: text('kind', { enum: RECEIPT_KINDS }).notNull(),
    /** Number of the return that gave money back; empty for a payment and for a cancelled order. */
    cause: text('cause').notNull().default(''),
    /** The sale that a return is of. */
    basisId: integer('basis_id'),
    /** What it says; read by `contentFrom` of receipts.stored.ts. */
    content: jsonb('content').$type<unknown>().notNull(),
    /** Tenge that came or went by the tender. */
    paid: integer('paid').notNull(),
    /** Where the cash register may send it: a mail address and ten digits after +7. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** State of `domain/payments/receipt.ts`. */
    state: text('state', { enum: RECEIPT_STATES }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    /** What went wrong at the last try; empty when nothing did. */
    problem: text('problem').notNull().default(''),
    /** Cash register that issued it, by the name of its gateway; the following are its words. */
    gateway: text('gateway'),
    number: text('number'),
    issuedAt: timestamp('issued_at', { withTimezone: true }),
    url: text('url'),
    registration: text('registration'),
    operator: text('operator'),
    offline: boolean('offline').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // One receipt for each event of an order, whoever is faster.
    uniqueIndex('receipts_once').on(table.orderNumber, table.kind, table.cause),
    index('receipts_due').on(table.nextTryAt).where(sql`state = 'waiting'`),
    index('receipts_not_issued').on(table.state).where(sql`state <> 'issued'`),
    check('receipts_paid', sql`${table.paid} > 0`),
    check(
      'receipts_issued',
      sql`(${table.state} = 'issued') = (${table.number} is not null and ${table.issuedAt} is not null)`,
    ),
    check('receipts_basis', sql`(${table.kind} = 'return') = (${table.basisId} is not null)`),
  ],
);
