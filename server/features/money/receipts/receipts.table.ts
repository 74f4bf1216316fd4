import { RECEIPT_KINDS, RECEIPT_STATES } from '#domain/payments/receipt.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Receipts of payments and refunds, one per event, written in the event's transaction. */
export const receipts = pgTable(
  'receipts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Our reference at the cash register and in the page URL, unguessable. */
    reference: text('reference').notNull().unique(),
    /** The paid order. No foreign key: receipts are a layer below orders and outlive them. */
    orderNumber: text('order_number').notNull(),
    kind: text('kind', { enum: RECEIPT_KINDS }).notNull(),
    /** Number of the refunded return; empty for a payment and for a cancelled order. */
    cause: text('cause').notNull().default(''),
    /** The sale that this return reverses. */
    basisId: integer('basis_id'),
    /** Receipt content; read by `parseContent` of receipts.stored.ts. */
    content: jsonb('content').$type<unknown>().notNull(),
    /** Amount per tender, tenge. */
    paid: integer('paid').notNull(),
    /** Contacts the cash register may send it to: an email address and ten digits after +7. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** State of `domain/payments/receipt.ts`. */
    state: text('state', { enum: RECEIPT_STATES }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    /** Error of the last attempt; empty if none. */
    problem: text('problem').notNull().default(''),
    /** Gateway name of the issuing cash register; the columns below hold its data. */
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
    // One receipt per event of an order, even with concurrent requests.
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
