import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** What customers wait for, per city; told of once, then kept a month for the record. */
export const productAlerts = pgTable(
  'product_alerts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    cityId: integer('city_id').notNull(),
    kind: text('kind', { enum: ['stock', 'price'] }).notNull(),
    channel: text('channel', { enum: ['push', 'sms', 'mail'] }).notNull(),
    /** Language the alert was asked for in. */
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** Price the next one has to be below, tenge; null for an alert of stock. */
    below: integer('below'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was last looked at; the one looked at longest ago is next. */
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    /** When the customer was told; it waits no more. */
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('product_alerts_waiting')
      .on(table.customerId, table.productId, table.cityId, table.kind)
      .where(sql`told_at is null`),
    index('product_alerts_next').on(table.checkedAt).where(sql`told_at is null`),
    index('product_alerts_product').on(table.productId),
  ],
);
