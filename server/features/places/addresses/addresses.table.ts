import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { mapAddressFields } from '#domain/addresses/address.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** One column per field; optional fields are empty by default. */
const addressColumns = mapAddressFields(
  (_name, { column, isRequired: required }) =>
    (required ? text(column).notNull() : text(column).notNull().default('')) as TextColumn,
  (_name, { column }) => boolean(column).notNull().default(false),
);
type TextColumn = ReturnType<ReturnType<typeof text>['notNull']>;

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
    /** The fields of domain/addresses/address.ts as they were typed, by their columns. */
    ...addressColumns,
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
