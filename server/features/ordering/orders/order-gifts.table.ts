import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { orders } from './orders.table.ts';

/** The gift of an order, with the words and terms of the moment it was placed; its stock is held like that of the lines. */
export const orderGifts = pgTable(
  'order_gifts',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Code of the offer, which may have other terms by now. */
    offer: text('offer').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    /** Tenge it cost when it was given; the buyer pays nothing for it. */
    value: integer('value').notNull(),
    /** Tenge that the products that count must cost, or the gift comes back with them. */
    minimumSum: integer('minimum_sum').notNull(),
    /** Products of the placing that count; absent when all do. */
    productIds: integer('product_ids').array(),
  },
  (table) => [
    index('order_gifts_product').on(table.productId),
    check('order_gifts_sums', sql`least(${table.value}, ${table.minimumSum}) >= 0`),
  ],
);
