import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { orders } from './orders.table.ts';

/** Order gifts with texts and terms at checkout; their stock is reserved like that of order lines. */
export const orderGifts = pgTable(
  'order_gifts',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Code of the offer; its terms may have changed since. */
    offer: text('offer').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    /** Value at checkout, tenge; the buyer pays nothing for it. */
    value: integer('value').notNull(),
    /** Min total of eligible products to keep the gift on a return, tenge. */
    minimumSum: integer('minimum_sum').notNull(),
    /** Eligible products at checkout; null if all are eligible. */
    productIds: integer('product_ids').array(),
  },
  (table) => [
    index('order_gifts_product').on(table.productId),
    check('order_gifts_sums', sql`least(${table.value}, ${table.minimumSum}) >= 0`),
  ],
);
