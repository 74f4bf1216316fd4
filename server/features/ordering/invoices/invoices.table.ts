import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Invoices for organisations, one per master order paid by invoice, with the order's number. */
export const invoices = pgTable(
  'invoices',
  {
    /** Master number of the order. */
    number: text('number').primaryKey(),
    /** Reference in the URL of its PDF, unguessable. */
    reference: text('reference').notNull().unique(),
    organisation: text('organisation').notNull(),
    bin: text('bin').notNull(),
    address: text('address').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('invoices_bin').on(table.bin)],
);
