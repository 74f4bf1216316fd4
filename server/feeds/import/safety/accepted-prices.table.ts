import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../../../features/storefront/catalog/catalog.table.ts';

/** Suspicious prices (below the floor, repeated across a feed) that an operator accepted for one offer. */
export const acceptedPrices = pgTable(
  'accepted_prices',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** City of the price; 0 for every city. */
    cityId: integer('city_id').notNull(),
    /** Tenge; another suspicious price needs another acceptance. */
    price: integer('price').notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.cityId] })],
);
