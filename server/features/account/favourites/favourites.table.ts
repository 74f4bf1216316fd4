import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** Products that customers keep, on all their devices. */
export const favourites = pgTable(
  'favourites',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** City the heart was pressed in; the price is compared there alone. */
    cityId: integer('city_id').notNull(),
    /** Price of that moment in that city, tenge; null when the product had none. */
    priceSeen: integer('price_seen'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('favourites_product').on(table.productId),
  ],
);
