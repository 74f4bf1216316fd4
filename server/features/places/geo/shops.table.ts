import { doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Places with stock: shops open to customers, and courier warehouses. */
export const shops = pgTable(
  'shops',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Feed that owns the shop; `sauda` for our own. */
    feed: text('feed').notNull(),
    externalId: text('external_id').notNull(),
    /** Absent for a central warehouse, whose stock reaches any city in `feed.centralDays`. */
    cityId: integer('city_id'),
    kind: text('kind').$type<'shop' | 'warehouse'>().notNull(),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    addressRu: text('address_ru').notNull().default(''),
    addressKk: text('address_kk').notNull().default(''),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Working hours as parsed by `parseShopHours`. */
    hours: text('hours').notNull().default('daily 10:00-20:00'),
    /** Slug of its page, unique in the shop and permanent; absent for warehouses and unnamed places. */
    slug: text('slug'),
    phone: text('phone').notNull().default(''),
    /** Services of `domain/delivery/shop-services.ts`, separated by spaces. */
    services: text('services').notNull().default(''),
    /** Directions as text. */
    wayRu: text('way_ru').notNull().default(''),
    wayKk: text('way_kk').notNull().default(''),
  },
  (table) => [
    uniqueIndex('shops_external').on(table.feed, table.externalId),
    uniqueIndex('shops_slug').on(table.slug),
    index('shops_city').on(table.cityId),
  ],
);
