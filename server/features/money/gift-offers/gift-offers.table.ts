import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Gifts that the shop offers for orders that qualify; a buyer chooses one product of one offer, or none. */
export const giftOffers = pgTable(
  'gift_offers',
  {
    /** How operators call it, such as `case-for-phone`. */
    code: text('code').primaryKey(),
    titleRu: text('title_ru').notNull(),
    titleKk: text('title_kk').notNull(),
    /** Categories whose products count, what is below them included; absent together with `productIds` when every product counts. */
    categoryIds: integer('category_ids').array(),
    /** Products that count, beside those of the categories. */
    productIds: integer('product_ids').array(),
    /** Tenge that the products that count must cost after the promo code; 0 when having one is enough. */
    minimumSum: integer('minimum_sum').notNull().default(0),
    /** Products among which the buyer chooses, in the order they are shown. */
    giftProductIds: integer('gift_product_ids').array().notNull(),
    /** Moments between which it is offered; absent without a bound. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('gift_offers_sum', sql`${table.minimumSum} >= 0`),
    check('gift_offers_products', sql`cardinality(${table.giftProductIds}) between 1 and 12`),
  ],
);
