import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** Lists stored by a guest's browser, or by the shop for customers: comparison and recently viewed. */
export const LIST_NAMES = ['compare', 'recent'] as const;

/** Products in customers' lists, shared by their devices. */
export const listedProducts = pgTable(
  'listed_products',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    list: text('list', { enum: LIST_NAMES }).notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Position in the list; the newest has the smallest. */
    position: integer('position').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.list, table.productId] }),
    index('listed_products_product').on(table.productId),
  ],
);
