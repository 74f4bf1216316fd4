import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Gift offers for qualifying orders; a buyer chooses one product from one offer, or none. */
export const giftOffers = pgTable(
  'gift_offers',
  {
    /** Operators' name for it, such as `case-for-phone`. */
    code: text('code').primaryKey(),
    titleRu: text('title_ru').notNull(),
    titleKk: text('title_kk').notNull(),
    /** Eligible categories, subcategories included; null together with `productIds` if every product is eligible. */
    categoryIds: integer('category_ids').array(),
    /** Eligible products in addition to those of the categories. */
    productIds: integer('product_ids').array(),
    /** Min total of the eligible products after the promo code, tenge; 0 if one of them is enough. */
    minimumSum: integer('minimum_sum').notNull().default(0),
    /** Gifts to choose from, in display order. */
    giftProductIds: integer('gift_product_ids').array().notNull(),
    /** Start and end; null if unbounded. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('gift_offers_sum', sql`${table.minimumSum} >= 0`),
    check('gift_offers_products', sql`cardinality(${table.giftProductIds}) between 1 and 12`),
  ],
);
