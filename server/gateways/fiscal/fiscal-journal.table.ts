import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Receipts of the built-in journal, for a shop without a cash register. Rows are added, never changed. */
export const fiscalJournal = pgTable(
  'fiscal_journal',
  {
    /** Number on the receipt: one after the other without gaps. */
    number: integer('number').primaryKey(),
    /** Reference of the receipt in `receipts`. */
    reference: text('reference').notNull().unique(),
    kind: text('kind', { enum: ['sale', 'return'] }).notNull(),
    /** Number of the sale that a return is of. */
    basis: integer('basis'),
    /** Content of the receipt, as `ReceiptContent` of domain/payments/receipt.ts. */
    content: jsonb('content').$type<unknown>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('fiscal_journal_issued_at').on(table.issuedAt)],
);
