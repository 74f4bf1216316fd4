import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Numbers of attempts at Halyk ePay, which accepts only digits; six digits, because the last six must be unique per
 * terminal.
 */
export const halykInvoices = pgTable(
  'halyk_invoices',
  {
    number: integer('number')
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 100_000, minValue: 100_000, maxValue: 999_999 }),
    /** Our reference of the attempt. */
    reference: text('reference').notNull().unique(),
    /** Its payment page; null until the bank has issued a token. */
    pageUrl: text('page_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('halyk_invoices_digits', sql`${table.number} between 100000 and 999999`)],
);
