import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Receipts of the built-in journal, for shops without a cash register; append-only. */
export const fiscalJournal = pgTable(
  'fiscal_journal',
  {
    /** Receipt number, consecutive without gaps. */
    number: integer('number').primaryKey(),
    /** Reference of the receipt in `receipts`. */
    reference: text('reference').notNull().unique(),
    kind: text('kind', { enum: ['sale', 'return'] }).notNull(),
    /** For a return: number of its sale. */
    basis: integer('basis'),
    /** Content of the receipt, as `ReceiptContent` of domain/payments/receipt.ts. */
    content: jsonb('content').$type<unknown>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('fiscal_journal_issued_at').on(table.issuedAt)],
);
