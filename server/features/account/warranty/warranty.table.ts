import { boolean, doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { orders } from '../../ordering/orders/orders.table.ts';

/** Authorised service centres with their brands. */
export const serviceCentres = pgTable(
  'service_centres',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Key in import files; importing again updates the same centre. */
    key: text('key').notNull().unique(),
    cityId: integer('city_id').notNull(),
    /** Brand names, as in products. */
    brands: text('brands').array().notNull(),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    addressRu: text('address_ru').notNull(),
    addressKk: text('address_kk').notNull(),
    /** Same format as shops: `daily 10:00-19:00`. */
    hours: text('hours').notNull(),
    /** Ten digits after +7, or empty. */
    phone: text('phone').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** True for fictitious demo centres. */
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [index('service_centres_city').on(table.cityId)],
);

/** Serial numbers of delivered products. */
export const serialNumbers = pgTable(
  'serial_numbers',
  {
    /** Normalised by `serialNumber` of domain/orders/warranty.ts. */
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
