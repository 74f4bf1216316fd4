import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.table.ts';

/** Saved delivery addresses of customers (spec §3). */
export const addresses = pgTable(
  'addresses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** City as `cities.id`. */
    cityId: integer('city_id').notNull(),
    /** Street or microdistrict as typed. */
    street: text('street').notNull(),
    house: text('house').notNull(),
    apartment: text('apartment').notNull().default(''),
    /** Digits with an optional minus, or empty. */
    floor: text('floor').notNull().default(''),
    entrance: text('entrance').notNull().default(''),
    /** Note for the courier. */
    comment: text('comment').notNull().default(''),
    isPrivateHouse: boolean('is_private_house').notNull().default(false),
    hasIntercom: boolean('has_intercom').notNull().default(false),
    hasElevator: boolean('has_elevator').notNull().default(false),
    /** Degrees, WGS 84; null together with the longitude. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Default address of the checkout. */
    isSelected: boolean('is_selected').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('addresses_customer').on(table.customerId),
    uniqueIndex('addresses_selected').on(table.customerId).where(sql`is_selected`),
  ],
);
