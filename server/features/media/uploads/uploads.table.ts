import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.table.ts';
import { orders } from '../../ordering/orders/orders.table.ts';

/** Entity types that accept files. */
export const FILE_USES = ['review', 'complaint', 'return'] as const;

/** Files attached to a review, a complaint or a return; the bytes are on disk next to the pictures. */
export const customerFiles = pgTable(
  'customer_files',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** 24 random hexadecimal digits: the file name on disk, and in the URL of a published picture. */
    key: text('key').notNull().unique(),
    /** Owner; null for a guest's return photo. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Order of a return photo; null for other files. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['image', 'pdf'] }).notNull(),
    /** Display name, from the customer's device. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Pixels and dominant colour of a picture. */
    width: integer('width'),
    height: integer('height'),
    color: text('color'),
    /** Type of the entity it is attached to; null until attached. */
    usedFor: text('used_for', { enum: FILE_USES }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('customer_files_customer').on(table.customerId),
    index('customer_files_order').on(table.orderId).where(sql`order_id is not null`),
  ],
);
