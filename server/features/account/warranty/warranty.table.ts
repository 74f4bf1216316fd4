import { boolean, doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { orders } from '../../ordering/orders/orders.table.ts';

/** Centres that repair under the warranty of some brands. */
export const serviceCentres = pgTable(
  'service_centres',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** What a file calls it; a file loaded again changes the same centre. */
    key: text('key').notNull().unique(),
    cityId: integer('city_id').notNull(),
    /** Names of brands, as products have them. */
    brands: text('brands').array().notNull(),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    addressRu: text('address_ru').notNull(),
    addressKk: text('address_kk').notNull(),
    /** As of shops: `daily 10:00-19:00`. */
    hours: text('hours').notNull(),
    /** Ten digits after +7, or empty. */
    phone: text('phone').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Invented for the demonstration. */
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [index('service_centres_city').on(table.cityId)],
);

/** Serial numbers of what was handed over. */
export const serialNumbers = pgTable(
  'serial_numbers',
  {
    /** As `serialNumber` of domain/orders/warranty.ts writes it. */
    serial: text('serial').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('serial_numbers_order').on(table.orderId)],
);
