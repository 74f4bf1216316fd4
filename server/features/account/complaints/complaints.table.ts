import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { COMPLAINT_TYPES } from '#domain/orders/complaint.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import { customerFiles } from '../../media/uploads/uploads.table.ts';

/** Complaints of customers. */
export const complaints = pgTable(
  'complaints',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** C-YYYY-NNNNNN (decisions §7). */
    ticket: text('ticket').notNull().unique(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    type: text('type', { enum: COMPLAINT_TYPES }).notNull(),
    /** Order number; null for a complaint without an order. */
    orderNumber: text('order_number'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The shop's answer; null while under consideration. */
    answer: text('answer'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('complaints_customer').on(table.customerId, table.id)],
);

/** Files attached to complaints. */
export const complaintFiles = pgTable(
  'complaint_files',
  {
    complaintId: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => customerFiles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.complaintId, table.fileId] })],
);

/** Last ticket number per year. */
export const complaintTickets = pgTable('complaint_tickets', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
