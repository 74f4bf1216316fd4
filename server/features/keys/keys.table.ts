import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.table.ts';
import { customers } from '../customers/customers.table.ts';

/** Licence and electronic keys that customers have bought; assigned when the order is paid (decisions §7). */
export const licenceKeys = pgTable(
  'licence_keys',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    orderNumber: text('order_number').notNull(),
    /** The key itself, encrypted (`platform/encryption.ts`); never logged. */
    keyEncrypted: text('key_encrypted').notNull(),
    /** When the customer first saw it; an opened key is not returnable. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('licence_keys_customer').on(table.customerId)],
);
