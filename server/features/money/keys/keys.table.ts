import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** Licence and electronic keys: unsold ones and those assigned to paid orders (decisions §7). */
export const licenceKeys = pgTable(
  'licence_keys',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Order the key is assigned to; null until it is sold. */
    orderNumber: text('order_number'),
    /** The key, encrypted (`platform/encryption.ts`); never logged. */
    keyEncrypted: text('key_encrypted').notNull(),
    /** Hash of the key under the store's secret; prevents loading a key twice. */
    keyHash: text('key_hash').notNull(),
    /** Time of assignment to the order. */
    assignedAt: timestamp('assigned_at', { withTimezone: true }),
    /** Time the customer first saw it; an opened key cannot be returned. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('licence_keys_customer').on(table.customerId),
    index('licence_keys_order').on(table.orderNumber),
    index('licence_keys_free').on(table.productId, table.id).where(sql`order_number is null`),
    uniqueIndex('licence_keys_key').on(table.productId, table.keyHash),
    check('licence_keys_assigned', sql`(${table.orderNumber} is null) = (${table.assignedAt} is null)`),
    check('licence_keys_opened', sql`${table.openedAt} is null or ${table.assignedAt} is not null`),
  ],
);
