import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.table.ts';
import { orders } from '../../ordering/orders/orders.table.ts';

/** What a file can be sent with. */
export const FILE_USES = ['review', 'complaint', 'return'] as const;

/** Files that were sent with a review, a complaint or a return; the bytes are on disk beside the pictures. */
export const customerFiles = pgTable(
  'customer_files',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** 24 hexadecimal digits drawn at random: the name on disk, and of a picture its address once it is published. */
    key: text('key').notNull().unique(),
    /** Whose it is; null for a guest's photo of a return. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The order a photo of a return was sent for; null for other files. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['image', 'pdf'] }).notNull(),
    /** Name the customer's device gave it, for showing. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Pixels and prevailing colour of an image. */
    width: integer('width'),
    height: integer('height'),
    color: text('color'),
    /** What it belongs to; absent until something is sent with it. */
    usedFor: text('used_for', { enum: FILE_USES }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('customer_files_customer').on(table.customerId),
    index('customer_files_order').on(table.orderId).where(sql`order_id is not null`),
  ],
);
